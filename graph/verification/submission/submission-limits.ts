import type { Prisma } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { originKeyOf } from "../../core/sessions/sessions.ts";
import { caseKeyOf } from "./case-key.ts";
import {
  normaliseEmail,
  submitsPerAddressPerHour,
  submitsPerCasePerHour,
  type OfficerForm,
} from "../rules.shared.ts";
import { says } from "../sentences.ts";
import { hourMs } from "../../core/time/durations.shared.ts";
import { lockName } from "../../statements/locks.ts";

/**
 * Three forms an hour per network, and per case and officer, counted in the audit log one at a
 * time. A stranger who knows the case number uses up none of its officer's. The answer does not
 * reveal what exists.
 */
export async function demandFewForms(tx: Prisma.TransactionClient, context: Context, form: OfficerForm) {
  await lockName(tx, "officer-form");
  const lately = {
    action: "verification.submitted",
    at: { gt: new Date(context.now().getTime() - hourMs) },
  };
  const sentWith = (field: string, equals: string) =>
    tx.auditEntry.count({ where: { ...lately, details: { path: [field], equals } } });
  if (
    (await sentWith("network", formNetwork(context))) >= perNetwork(context, submitsPerAddressPerHour) ||
    (await sentWith("about", aboutOf(context, form))) >= submitsPerCasePerHour
  )
    throw new Refusal("RATE_LIMITED", says.sentTooOften);
}

/** The form's network, and its officer and case, stored only for comparison. */
export const formNetwork = (context: Context) => originKeyOf(context);
export const aboutOf = ({ keys }: Context, { caseNumber, officerEmail }: OfficerForm) =>
  keys.hash(`form:${caseKeyOf(caseNumber)}:${normaliseEmail(officerEmail)}`);

/** On a developer's machine every caller has the same address. */
export const perNetwork = ({ ip, env }: Context, allowed: number) =>
  env.NODE_ENV !== "production" && (ip === "::1" || ip.startsWith("127.")) ? 20 * allowed : allowed;
