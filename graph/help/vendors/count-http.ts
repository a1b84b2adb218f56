import type { Hono } from "hono";
import { admit } from "../../core/access/audiences.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { attachment } from "../../core/http/attachment.ts";
import type { Described } from "../../core/http/rest.ts";
import { countSheet } from "./count-sheet.ts";

/** A count sheet as a file, so it is not in the table of JSON calls. */
export const countCalls = {
  "GET /api/admin/code-counts/:id": {
    access: "superAdmin",
    example: { params: { id: "1" } },
    operationId: "getCodeCountSheet",
    tag: "Dispatches",
    summary: "Get the sheet of a count of a provider's codes.",
    description: "A tagged PDF with the count, the difference and both signatures. The export is logged.",
    refusals: ["NOT_FOUND"],
    answers: ["application/pdf"],
  },
} satisfies Record<string, Described>;

export function mountCountSheet(app: Hono<AppEnv>) {
  app.get("/api/admin/code-counts/:id", async (c) => {
    const context = c.get("context");
    admit(context.viewer, countCalls["GET /api/admin/code-counts/:id"].access);
    const id = /^[0-9]{1,9}$/.test(c.req.param("id")) ? Number(c.req.param("id")) : 0;
    const { name, bytes } = await countSheet(context, id);
    return c.body(Uint8Array.from(bytes), 200, attachment(name, "application/pdf"));
  });
}
