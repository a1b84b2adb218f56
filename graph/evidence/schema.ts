import { builder } from "../core/graphql/builder.ts";
import { evidenceKinds } from "./rules.shared.ts";

const EvidenceKind = builder.enumType("EvidenceKind", { values: evidenceKinds });

builder.prismaObject("Evidence", {
  access: "through",
  description:
    "A file that belongs to a request. Uploaded by `POST /api/evidence?name=…`, whose body is the file's bytes.",
  fields: (t) => ({
    id: t.exposeID("id"),
    number: t.exposeInt("ordinal", { description: "Its place in the request: Document 1, Document 2 …" }),
    url: t.string({
      select: { id: true },
      description: "Where it is downloaded, with the session's cookie.",
      resolve: ({ id }) => `/files/${id}`,
    }),
    kind: t.expose("kind", { type: EvidenceKind }),
    fileName: t.exposeString("fileName"),
    mediaType: t.exposeString("mediaType"),
    bytes: t.exposeInt("bytes"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
  }),
});
