import * as z from "zod/mini";
import type { Described } from "../core/http/rest.ts";
import { evidenceUpload, mediaTypes } from "./rules.shared.ts";

const fileId = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const done = z.object({ success: z.boolean() });

/** The files' own doors as `/api/openapi.json` describes them; http.ts answers them. */
export const evidenceCalls = {
  "POST /api/evidence": {
    access: "public",
    example: { query: { name: "statement.pdf" } },
    summary:
      "Keeps one file of at most 10 MB, sent as its bytes. Its type is told by its content; a photo loses the place and time it was taken. A request takes it by its `url` within a day.",
    query: evidenceUpload,
    sends: ["application/octet-stream"],
    answer: z.extend(done, {
      id: z.string(),
      url: z.string(),
      name: z.string(),
      mediaType: z.string(),
      bytes: z.int(),
    }),
    status: 201,
  },
  "DELETE /api/evidence/:id": {
    access: "signedIn",
    example: { params: { id: fileId } },
    summary: "Takes back an own file that no request holds yet.",
    answer: done,
  },
  "GET /files/:id": {
    access: { words: "Whoever may see the request that holds the file, or uploaded it." },
    example: { params: { id: fileId } },
    summary: "A file's bytes as a download; `Range` asks for a part of it.",
    answers: Object.keys(mediaTypes),
  },
} satisfies Record<string, Described>;
