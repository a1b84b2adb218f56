import type { Hono } from "hono";
import { admit } from "../../core/access/audiences.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import type { Limits } from "../../core/http/call-limits.ts";
import type { KeptValues } from "../../core/http/kept-values.ts";
import type { Described } from "../../core/http/rest.ts";
import { sha256 } from "../../core/security/secrets.ts";
import { makePackage } from "./package.ts";

const mediaType = "application/zip";

export const exchangeCalls = {
  "GET /hsds/datapackage.zip": {
    access: "public",
    example: {},
    operationId: "downloadHsdsPackage",
    tag: "Directory exchange",
    summary: "Download the whole directory as one file.",
    description:
      "A zip with `datapackage.json` and one CSV file for each table of HSDS: a tabular data package.",
    answers: [mediaType],
  },
} satisfies Record<string, Described>;

/** The file is the same for every caller: it is made when the directory changed. */
export function mountExchangePackage(app: Hono<AppEnv>, limits: Limits, kept: KeptValues) {
  app.get("/hsds/datapackage.zip", async (c) => {
    const context = c.get("context");
    admit(context.viewer, exchangeCalls["GET /hsds/datapackage.zip"].access);
    const bytes = await kept.get("/hsds/datapackage.zip", () =>
      limits.work(context.ip, () => makePackage(context), context.limitMark),
    );
    const etag = `"${sha256(bytes).slice(0, 32)}"`;
    const headers = { etag, "cache-control": "public, max-age=300" };
    if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304, headers);
    return c.body(Uint8Array.from(bytes), 200, {
      ...headers,
      "content-type": mediaType,
      "content-disposition": 'attachment; filename="directory-hsds.zip"',
      "x-content-type-options": "nosniff",
    });
  });
}
