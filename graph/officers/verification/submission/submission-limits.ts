import type { Prisma } from "../../../../prisma/client/client.ts";
import type { Context } from "../../../core/context.ts";
import { tooMany } from "../../../core/quotas.ts";
import { originKeyOf } from "../../../core/sessions/sessions.ts";
import { caseKeyOf } from "./case-key.ts";
import {
  normaliseEmail,
  submitsPerAddressPerHour,
  submitsPerCasePerHour,
  submitsPerDevicePerHour,
  type OfficerForm,
} from "../../../../shared/officers/verification/rules.ts";
import { says } from "../../../../shared/officers/verification/sentences.ts";
import { hourMs, secondMs } from "../../../../shared/core/time/durations.ts";
import { lockName } from "../../../core/database/locks.sql.ts";
import { actAt } from "../../../core/counted-acts.ts";

/**
 * Thirty forms an hour per network, and three per case and officer, counted one at a time. A
 * stranger who knows the case number uses up none of its officer's. The answer does not reveal what
 * exists.
 */
export async function demandFewForms(tx: Prisma.TransactionClient, context: Context, form: OfficerForm) {
  await lockName(tx, "officer-form");
  const now = context.now().getTime();
  const since = new Date(now - hourMs);
  const [ofNetwork, ofCase] = formActs(context, form);
  const third = await actAt(tx, ofCase, { since, skip: submitsPerCasePerHour - 1 });
  if (third) throw tooMany(context, third.getTime() + hourMs - now, says.sentTooOften);
  await context.quotas.countRows(formLimit, context, (page) => actAt(tx, ofNetwork, page));
}

const formLimit = {
  name: "officer-form",
  own: submitsPerDevicePerHour,
  network: submitsPerAddressPerHour,
  seconds: hourMs / secondMs,
};

/** The form's network, and its officer and case: stored only for comparison. */
export const formActs = (context: Context, form: OfficerForm) =>
  [
    { kind: "form-of-network", key: originKeyOf(context) },
    { kind: "form-of-case", key: aboutOf(context, form) },
  ] as const;
const aboutOf = ({ keys }: Context, { caseNumber, officerEmail }: OfficerForm) =>
  keys.hash(`form:${caseKeyOf(caseNumber)}:${normaliseEmail(officerEmail)}`);
