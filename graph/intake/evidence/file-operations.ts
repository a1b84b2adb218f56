import * as z from "zod/mini";
import type { Described } from "../../core/http/rest.ts";
import { evidenceUpload, mediaTypes } from "../../../shared/intake/evidence/rules.ts";

const fileId = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const done = z.object({ success: z.boolean() });

/** The file calls as `/api/openapi.json` describes them; http.ts implements them. */
export const evidenceCalls = {
  "POST /api/evidence": {
    access: "public",
    example: { query: { name: "statement.pdf" } },
    operationId: "uploadEvidence",
    tag: "Files",
    summary: "Upload a file.",
    description:
      "The body holds the file's bytes, at most 10 MB. The type is detected from the content. Location and time are removed from photos. Use the `url` in a request within one day. A PDF that is encrypted may need a password (`isEncrypted`), and may carry other files (`containsFiles`). 413 for a larger file. 415 for another type.",
    query: evidenceUpload,
    sends: ["application/octet-stream"],
    answer: z.extend(done, {
      id: z.string(),
      url: z.string(),
      name: z.string(),
      mediaType: z.string(),
      bytes: z.int(),
      isEncrypted: z.boolean(),
      containsFiles: z.boolean(),
    }),
    status: 201,
  },
  "DELETE /api/evidence/:id": {
    access: "signedIn",
    example: { params: { id: fileId } },
    operationId: "deleteEvidence",
    tag: "Files",
    summary: "Delete an uploaded file.",
    description: "Only your own file that no request uses yet.",
    answer: done,
  },
  "GET /files/:id": {
    access: { words: "Anyone who may see the request with the file, and the person who uploaded it." },
    example: { params: { id: fileId } },
    operationId: "downloadFile",
    tag: "Files",
    summary: "Download a file.",
    description: "Send a `Range` header for a part of it.",
    answers: Object.keys(mediaTypes),
  },
} satisfies Record<string, Described>;
