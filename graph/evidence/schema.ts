import { builder } from "../core/graphql/builder.ts";
import { evidenceKinds } from "./rules.shared.ts";

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
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});
