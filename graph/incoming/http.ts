import "./audit-actions.ts";
import type { Context as HonoContext, Hono } from "hono";
import type * as z from "zod/mini";
import { messageOfBounce } from "../communications/bounce-address.ts";
import { parse, Refusal } from "../core/errors.ts";
import type { AppEnv } from "../core/http/app-env.ts";
import type { Limits } from "../core/http/call-limits.ts";
import { forPrograms } from "../core/i18n/phrases.shared.ts";
import { receiveReceipt } from "./receipts.ts";
import {
  emailReceipt,
  idInMessageId,
  namedMessage,
  reportedIn,
  textIn,
  textReceipt,
  twilioReceipt,
  twilioTextIn,
} from "./rules.shared.ts";
import { receiveText } from "./texts.ts";
import { readSigned, readSignedByTwilio } from "./signed-call.ts";

type Hook = HonoContext<AppEnv>;

/** Where providers report what became of a message; without their secret, no address at all. */
export function mountHooks(app: Hono<AppEnv>, limits: Limits): void {
  app.post("/hooks/sms/status", async (c) => {
    const receipt = isTwilio(c) ? await twilioReport(c, limits) : await report(c, limits);
    const status = reportedIn(receipt.status);
    const messageId = parse(namedMessage, c.req.query("message") ?? null);
    if (status) await receiveReceipt(c.get("context"), { ...receipt, status, channel: "sms", messageId });
    return c.body(null, 204);
  });
  app.post("/hooks/sms/in", async (c) => {
    await receiveText(c.get("context"), isTwilio(c) ? await twilioText(c, limits) : await textOf(c, limits));
    return c.body(null, 204);
  });
  app.post("/hooks/email/bounce", async (c) => {
    const context = c.get("context");
    const { callId: eventId, form } = await signedForm(c, limits, emailReceipt);
    const { message, code = null } = form;
    const status = reportedIn(form.status);
    const providerId = messageOfBounce(context, message) ?? idInMessageId(message);
    // An email's id is ours, so it is its provider's as well.
    if (status && providerId)
      await receiveReceipt(context, { eventId, providerId, status, code, channel: "email", messageId: null });
    return c.body(null, 204);
  });
}

const isTwilio = (c: Hook) => c.get("context").env.SMS_PROVIDER === "twilio";

async function twilioReport(c: Hook, limits: Limits) {
  const { body } = await readSignedByTwilio(c, limits);
  const form = parse(twilioReceipt, Object.fromEntries(new URLSearchParams(body)));
  const { MessageSid: providerId, MessageStatus: status, ErrorCode: code = null } = form;
  return { eventId: `twilio ${providerId} ${status}`, providerId, status, code };
}

async function report(c: Hook, limits: Limits) {
  const { callId, form } = await signedForm(c, limits, textReceipt);
  const { id: providerId, status, code = null } = form;
  return { eventId: callId, providerId, status, code };
}

async function twilioText(c: Hook, limits: Limits) {
  const { body } = await readSignedByTwilio(c, limits);
  const form = parse(twilioTextIn, Object.fromEntries(new URLSearchParams(body)));
  return { eventId: `twilio in ${form.MessageSid}`, from: form.From, text: form.Body };
}

async function textOf(c: Hook, limits: Limits) {
  const { callId: eventId, form } = await signedForm(c, limits, textIn);
  return { eventId, ...form };
}

/** The JSON of a signed call, checked. */
async function signedForm<Schema extends z.ZodMiniType>(c: Hook, limits: Limits, schema: Schema) {
  const { callId, body } = await readSigned(c, limits);
  return { callId: `call ${callId}`, form: parse(schema, jsonIn(body)) };
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal("INVALID", forPrograms("The body is not valid JSON."));
  }
}
