// How the server is bundled: with its libraries, since reading two thousand small files takes longer than all else that a start does.

/** What brings files of its own (WebAssembly, a native part, fonts), is only loaded where it is configured, or must be there once. */
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

/** @param {import("vite").BuildOptions} build where from and where to */
export const serverBundle = (build) => ({
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  plugins: [withoutMaps],
  ssr: { noExternal: true, external },
  build: { emptyOutDir: true, target: "node20", minify: false, ...build },
});
