import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// The server's bundle, libraries included: reading two thousand small files takes longer than the
// rest of a start.

/**
 * Packages with their own files (WebAssembly, native parts, fonts), loaded only if configured, or
 * that must exist once.
 */
export const external = [
  "@electric-sql/pglite",
  "@hyzyla/pdfium",
  "@jsquash/webp",
  "@node-rs/argon2",
  "@prisma/client",
  "fontkit",
  "graphql",
  "ioredis",
  "jpeg-js",
  "openai",
  "pdfkit",
];

/**
 * Stack traces name our own lines; a map of all libraries would take ten times the memory. A place
 * in a library is named by its line in the bundle.
 */
const withoutMaps = {
  name: "without-maps-of-libraries",
  transform: {
    filter: { id: /node_modules/ },
    handler: (code) => ({ code, map: { version: 3, sources: [], names: [], mappings: "" } }),
  },
  writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => file.endsWith(".map"))) {
      const map = JSON.parse(readFileSync(join(dir, name), "utf8"));
      writeFileSync(join(dir, name), JSON.stringify({ ...map, mappings: endOwnLines(map.mappings) }));
    }
  },
};

/**
 * Node takes the nearest mapping before a place, so a place in a library would be named as the end
 * of our own file before it. A segment without a source ("A") ends each run of our own lines.
 */
const endOwnLines = (mappings) =>
  mappings
    .split(";")
    .map((line, at, lines) => (line === "" && lines[at - 1] ? "A" : line))
    .join(";");

/**
 * graphql-js identifies errors and types by class, so there must be one copy: a library that
 * imports an inner file (`graphql/language/parser`) would bring another, and its errors would count
 * as internal ones.
 */
const oneGraphql = {
  name: "one-copy-of-graphql",
  enforce: "pre",
  resolveId: {
    filter: { id: /^graphql\// },
    handler: (id) => ({ id: id.endsWith(".js") ? id : `${id}.js`, external: true }),
  },
  transform: {
    filter: { id: /node_modules\/graphql\// },
    handler(_code, id) {
      this.error(`${id} would be a second copy of graphql-js`);
    },
  },
};

/**
 * One character above U+00FF makes V8 keep the whole bundle with two bytes a character. Escaped,
 * they save 10 MB.
 */
const oneByteACharacter = {
  name: "one-byte-a-character",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "chunk")
        file.code = file.code.replace(
          /[^\0-\u00ff]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
        );
  },
};

/**
 * Prisma imports its WebAssembly as a module with a text of 4 MB, of which V8 then keeps the source
 * and the value. Read as a file, both are freed after the start.
 */
const wasmAsFile = {
  name: "wasm-as-file",
  transform: {
    filter: { id: /prisma\/client\/internal\/class\.ts$/ },
    handler(code) {
      const changed = code.replace(
        /const \{ wasm \} = await import\(("[^"]+")\)/,
        (_, name) => `const { readFile } = await import("node:fs/promises")
    const text = await readFile(new URL(import.meta.resolve(${name})), "latin1")
    const wasm = text.slice(text.indexOf('"') + 1, text.lastIndexOf('"'))`,
      );
      if (changed === code) this.error("Prisma's client imports its WebAssembly in another way.");
      return { code: changed, map: null };
    },
  },
};

/** @param {import("vite").BuildOptions} build input and output */
export const serverBundle = (build) => ({
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  plugins: [oneGraphql, withoutMaps, wasmAsFile, oneByteACharacter],
  ssr: { noExternal: true, external },
  build: { emptyOutDir: true, target: "node20", minify: false, ...build },
});
