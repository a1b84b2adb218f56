import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const smallest = 1024;

/** Writes compressed copies next to each built file, which the server sends unchanged. */
export function compressAssets(folder = "dist/web/assets") {
  for (const name of readdirSync(folder)) {
    const content = readFileSync(`${folder}/${name}`);
    if (!/\.(?:js|css|svg)$/.test(name) || content.length < smallest) continue;
    writeFileSync(`${folder}/${name}.br`, brotli(content));
    writeFileSync(`${folder}/${name}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** With maximum compression, since it is done once. */
export const brotli = (content) =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
