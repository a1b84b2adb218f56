import type { Hono } from "hono";
import * as z from "zod/mini";
import { admit } from "../../core/access/audiences.ts";
import { parse } from "../../core/errors.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { attachment } from "../../core/http/attachment.ts";
import type { Described } from "../../core/http/rest.ts";
import { ownDataPage } from "./file.ts";
import { makeOwnData } from "./own-data.ts";

const fileQuery = z.object({ format: z._default(z.enum(["html", "json"]), "html") });

/** What is kept about a person as a file, so it is not in the table of JSON calls. */
export const privacyRequestCalls = {
  "GET /api/admin/privacy-requests/:id/file": {
    access: "workCases",
    example: { params: { id: "1" }, query: { format: "json" } },
    operationId: "getOwnData",
    tag: "Requests",
    summary: "Get everything that is kept about a person who asked for it.",
    description:
      "Their own data, what was written to them, and who read it by role and day, as a page or as JSON. What names someone else is left out. The making is logged. `id` is that of a request for access.",
    query: fileQuery,
    refusals: ["NOT_FOUND"],
    answers: ["text/html", "application/json"],
  },
} satisfies Record<string, Described>;

export function mountPrivacyFile(app: Hono<AppEnv>) {
  app.get("/api/admin/privacy-requests/:id/file", async (c) => {
    const context = c.get("context");
    admit(context.viewer, privacyRequestCalls["GET /api/admin/privacy-requests/:id/file"].access);
    const id = /^[0-9]{1,9}$/.test(c.req.param("id")) ? Number(c.req.param("id")) : 0;
    const { format } = parse(fileQuery, c.req.query());
    const data = await makeOwnData(context, id);
    const name = `data-${data.caseId}.${format}`;
    if (format === "html")
      return c.body(ownDataPage(context, data), 200, attachment(name, "text/html; charset=utf-8"));
    const { caseId, tables, readings } = data;
    const made = { caseId, madeAt: context.now(), timeZone: context.zone(), tables, readings };
    return c.body(`${JSON.stringify(made, null, 2)}\n`, 200, attachment(name, "application/json"));
  });
}
