import type { Hono } from "hono";
import { readBody, refuseAnnounced, type BodyLimits, type Patience } from "../../core/http/body.ts";
import { Refusal } from "../../core/errors.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { admit } from "../../core/access/audiences.ts";
import { evidenceCalls } from "./file-operations.ts";
import { createPlaces } from "./upload-slots.ts";
import { maxEvidenceBytes } from "../../../shared/intake/evidence/rules.ts";
import { readEvidence, removeEvidence } from "./service.ts";
import { storeEvidence } from "./store.ts";
import { forPrograms } from "../../../shared/core/i18n/phrases.ts";
import { says } from "../../../shared/intake/evidence/sentences.ts";
import { normalized } from "../../../shared/core/text/fold.ts";
import { minuteMs, secondMs } from "../../../shared/core/time/durations.ts";

/** A weak phone connection is enough if it is steady: 16 kB a second. */
export const uploadPatience: Patience = {
  windowMs: 20 * secondMs,
  minBytes: 20 * 16 * 1024,
  wholeMs: 15 * minuteMs,
};

/**
 * The file calls (file-operations.ts describes them). Their bodies are bytes, so they are not in
 * the table of JSON calls.
 */
export function mountEvidence(app: Hono<AppEnv>, waits: Patience = uploadPatience) {
  const inPlace = createPlaces();
  app.post("/api/evidence", async (c) => {
    const context = c.get("context");
    admit(context.viewer, evidenceCalls["POST /api/evidence"].access);
    // Another site's form cannot send this type, so a browser sends a preflight, which is refused.
    if (!/^application\/octet-stream\b/i.test(c.req.header("content-type") ?? ""))
      throw new Refusal("WRONG_TYPE", forPrograms("Send the file's bytes as application/octet-stream."));
    const { name = "", kind } = c.req.query();
    const limits: BodyLimits = {
      ...waits,
      maxBytes: maxEvidenceBytes,
      tooLarge: says.tooLarge({ name }),
      tooSlow: says.tooSlow({ name }),
    };
    refuseAnnounced(c.req.header("content-length"), limits);
    const { id, fileName, mediaType, bytes, isEncrypted, containsFiles } = await inPlace(
      context,
      async () => {
        const given = await readBody(c.req.raw.body, limits);
        return storeEvidence(context, { bytes: given, name, ...(kind !== undefined && { kind }) });
      },
    );
    const about = { name: fileName, mediaType, bytes, isEncrypted, containsFiles };
    return c.json({ success: true, id, url: `/files/${id}`, ...about }, 201);
  });

  app.delete("/api/evidence/:id", async (c) => {
    const context = c.get("context");
    admit(context.viewer, evidenceCalls["DELETE /api/evidence/:id"].access);
    await removeEvidence(context, c.req.param("id"));
    return c.json({ success: true });
  });

  app.get("/files/:id", async (c) => {
    const { row, range, content } = await readEvidence(
      c.get("context"),
      c.req.param("id"),
      c.req.header("range"),
    );
    if (range === "unsatisfiable") return c.body(null, 416, { "Content-Range": `bytes */${row.bytes}` });
    const length = range ? range.end - range.start + 1 : row.bytes;
    return c.body(content, range ? 206 : 200, {
      "Content-Type": row.mediaType,
      "Content-Length": String(length),
      "Content-Disposition": disposition(row.fileName),
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Accept-Ranges": "bytes",
      ...(range && { "Content-Range": `bytes ${range.start}-${range.end}/${row.bytes}` }),
    });
  });
}

/**
 * Always a download, with an ASCII name for old clients and the real one for the rest (RFC 6266).
 */
function disposition(fileName: string): string {
  const plain =
    normalized(fileName, "NFKD")
      .replace(/[^\x20-\x7e]/g, "")
      .replace(/["\\]/g, "") || "document";
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
