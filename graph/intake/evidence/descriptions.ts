import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  Evidence: {
    self: "A file that belongs to a request. Upload it with `POST /api/evidence?name=…`; the body holds the file's bytes.",
    bytes: "Size in bytes.",
    containsFiles: "Whether it is a PDF with attached files. False for files from before this was checked.",
    createdAt: "When it was uploaded.",
    fileName: "Name of the file.",
    id: "ID of the file. `node` does not accept it.",
    isEncrypted:
      "Whether it is an encrypted PDF, which may need a password. False for files from before this was checked.",
    kind: "Kind of the file.",
    mediaType: "Media type, such as `image/png`.",
    number: "Position within the request, starting at 1.",
    url: "Path for downloading it with the session cookie.",
  },
  EvidenceKind: {
    self: "Kind of an uploaded file.",
    document: "A supporting document.",
    recipient_statement: "A recorded statement of the recipient.",
  },
  StrayFiles: {
    self: "Stored files that are not in the database, as counted by the last sweep.",
    count: "Number of files beyond what the daily limit moves to the trash.",
    released: "Number of those files that a super admin has released. The next sweep moves them.",
  },
  Query: { strayFiles: "Stored files that are not in the database." },
  Mutation: {
    releaseStrayFiles:
      "Lets the next sweep move stray files to the trash without the daily limit. CONFLICT if their number changed since, or if they are already released.",
  },
  ReleaseStrayFilesPayload: { strayFiles: "The stray files after the release." },
  ReleaseStrayFilesInput: {
    count: "Number of files that the administrator saw.",
  },
});
