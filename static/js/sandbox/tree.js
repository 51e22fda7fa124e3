// The tree of variations. A node is a declared action or one answer; the path to it is a linear scenario. Pure.

/**
 * @typedef {Object<string, any>} Entry
 * @typedef {{id: string, parent: string|null, move: Entry|null, answer: Entry|null, to?: number,
 *            name?: string, comment?: string, children: string[]}} TreeNode
 * @typedef {Object<string, TreeNode>} Tree
 */

export const ROOT = "root";
const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";

/** @param {Tree} tree */
function newId(tree) {
  for (;;) {
    const bytes = crypto.getRandomValues(new Uint8Array(6));
    const id = `n${Array.from(bytes, (byte) => LETTERS[byte % 32]).join("")}`;
    if (!tree[id]) return id;
  }
}

/** @returns {Tree} */
export const empty = () => ({ [ROOT]: { id: ROOT, parent: null, move: null, answer: null, children: [] } });

/**
 * The tree of a scenario: its own, in which what is done is the main line.
 * @param {Entry} scenario @returns {Tree}
 */
export function read(scenario) {
  const lines = scenario.lines;
  const tree = lines && typeof lines === "object" && lines[ROOT] ? mended(structuredClone(lines)) : empty();
  let at = ROOT;
  for (const entry of Array.isArray(scenario.do) ? scenario.do : []) {
    const [move, answers] = apart(entry);
    at = go(tree, at, { move });
    for (const [answer, to] of answers) at = go(tree, at, to === null ? { answer } : { answer, to });
  }
  promote(tree, at);
  return tree;
}

/** Links that a hand has broken are left out, so that nothing below has to look twice. @param {Tree} tree */
function mended(tree) {
  const reached = new Set([ROOT]);
  const follow = (/** @type {string} */ id) => {
    const node = tree[id];
    node.id = id;
    const own = Array.isArray(node.children) ? node.children : [];
    node.children = own.filter((child) => tree[child] && !reached.has(child) && Boolean(reached.add(child)));
    node.children.forEach((child) => { tree[child].parent = id; follow(child); });
  };
  follow(ROOT);
  for (const id of Object.keys(tree)) if (!reached.has(id)) delete tree[id];
  return tree;
}

/**
 * An entry without its answers, and the answers: each with the response it belongs to, or null for the entry's own.
 * @param {Entry} entry @returns {[Entry, [Entry, number|null][]]}
 */
function apart(entry) {
  if (!entry || typeof entry !== "object") return [entry, []];
  const move = structuredClone(entry);
  /** @type {[Entry, number|null][]} */
  const answers = (taken(move)).map((answer) => [answer, null]);
  if (Array.isArray(move.respond)) {
    move.respond.forEach((response, place) => taken(response).forEach((answer) => answers.push([answer, place])));
  }
  return [move, answers];
}

/** @param {Entry} entry @returns {Entry[]} */
function taken(entry) {
  const answers = entry && entry.answers;
  if (!Array.isArray(answers) || !answers.length) return [];
  delete entry.answers;
  return answers;
}

/** @param {Tree} tree @param {string} parent @param {Partial<TreeNode>} what @returns {string} */
function append(tree, parent, what) {
  const id = newId(tree);
  tree[id] = { id, parent, move: null, answer: null, children: [], ...what };
  tree[parent].children.push(id);
  return id;
}

/**
 * The node below `parent` that does this: an existing one, or a new variation.
 * @param {Tree} tree @param {string} parent @param {Partial<TreeNode>} what @returns {string}
 */
export function go(tree, parent, what) {
  const key = (/** @type {any} */ node) => JSON.stringify(sorted([
    node.move ?? null, node.answer ?? null, node.to ?? null,
  ]));
  const same = tree[parent].children.find((id) => key(tree[id]) === key(what));
  return same || append(tree, parent, what);
}

/** The same whatever order keys were written in. @param {any} value @returns {any} */
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (!value || typeof value !== "object") return value;
  return Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key])]));
}

/** From the root to the node, the root left out. @param {Tree} tree @param {string} id @returns {TreeNode[]} */
export function path(tree, id) {
  /** @type {TreeNode[]} */
  const found = [];
  for (let at = tree[id]; at && at.id !== ROOT; at = tree[at.parent || ROOT]) found.unshift(at);
  return found;
}

/**
 * What is done on the way to a node, as a scenario says it.
 * @param {Tree} tree
 * @param {string} id
 * @returns {Entry[]}
 */
export function doing(tree, id) {
  /** @type {Entry[]} */
  const entries = [];
  for (const node of path(tree, id)) {
    if (node.answer === null) entries.push(structuredClone(node.move));
    else if (entries.length) answered(entries[entries.length - 1], node);
  }
  return entries;
}

/** @param {Entry} entry @param {TreeNode} node */
function answered(entry, node) {
  const whose = node.to === undefined || node.to === null ? entry : entry.respond?.[node.to] || entry;
  whose.answers = [...(whose.answers || []), structuredClone(node.answer)];
}

/** The end of the main line from here. @param {Tree} tree @param {string} [id] */
export function leaf(tree, id = ROOT) {
  let at = tree[id];
  while (at.children.length) at = tree[at.children[0]];
  return at.id;
}

/** Whether the tree says more than its main line. @param {Tree} tree */
export function branches(tree) {
  return Object.values(tree).some((node) => node.children.length > 1 || node.name || node.comment);
}

/** @param {Tree} tree @param {string} id */
export function promote(tree, id) {
  for (const node of path(tree, id)) {
    const siblings = tree[node.parent || ROOT].children;
    siblings.unshift(...siblings.splice(siblings.indexOf(node.id), 1));
  }
}

/** Deletes the node with all that follows; returns where one then stands. @param {Tree} tree @param {string} id */
export function remove(tree, id) {
  const parent = tree[id].parent || ROOT;
  tree[parent].children = tree[parent].children.filter((child) => child !== id);
  const gone = [id];
  while (gone.length) {
    const next = /** @type {string} */ (gone.pop());
    gone.push(...tree[next].children);
    delete tree[next];
  }
  return parent;
}

/** Whether a node lies on the main line. @param {Tree} tree @param {string} id */
export const isMain = (tree, id) => path(tree, id).every((node) => tree[node.parent || ROOT].children[0] === node.id);

/** The declared action that a node is, or answers. @param {Tree} tree @param {string} id @returns {TreeNode|null} */
export function declared(tree, id) {
  return path(tree, id).filter((node) => node.move).pop() || null;
}
