// How the server is bundled: with its libraries, since reading two thousand small files takes
// longer than all else that a start does.

/**
 * What brings files of its own (WebAssembly, a native part, fonts), is only loaded where it is
 * configured, or must be there once.
 */
const external = [
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
 * graphql-js knows its errors and types by their class, so one copy serves everybody: a library
 * that asks for a file inside it (`graphql/language/parser`) would bring its own, and every error
 * of that copy would be one of the server's.
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

/** @param {import("vite").BuildOptions} build where from and where to */
export const serverBundle = (build) => ({
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  plugins: [oneGraphql, withoutMaps],
  ssr: { noExternal: true, external },
  build: { emptyOutDir: true, target: "node20", minify: false, ...build },
});
