import type { Hono } from "hono";
import { admit } from "../../core/access/audiences.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { attachment } from "../../core/http/attachment.ts";
import type { Described } from "../../core/http/rest.ts";
import { certificateOf } from "./certificate.ts";

/** The certificate as a file, so it is not in the table of JSON calls. */
export const destructionCalls = {
  "GET /api/admin/destructions/:id": {
    access: "superAdmin",
    example: { params: { id: "1" } },
    operationId: "getDestructionCertificate",
    tag: "System",
    summary: "Get the certificate of a destruction.",
    description:
      "A tagged PDF with the class, fiscal year, authority, numbers, and who proposed and approved it. The download is logged.",
    refusals: ["NOT_FOUND", "CONFLICT"],
    answers: ["application/pdf"],
  },
} satisfies Record<string, Described>;

export function mountCertificate(app: Hono<AppEnv>) {
  app.get("/api/admin/destructions/:id", async (c) => {
    const context = c.get("context");
    admit(context.viewer, destructionCalls["GET /api/admin/destructions/:id"].access);
    const id = /^[0-9]{1,9}$/.test(c.req.param("id")) ? Number(c.req.param("id")) : 0;
    const { name, bytes } = await certificateOf(context, id);
    return c.body(Uint8Array.from(bytes), 200, attachment(name, "application/pdf"));
  });
}
