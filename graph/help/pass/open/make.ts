import type { HelpPass, Prisma } from "../../../../prisma/client/client.ts";
import { record } from "../../../core/audit/record.ts";
import { actorOf } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import { Refusal } from "../../../core/errors.ts";
import { secretHref } from "../../../core/security/secret-links.ts";
import { linkLetters, lettersOf, type Random } from "../../../core/security/secrets.ts";
import type { Pass } from "./open.ts";
import { demandRequest, readRequest, type KnownRequest } from "../../../intake/request-access/service.ts";
import { lockRequest } from "../../../core/database/locks.sql.ts";
import { handsOver } from "../policy.ts";
import { codeLetters, isGoodPin, pinDigits } from "../rules.ts";
import { longestLifetimeMs } from "../../../core/time/pass-end.ts";
import { says as coreSays } from "../../../../shared/core/sentences.ts";
import { says } from "../../../../shared/help/pass/sentences.ts";
import { birthDatesOf } from "./birth-dates.ts";
import { linkKey, pinKey, shortKey } from "./keys.ts";

/** The pass that was not ended, as its columns say. It may have expired. */
export type LivePass = HelpPass & Pick<Pass, "request">;

/** What is handed over. It is stored nowhere, and shown once. */
export interface HandedOver {
  requestId: number;
  href: string;
  shortCode: string;
  pin: string;
}

interface Making {
  number: number;
  /** The pass that the caller saw, which the new one replaces. Null if there was none. */
  replaces: number | null;
}

/**
 * Makes the request's Help Pass. It replaces the one that the caller saw; CONFLICT if there is a
 * newer one.
 */
export async function makePass(context: Context, { number, replaces }: Making): Promise<HandedOver> {
  const request = await demandHandsOver(context, number);
  const { db, random, keys, now, viewer } = context;
  const token = lettersOf(random, linkLetters);
  const shortCode = lettersOf(random, codeLetters);
  const pin = pinOf(random, await birthDatesOf(context, request.id));
  const { actorKind, actorName } = actorOf(viewer);
  await db.$transaction(async (tx) => {
    await lockRequest(tx, request.id);
    const live = await tx.helpPass.findFirst({ where: { requestId: request.id, endedAt: null } });
    if ((live?.id ?? null) !== replaces) throw new Refusal("CONFLICT", says.changed);
    if (live) await end(context, tx, live, "replaced");
    const { language } = await tx.emergencyRequest.findUniqueOrThrow({
      where: { id: request.id },
      select: { language: true },
    });
    const { id } = await tx.helpPass.create({
      data: {
        requestId: request.id,
        tokenHash: linkKey(keys, token),
        shortKey: shortKey(keys, shortCode),
        pinHash: pinKey(keys, linkKey(keys, token), pin),
        language,
        madeByKind: actorKind,
        madeBy: actorName ?? "",
        createdAt: now(),
        expiresAt: new Date(now().getTime() + longestLifetimeMs),
      },
    });
    await record(tx, context, {
      action: "pass.made",
      resourceType: "request",
      resourceId: request.id,
      details: { pass: id, replaces: live?.id ?? null },
    });
  });
  context.events.publish("requestChanged", { id: request.id });
  return { requestId: request.id, href: secretHref(context.env, "c", token), shortCode, pin };
}

/** Ends the request's Help Pass at once. NOT_FOUND if there is none. */
export async function endPass(context: Context, number: number, query = {}) {
  const request = await demandHandsOver(context, number);
  await context.db.$transaction(async (tx) => {
    await lockRequest(tx, request.id);
    const live = await tx.helpPass.findFirst({ where: { requestId: request.id, endedAt: null } });
    if (!live) throw new Refusal("NOT_FOUND", says.missing);
    await end(context, tx, live, "ended");
  });
  context.events.publish("requestChanged", { id: request.id });
  return readRequest(context, request.id, query);
}

/** The request, if the viewer may hand over its pass. NOT_FOUND for others, as if hidden. */
export async function demandHandsOver(context: Context, number: number): Promise<KnownRequest> {
  const request = await demandRequest(context, number);
  if (!handsOver(context.viewer, request)) throw new Refusal("NOT_FOUND", coreSays.requestHidden);
  return request;
}

/** Within a transaction: its link, code, PIN and open browsers stop working. */
export async function end(
  context: Context,
  tx: Prisma.TransactionClient,
  { id, requestId }: Pick<HelpPass, "id" | "requestId">,
  endReason: NonNullable<HelpPass["endReason"]>,
) {
  await tx.helpPass.updateMany({ where: { id, endedAt: null }, data: { endedAt: context.now(), endReason } });
  await tx.helpPassSession.deleteMany({ where: { passId: id } });
  await record(tx, context, {
    action: "pass.ended",
    resourceType: "request",
    resourceId: requestId,
    details: { pass: id, reason: endReason },
    ...(endReason === "exposed" && { actor: { actorKind: "visitor" as const } }),
  });
}

function pinOf(random: Random, birthDates: readonly string[]): string {
  for (;;) {
    const pin = String(random.between(0, 10 ** pinDigits - 1)).padStart(pinDigits, "0");
    if (isGoodPin(pin, birthDates)) return pin;
  }
}
