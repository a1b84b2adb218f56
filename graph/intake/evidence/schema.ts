import "./audit-actions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import { evidenceKinds } from "../../../shared/intake/evidence/rules.ts";
import { releaseStrayFiles, strayFiles, type StrayFiles } from "./stray-files.ts";

const EvidenceKind = builder.enumType("EvidenceKind", { values: evidenceKinds });

builder.prismaObject("Evidence", {
  access: "through",
  fields: (t) => ({
    id: t.exposeID("id"),
    number: t.exposeInt("ordinal"),
    url: t.string({
      select: { id: true },
      resolve: ({ id }) => `/files/${id}`,
    }),
    kind: t.expose("kind", { type: EvidenceKind }),
    fileName: t.exposeString("fileName"),
    mediaType: t.exposeString("mediaType"),
    bytes: t.exposeInt("bytes"),
    isEncrypted: t.exposeBoolean("isEncrypted"),
    containsFiles: t.exposeBoolean("containsFiles"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});

const StrayFiles = builder.objectRef<StrayFiles>("StrayFiles").implement({
  access: "through",
  fields: (t) => ({
    id: t.id({ resolve: () => "StrayFiles" }),
    count: t.exposeInt("count"),
    released: t.exposeInt("released"),
  }),
});

builder.queryField("strayFiles", (t) =>
  t.field({
    access: "readRecords",
    type: StrayFiles,
    resolve: (_root, _args, context) => strayFiles(context),
  }),
);

mutation("releaseStrayFiles", {
  access: "superAdmin",
  input: (t) => ({ count: t.int() }),
  resolve: (input, context) => releaseStrayFiles(context, input),
  payload: (t) => ({ strayFiles: t.field({ type: StrayFiles, resolve: (strays) => strays }) }),
});
