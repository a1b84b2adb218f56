import type { Hono } from "hono";
import { admit } from "../../core/access/audiences.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { attachment } from "../../core/http/attachment.ts";
import type { Described } from "../../core/http/rest.ts";
import { exportTotals, totalsQuery } from "./totals.ts";

/** Totals as a file, so it is not in the table of JSON calls. */
export const totalsCalls = {
  "GET /api/admin/provider-totals/export": {
    access: "readMoney",
    example: { query: { year: "2026", kind: "calendar" } },
    operationId: "exportProviderTotals",
    tag: "Reports",
    summary: "Export the totals of providers in a year.",
    description:
      "CSV with one line per provider, with amounts in US dollars: dispatches, codes of the pool, redeemed and reconciled amounts, and unclaimed codes as of now. `kind` is `calendar` or `fiscal`; a fiscal year has the name of the year in which it ends. The export is logged.",
    query: totalsQuery,
    answers: ["text/csv"],
  },
} satisfies Record<string, Described>;

export function mountTotalsExport(app: Hono<AppEnv>) {
  app.get("/api/admin/provider-totals/export", async (c) => {
    const context = c.get("context");
    admit(context.viewer, totalsCalls["GET /api/admin/provider-totals/export"].access);
    const { name, file } = await exportTotals(context, c.req.query());
    return c.body(file, 200, attachment(name, "text/csv; charset=utf-8"));
  });
}
