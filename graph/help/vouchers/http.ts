import type { Hono } from "hono";
import { admit } from "../../core/access/audiences.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { attachment } from "../../core/http/attachment.ts";
import type { Described } from "../../core/http/rest.ts";
import { voucherSheet } from "./sheet.ts";

/** The printed vouchers as a file, so it is not in the table of JSON calls. */
export const voucherCalls = {
  "GET /api/admin/voucher-books/:id": {
    access: "enterMoney",
    example: { params: { id: "1" } },
    operationId: "getVoucherBookSheet",
    tag: "Dispatches",
    summary: "Get the open vouchers of a book, to print.",
    description:
      "A tagged PDF with three vouchers per page, in English, Spanish and French. The download is logged, and its person can enter none of these vouchers.",
    refusals: ["NOT_FOUND", "CONFLICT"],
    answers: ["application/pdf"],
  },
} satisfies Record<string, Described>;

export function mountVoucherSheet(app: Hono<AppEnv>) {
  app.get("/api/admin/voucher-books/:id", async (c) => {
    const context = c.get("context");
    admit(context.viewer, voucherCalls["GET /api/admin/voucher-books/:id"].access);
    const id = /^[0-9]{1,9}$/.test(c.req.param("id")) ? Number(c.req.param("id")) : 0;
    const { name, bytes } = await voucherSheet(context, id);
    return c.body(Uint8Array.from(bytes), 200, attachment(name, "application/pdf"));
  });
}
