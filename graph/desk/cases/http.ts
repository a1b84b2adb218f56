import type { Hono } from "hono";
import { admit } from "../../core/access/audiences.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { attachment } from "../../core/http/attachment.ts";
import type { Described } from "../../core/http/rest.ts";
import { dayIn } from "../../../shared/core/time/zone.ts";
import { exportCases, exportQuery } from "./export.ts";

/** Cases as a file, so it is not in the table of JSON calls. */
export const caseCalls = {
  "GET /api/admin/cases/export": {
    access: "readCases",
    example: { query: { cases: "1" } },
    operationId: "exportCases",
    tag: "Reports",
    summary: "Export chosen cases.",
    description:
      "The columns of the tracker as CSV, with amounts in US dollars, and why an allocation is not the recommended amount. `cases` has up to 50 numbers with commas between them. A name is in the file only if the person has released it to `body`, the organization that receives the file. The export is logged.",
    refusals: ["NOT_FOUND"],
    query: exportQuery,
    answers: ["text/csv"],
  },
} satisfies Record<string, Described>;

export function mountCaseExport(app: Hono<AppEnv>) {
  app.get("/api/admin/cases/export", async (c) => {
    const context = c.get("context");
    admit(context.viewer, caseCalls["GET /api/admin/cases/export"].access);
    const name = `cases-${dayIn(context.zone(), context.now())}.csv`;
    const file = await exportCases(context, c.req.query());
    return c.body(file, 200, attachment(name, "text/csv; charset=utf-8"));
  });
}
