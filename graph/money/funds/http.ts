import type { Hono } from "hono";
import { admit } from "../../core/access/audiences.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { attachment } from "../../core/http/attachment.ts";
import type { Described } from "../../core/http/rest.ts";
import { streamed } from "../../core/http/streamed.ts";
import { exportJournal, exportQuery, xlsxType } from "./export.ts";

/** The journal as a file, so it is not in the table of JSON calls. */
export const fundCalls = {
  "GET /api/ledger/export": {
    access: "readMoney",
    scope: "money:read",
    example: { query: { month: "2026-01", format: "csv" } },
    operationId: "exportLedger",
    tag: "Allocations",
    summary: "Export a month of the journal.",
    description:
      "Newest entry first, with amounts in US dollars, of all funds or of one. 422 if the month has too many entries for `xlsx`. The export is logged.",
    refusals: ["NOT_FOUND", "UNPROCESSABLE"],
    query: exportQuery,
    answers: ["text/csv", xlsxType],
  },
} satisfies Record<string, Described>;

export function mountLedgerExport(app: Hono<AppEnv>) {
  app.get("/api/ledger/export", async (c) => {
    const context = c.get("context");
    admit(context.viewer, fundCalls["GET /api/ledger/export"].access);
    const { name, mediaType, body } = await exportJournal(context, c.req.query());
    return c.body(body instanceof Uint8Array ? body : streamed(body), 200, attachment(name, mediaType));
  });
}
