// The whole study in a link: JSON, deflated, in the letters that an address may have. The prefix is the version.

const VERSION = "1.";

/** @param {BlobPart} data @param {any} through */
async function piped(data, through) {
  const stream = new Blob([data]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** @param {Object<string, any>} study @returns {Promise<string>} */
export async function encode(study) {
  const bytes = await piped(JSON.stringify(study), new CompressionStream("deflate-raw"));
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return VERSION + btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export const possible = () => typeof CompressionStream === "function";
