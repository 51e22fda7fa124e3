// A scenario as YAML: the top levels in block style, what lies inside in flow style. Only written, never read here.

const PLAIN = /^[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ0-9 _.'’@-]*$/;
const NOT_PLAIN = /^(?:true|false|yes|no|on|off|null|y|n|~)$/i;
const WIDTH = 110;

/** @param {any} value @returns {string} */
function scalar(value) {
  if (value === null || value === undefined) return "null";
  if (typeof value !== "string") return String(value);
  if (PLAIN.test(value) && !NOT_PLAIN.test(value) && value.trim() === value) return value;
  return JSON.stringify(value);
}

/** @param {any} value @returns {string} */
function flow(value) {
  if (Array.isArray(value)) return `[${value.map(flow).join(", ")}]`;
  if (value && typeof value === "object") {
    return `{${Object.entries(value).map(([key, item]) => `${keyed(key)}: ${flow(item)}`).join(", ")}}`;
  }
  return scalar(value);
}

/** @param {string} key */
const keyed = (key) => (/^\d+$/.test(key) ? key : scalar(key));

/** @param {any} value @param {number} indent @returns {string} what stands after `key:` or `-` */
function block(value, indent) {
  const short = flow(value);
  if (!value || typeof value !== "object" || short.length + indent < WIDTH - 30) return ` ${short}`;
  const pad = " ".repeat(indent);
  if (Array.isArray(value)) return value.map((item) => `\n${pad}-${nested(item, indent + 2)}`).join("");
  return Object.entries(value).map(([key, item]) => `\n${pad}${keyed(key)}:${block(item, indent + 2)}`).join("");
}

/** A list's item: its first key stands beside the hyphen. @param {any} value @param {number} indent */
function nested(value, indent) {
  const text = block(value, indent);
  return text.startsWith("\n") ? ` ${text.trimStart()}` : text;
}

/** @param {Object<string, any>} scenario */
export function write(scenario) {
  return `${Object.entries(scenario).map(([key, value]) => `${keyed(key)}:${block(value, 2)}`).join("\n")}\n`;
}
