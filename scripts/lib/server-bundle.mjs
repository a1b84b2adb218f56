// The server's bundle, libraries included: reading two thousand small files takes longer than the
// rest of a start.

/**
 * Packages with their own files (WebAssembly, native parts, fonts), loaded only if configured, or
 * that must exist once.
 */
export const external = [
  "@electric-sql/pglite",
  "@node-rs/argon2",
  "@prisma/client",
  "graphql",
  "ioredis",
  "openai",
  "pdfkit",
];

/** Stack traces name our own lines; a map of all libraries would take ten times the memory. */
const withoutMaps = {
  name: "without-maps-of-libraries",
  transform: {
    filter: { id: /node_modules/ },
    handler: (code) => ({ code, map: { version: 3, sources: [], names: [], mappings: "" } }),
  },
};

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

/** @param {import("vite").BuildOptions} build input and output */
export const serverBundle = (build) => ({
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  plugins: [oneGraphql, withoutMaps],
  ssr: { noExternal: true, external },
  build: { emptyOutDir: true, target: "node20", minify: false, ...build },
});
