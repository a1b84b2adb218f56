import type { Hono } from "hono";
import { secondMs } from "../../../shared/core/time/durations.ts";
import { says } from "../../../shared/records/packets/sentences.ts";
import { admit } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { attachment } from "../../core/http/attachment.ts";
import type { Described } from "../../core/http/rest.ts";
import { createTurns } from "../../core/turns.ts";
import { isStillReleased } from "../../intake/releases/live-release.ts";
import { packetAct } from "./collect.ts";
import { readDraft } from "./draft.ts";
import { drawPage, Failed, openFiles } from "./make.ts";
import { Undrawable } from "./pictures/pictures.ts";
import { findPacket, recordPacket } from "./service.ts";

const ofDone = { params: { id: "5d1e2a90-6c1f-4b3e-8f27-90a4c6d1e701" } };
const ofDraft = { params: { id: "5d1e2a90-6c1f-4b3e-8f27-90a4c6d1e702", page: "1" } };

/** Pictures and files, so they are not in the table of JSON calls. */
export const packetCalls = {
  "GET /api/admin/packets/:id": {
    access: "superAdmin",
    example: ofDone,
    operationId: "getRecordsPacket",
    tag: "Requests",
    summary: "Get a packet of records as a PDF.",
    description:
      "Chosen documents of a case with redactions, an index and page numbers. CONFLICT while it is not made, or once the release or order that it needs has ended. Each download is logged.",
    refusals: ["NOT_FOUND", "CONFLICT"],
    answers: ["application/pdf"],
  },
  "GET /api/admin/packets/:id/pages/:page": {
    access: "superAdmin",
    example: ofDraft,
    operationId: "getRecordsPacketPage",
    tag: "Requests",
    summary: "Get a page of a packet that is not made yet, as a picture.",
    description:
      "With its redactions by class, without those drawn by hand. `page` counts from 1, without the index.",
    refusals: ["NOT_FOUND", "RATE_LIMITED", "UNPROCESSABLE"],
    answers: ["image/jpeg"],
  },
} satisfies Record<string, Described>;

/** A picture takes a core for a second. */
const maxWaiting = 20;

export function mountPackets(app: Hono<AppEnv>) {
  const inTurn = createTurns({
    atOnce: 1,
    demandRoom(waiting) {
      if (waiting < maxWaiting) return;
      const refusal = new Refusal("RATE_LIMITED", says.busy);
      refusal.retryAfterSeconds = (10 * secondMs) / secondMs;
      throw refusal;
    },
  });

  app.get("/api/admin/packets/:id", async (c) => {
    const context = c.get("context");
    admit(context.viewer, packetCalls["GET /api/admin/packets/:id"].access);
    const { name, content } = await readPacket(context, c.req.param("id"));
    return c.body(content, 200, attachment(name, "application/pdf"));
  });

  app.get("/api/admin/packets/:id/pages/:page", async (c) => {
    const context = c.get("context");
    admit(context.viewer, packetCalls["GET /api/admin/packets/:id/pages/:page"].access);
    const page = /^[0-9]{1,4}$/.test(c.req.param("page")) ? Number(c.req.param("page")) : 0;
    const { jpeg } = await inTurn(() => pictureOf(context, c.req.param("id"), page));
    return c.body(Uint8Array.from(jpeg), 200, {
      "content-type": "image/jpeg",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
  });
}

/** The PDF, if a release or a law still lets out what it shows. */
async function readPacket(context: Context, id: string) {
  const packet = await findPacket(context, id);
  if (packet.state !== "done") throw new Refusal("CONFLICT", says.notDone);
  const content = await context.files.read(id);
  if (!content) throw new Refusal("NOT_FOUND", says.missing);
  if (!(await isStillReleased(context, packetAct, packet))) throw new Refusal("CONFLICT", says.withdrawn);
  await recordPacket(context, context.db, "packet.read", packet);
  return { name: `records-${packet.prefix}-${String(packet.firstNumber).padStart(6, "0")}.pdf`, content };
}

async function pictureOf(context: Context, id: string, number: number) {
  await findPacket(context, id);
  const draft = await readDraft(context, id);
  const page = draft?.pages[number - 1];
  if (!page) throw new Refusal("NOT_FOUND", says.pageMissing);
  const { pagePdf } = await import("./packet-pdf.ts");
  const files = openFiles(context);
  try {
    return await drawPage(page, [], { files, pagePdf });
  } catch (error) {
    if (error instanceof Undrawable || error instanceof Failed)
      throw new Refusal("UNPROCESSABLE", says.pageMissing);
    throw error;
  } finally {
    await files.close();
  }
}
