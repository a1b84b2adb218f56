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

/**
 * Three forms an hour from one network, and about one case from one officer, counted in the audit
 * log and one after the other. A stranger who only knows the case number takes none of its
 * officer's. The answer does not depend on what exists.
 */
export async function demandFewForms(tx: Prisma.TransactionClient, context: Context, form: OfficerForm) {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('officer-form'))`;
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

/** Where a form came from, and whose it is about which case: in the log only to be compared. */
export const formNetwork = (context: Context) => originKeyOf(context);
export const aboutOf = ({ keys }: Context, { caseNumber, officerEmail }: OfficerForm) =>
  keys.hash(`form:${caseKeyOf(caseNumber)}:${normaliseEmail(officerEmail)}`);

/** On a developer's own machine everybody has one address. */
export const perNetwork = ({ ip, env }: Context, allowed: number) =>
  env.NODE_ENV !== "production" && (ip === "::1" || ip.startsWith("127.")) ? 20 * allowed : allowed;
