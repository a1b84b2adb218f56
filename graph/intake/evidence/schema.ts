import { valuesOf } from "../../core/graphql/enums.ts";
import "./audit-actions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import { evidenceKinds } from "../../../shared/intake/evidence/rules.ts";
import { releaseStrayFiles, strayFiles, type StrayFiles } from "./stray-files.ts";

const EvidenceKind = builder.enumType("EvidenceKind", {
  description: "Kind of an uploaded file.",
  values: valuesOf(evidenceKinds, {
    document: "A supporting document.",
    recipient_statement: "A recorded statement of the recipient.",
  }),
});

builder.prismaObject("Evidence", {
  description:
    "A file that belongs to a request. Upload it with `POST /api/evidence?name=…`; the body holds the file's bytes.",
  access: "through",
  fields: (t) => ({
    id: t.exposeID("id", { description: "ID of the file. `node` does not accept it." }),
    number: t.exposeInt("ordinal", { description: "Position within the request, starting at 1." }),
    url: t.string({
      description: "Path for downloading it with the session cookie.",
      select: { id: true },
      resolve: ({ id }) => `/files/${id}`,
    }),
    kind: t.expose("kind", { description: "Kind of the file.", type: EvidenceKind }),
    fileName: t.exposeString("fileName", { description: "Name of the file." }),
    mediaType: t.exposeString("mediaType", { description: "Media type, such as `image/png`." }),
    bytes: t.exposeInt("bytes", { description: "Size in bytes." }),
    isEncrypted: t.exposeBoolean("isEncrypted", {
      description:
        "Whether it is an encrypted PDF, which may need a password. False for files from before this was checked.",
    }),
    containsFiles: t.exposeBoolean("containsFiles", {
      description: "Whether it is a PDF with attached files. False for files from before this was checked.",
    }),
    createdAt: t.expose("createdAt", { description: "When it was uploaded.", type: "DateTime" }),
  }),
});

const StrayFiles = builder.objectRef<StrayFiles>("StrayFiles").implement({
  description: "Stored files that are not in the database, as counted by the last sweep.",
  access: "through",
  fields: (t) => ({
    id: t.id({ resolve: () => "StrayFiles" }),
    count: t.exposeInt("count", {
      description: "Number of files beyond what the daily limit moves to the trash.",
    }),
    released: t.exposeInt("released", {
      description: "Number of those files that a super admin has released. The next sweep moves them.",
    }),
  }),
});

builder.queryField("strayFiles", (t) =>
  t.field({
    access: "readRecords",
    description: "Stored files that are not in the database.",
    type: StrayFiles,
    resolve: (_root, _args, context) => strayFiles(context),
  }),
);

mutation("releaseStrayFiles", {
  access: "superAdmin",
  description:
    "Lets the next sweep move stray files to the trash without the daily limit. CONFLICT if their number changed since, or if they are already released.",
  input: (t) => ({ count: t.int({ description: "Number of files that the administrator saw." }) }),
  resolve: (input, context) => releaseStrayFiles(context, input),
  payload: (t) => ({
    strayFiles: t.field({
      description: "The stray files after the release.",
      type: StrayFiles,
      resolve: (strays) => strays,
    }),
  }),
});
