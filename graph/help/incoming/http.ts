import type { Context as HonoContext, Hono } from "hono";
import type * as z from "zod/mini";
import { messageOfBounce } from "../../messages/communications/bounce-address.ts";
import type { Context } from "../../core/context.ts";
import { parse } from "../../core/errors.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { jsonIn } from "../../core/http/json-body.ts";
import type { Limits } from "../../core/http/call-limits.ts";
import { createTurns } from "../../core/turns.ts";
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
} from "./rules.ts";
import { receiveText } from "./texts.ts";
import { readSigned, readSignedByTwilio, unsigned } from "./signed-call.ts";

type Hook = HonoContext<AppEnv>;

/** Where providers report what became of a message; without their secret, no address at all. */
export function mountHooks(app: Hono<AppEnv>, limits: Limits): void {
  app.post("/hooks/sms/status", async (c) => {
    const { call, ...receipt } = isTwilio(c) ? await twilioReport(c, limits) : await report(c, limits);
    const status = reportedIn(receipt.status);
    const messageId = parse(namedMessage, c.req.query("message") ?? null);
    if (status)
      await applyOnce(c, call, (context, eventId) =>
        receiveReceipt(context, { eventId, ...receipt, status, channel: "sms", messageId }),
      );
    return c.body(null, 204);
  });
  app.post("/hooks/sms/in", async (c) => {
    const { call, ...text } = isTwilio(c) ? await twilioText(c, limits) : await textOf(c, limits);
    await applyOnce(c, call, (context, eventId) => receiveText(context, { eventId, ...text }));
    return c.body(null, 204);
  });
  app.post("/hooks/email/bounce", async (c) => {
    const { call, form } = await signedForm(c, limits, emailReceipt);
    const { message, code = null } = form;
    const status = reportedIn(form.status);
    const providerId = messageOfBounce(c.get("context"), message) ?? idInMessageId(message);
    // An email's id is ours, so it is its provider's as well.
    if (status && providerId)
      await applyOnce(c, call, (context, eventId) =>
        receiveReceipt(context, { eventId, providerId, status, code, channel: "email", messageId: null }),
      );
    return c.body(null, 204);
  });
}

/** A call of a provider. */
interface ProviderCall {
  /** One name for all its repeats. */
  eventId: string;
  isOld: boolean;
}

/** Receipts of one message wait for each other with a connection to the database. */
const inTurn = createTurns({ atOnce: 4 });

/** Applies a call that is new. A repeat changes nothing, however late or often it comes. */
const applyOnce = (
  c: Hook,
  { eventId, isOld }: ProviderCall,
  apply: (context: Context, eventId: string) => Promise<void>,
): Promise<void> =>
  inTurn(async () => {
    const context = c.get("context");
    if ((await context.db.providerEvent.count({ where: { id: eventId } })) > 0) return;
    if (isOld) throw unsigned();
    await apply(context, eventId);
  });

const isTwilio = (c: Hook) => c.get("context").env.SMS_PROVIDER === "twilio";

async function twilioReport(c: Hook, limits: Limits) {
  const { body, isOld } = await readSignedByTwilio(c, limits);
  const form = parse(twilioReceipt, Object.fromEntries(new URLSearchParams(body)));
  const { MessageSid: providerId, MessageStatus: status, ErrorCode: code = null } = form;
  return { call: { eventId: `twilio ${providerId} ${status}`, isOld }, providerId, status, code };
}

async function report(c: Hook, limits: Limits) {
  const { call, form } = await signedForm(c, limits, textReceipt);
  const { id: providerId, status, code = null } = form;
  return { call, providerId, status, code };
}

async function twilioText(c: Hook, limits: Limits) {
  const { body, isOld } = await readSignedByTwilio(c, limits);
  const form = parse(twilioTextIn, Object.fromEntries(new URLSearchParams(body)));
  return { call: { eventId: `twilio in ${form.MessageSid}`, isOld }, from: form.From, text: form.Body };
}

async function textOf(c: Hook, limits: Limits) {
  const { call, form } = await signedForm(c, limits, textIn);
  return { call, ...form };
}

/** The JSON of a signed call, checked. */
async function signedForm<Schema extends z.ZodMiniType>(c: Hook, limits: Limits, schema: Schema) {
  const { callId, body, isOld } = await readSigned(c, limits);
  return { call: { eventId: `call ${callId}`, isOld }, form: parse(schema, jsonIn(body)) };
}
