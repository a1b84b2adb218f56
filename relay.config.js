/** relay-compiler reads this with require(); exported under this very name, it gets the plain object that it asks for. */
const config = {
  src: "./web",
  schema: "./schema.graphql",
  language: "typescript",
  artifactDirectory: "./web/__generated__",
  eagerEsModules: true,
  useImportTypeSyntax: true,
  customScalarTypes: { DateTime: "string", Date: "string", USD: "number" },
  requireCustomScalarTypes: true,
  typescriptExcludeUndefinedFromNullableUnion: true,
  // Client and server are released as one, so an enum has exactly the words of this schema and a table over it is total.
  noFutureProofEnums: true,
  persistConfig: { file: "./graph/app/persisted.json", algorithm: "SHA256" },
};

export { config as "module.exports" };
