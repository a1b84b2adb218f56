import type { Prisma, SupervisorDeputy, SupervisorSession } from "../../../../prisma/client/client.ts";
import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { dayMs } from "../../../../shared/core/time/durations.ts";
import { dayIn } from "../../../../shared/core/time/zone.ts";
import { lockName } from "../../../core/database/locks.sql.ts";
import { normaliseEmail, trustOfDomain } from "../../../../shared/officers/verification/rules.ts";
import { note } from "../log.ts";
import {
  deputiesPerDay,
  deputyForm,
  mailboxOf,
  nameFor,
  stateOfDeputy,
  termOf,
  type DeputyState,
} from "../rules.ts";
import { says } from "../../../../shared/officers/supervisors/sentences.ts";
import { deputySecret, endedMail, namedMails, type Side } from "./mails.ts";

type Db = Pick<Prisma.TransactionClient, "supervisorDeputy">;

export type NamedDeputy = SupervisorDeputy;

/** Supervisors of trusted domains decide on requests, so they can name a deputy. */
export const mayNameDeputy = (context: Context, mailbox: string): boolean =>
  trustOfDomain(mailbox, context.config().trustedDomains) === "trusted";

/** The deputy whom this supervisor named last, until the term is over. */
export const findDeputyOf = ({ db, now }: Pick<Context, "db" | "now">, mailbox: string) =>
  db.supervisorDeputy.findFirst({
    where: { mailbox, endedAt: null, endsAt: { gt: now() } },
    orderBy: { id: "desc" },
  });

/** Those for whom this mailbox answers now. The trust of its domain may have ended since. */
export async function deputizedBy(
  context: Context,
  deputyMailbox: string,
  db: Db = context.db,
): Promise<SupervisorDeputy[]> {
  const now = context.now();
  if (!mayNameDeputy(context, deputyMailbox)) return [];
  return db.supervisorDeputy.findMany({
    where: {
      ...{ deputyMailbox, endedAt: null, startsAt: { lte: now }, endsAt: { gt: now } },
      ...{ supervisorConfirmedAt: { not: null }, deputyConfirmedAt: { not: null } },
    },
    orderBy: { id: "asc" },
  });
}

interface Typed {
  name: string;
  email: string;
  from: string;
  until: string;
}

/**
 * A supervisor names a deputy. Nothing changes until both have confirmed it with the link in their
 * own emails. INVALID names the field; CONFLICT while there is another deputy.
 */
export async function nameDeputy(context: Context, list: SupervisorSession, typed: Typed): Promise<void> {
  const { mailbox, name, language } = list;
  if (!mayNameDeputy(context, mailbox)) throw new Refusal("FORBIDDEN", says.otherDomain);
  const now = context.now();
  const form = parse(deputyForm({ mailbox, today: dayIn(context.zone(), now) }), typed);
  const nonce = context.random.token();
  const hashOf = (side: Side) => deputyHash(context, deputySecret(context, side, nonce));
  await context.db.$transaction(async (tx) => {
    await lockName(tx, `deputy of ${mailbox}`);
    const lately = await tx.supervisorDeputy.findMany({
      where: {
        mailbox,
        OR: [{ createdAt: { gt: new Date(now.getTime() - dayMs) } }, { endsAt: { gt: now } }],
      },
    });
    if (lately.some((one) => stateOfDeputy(one, now) !== "over"))
      throw new Refusal("CONFLICT", says.deputyThere, { email: [says.deputyThere] });
    if (lately.length >= deputiesPerDay)
      throw new Refusal("RATE_LIMITED", says.tooManyDeputies, { email: [says.tooManyDeputies] });
    const row = await tx.supervisorDeputy.create({
      data: {
        ...{ mailbox, name, language, createdAt: now, ...termOf(context.zone(), form) },
        ...{ deputyName: form.name, deputyMailbox: mailboxOf(form.email) },
        deputyKey: normaliseEmail(form.email),
        ...{ nonce, supervisorHash: hashOf("supervisor"), deputyHash: hashOf("deputy") },
      },
    });
    await tx.message.createMany({ data: await namedMails(context, tx, row) });
    const details = { deputy: row.deputyName, from: form.from, until: form.until };
    await note(tx, context, { action: "supervisor.deputy-named", name, details });
  });
  context.events.publish("workWaiting", { kind: "message" });
}

export interface DeputyLink {
  row: SupervisorDeputy;
  side: Side;
  state: DeputyState;
}

/** Whose link this is: the supervisor's or the deputy's. Undefined if it is neither. */
export async function findDeputyLink(context: Context, token: string): Promise<DeputyLink | undefined> {
  const hash = deputyHash(context, token);
  const row = await context.db.supervisorDeputy.findFirst({
    where: { OR: [{ supervisorHash: hash }, { deputyHash: hash }] },
  });
  if (!row) return undefined;
  const side = row.deputyHash === hash ? "deputy" : "supervisor";
  return { row, side, state: stateOfDeputy(row, context.now()) };
}

/** One of the two confirms. A second click, and one after the end, changes nothing. */
export async function confirmDeputy(context: Context, { row, side }: DeputyLink): Promise<void> {
  const now = context.now();
  const own = side === "deputy" ? "deputyConfirmedAt" : "supervisorConfirmedAt";
  await context.db.$transaction(async (tx) => {
    const { count } = await tx.supervisorDeputy.updateMany({
      where: { id: row.id, endedAt: null, endsAt: { gt: now }, [own]: null },
      data: { [own]: now },
    });
    if (count > 0) await note(tx, context, { action: "supervisor.deputy-confirmed", ...saidBy(row, side) });
  });
}

/** Either of them ends it at once, before or after both confirmed. The other one is emailed. */
export async function endDeputy(
  context: Context,
  { row, side }: Pick<DeputyLink, "row" | "side">,
): Promise<void> {
  const now = context.now();
  await context.db.$transaction(async (tx) => {
    const { count } = await tx.supervisorDeputy.updateMany({
      where: { id: row.id, endedAt: null, endsAt: { gt: now } },
      data: { endedAt: now },
    });
    if (count === 0) return;
    await tx.message.createMany({ data: await endedMail(context, tx, row, side) });
    await note(tx, context, { action: "supervisor.deputy-ended", ...saidBy(row, side) });
  });
  context.events.publish("workWaiting", { kind: "message" });
}

const saidBy = (row: SupervisorDeputy, side: Side) => ({
  name: side === "deputy" ? nameFor(row) : row.name,
  details: { deputy: row.deputyName, supervisor: row.name },
});

const deputyHash = ({ keys }: Pick<Context, "keys">, token: string) =>
  keys.hash(`supervisor deputy ${token}`);
