import type * as z from "zod/mini";
import type { Correction, Prisma } from "../../prisma/client/client.ts";
import { noticeAddresses } from "../admins/notices.ts";
import type { Context } from "../core/context.ts";
import { parse, Refusal } from "../core/errors.ts";
import { containing, pageAt } from "../core/graphql/desk-list.ts";
import { networkOf } from "../core/http/network-of.ts";
import { admit } from "../core/access/audiences.ts";
import type { AuditAction } from "../core/audit/actions.ts";
import { record } from "../core/audit/record.ts";
import { composeMessage, mailLayout, type OutgoingMessage } from "../communications/compose.ts";
import { inboxChange } from "../communications/watch.ts";
import {
  correctionFilter,
  correctionForm,
  entryKey,
  type CorrectionFilter,
  type correctionOrders,
  type CorrectionProblem,
} from "./rules.shared.ts";
import type { Said } from "../core/i18n/phrases.shared.ts";
import { says } from "./sentences.ts";

type Selection = Pick<Prisma.CorrectionFindManyArgs, "select" | "include">;

/**
 * Keeps what somebody found wrong with an entry, and tells those who keep the directory. Like feedback, it does not keep who said it: what is
 * known of them is the address that they gave.
 */
export async function reportWrongEntry(context: Context, key: string, input: unknown): Promise<void> {
  const { problem, details, email, language } = parse(correctionForm, input);
  if (!entryKey.test(key)) throw new Refusal("NOT_FOUND", says.entryGone);
  await context.quotas.count("correction", networkOf(context.ip), says.tooOften);
  const id = await context.db.$transaction(async (tx) => {
    const entry = await tx.resource.findUnique({
      where: { key },
      select: { id: true, name: true, contactInfo: true },
    });
    if (!entry) throw new Refusal("NOT_FOUND", says.entryGone);
    const known = await tx.correction.count({ where: { resourceKey: key, problem, state: "open" } });
    const { id } = await tx.correction.create({
      data: {
        resourceId: entry.id,
        resourceKey: key,
        resourceName: entry.name,
        contactInfo: entry.contactInfo,
        problem,
        details: details || null,
        email: email || null,
        language: language ?? "en",
        createdAt: context.now(),
      },
    });
    const addresses = known ? [] : await noticeAddresses(context, tx);
    const noticeTo = noticeOf({ key, ...entry, problem, details: details ?? "" });
    await tx.message.createMany({ data: addresses.map((to) => composeMessage(context, noticeTo(to))) });
    await record(
      tx,
      { ...context, ip: "" },
      {
        action: "correction.reported",
        resourceType: "correction",
        resourceId: id,
        actor: { actorKind: "visitor" },
        details: { entry: key, problem },
      },
    );
    return id;
  });
  context.events.publish("correctionChanged", { id });
  context.events.publish("inboxChanged", inboxChange("correction", id));
  context.events.publish("workWaiting", { kind: "message" });
}

const found = ({ state, search }: z.output<typeof correctionFilter>): Prisma.CorrectionWhereInput => {
  const contains = containing(search ?? "");
  return {
    ...(state && { state }),
    ...(search && { OR: [{ resourceName: contains }, { resourceKey: contains }, { details: contains }] }),
  };
};

export async function countCorrections({ db }: Context, filter: CorrectionFilter): Promise<number> {
  return db.correction.count({ where: found(parse(correctionFilter, filter)) });
}

export interface Listed {
  filter: CorrectionFilter;
  order: { field: (typeof correctionOrders)[number]; direction: "ascending" | "descending" };
  page: number | null | undefined;
}

/** One page of the reports that the filter finds. Of two that are alike in the column the newer one comes first. */
export async function listCorrections(
  { db }: Context,
  { filter, order, page }: Listed,
  query: Selection,
): Promise<Correction[]> {
  const direction = order.direction === "ascending" ? "asc" : "desc";
  return db.correction.findMany({
    ...query,
    where: found(parse(correctionFilter, filter)),
    orderBy: [{ [order.field]: direction }, { id: "desc" }],
    ...pageAt(page),
  });
}

/** An administrator has mended the entry, or found it right. */
export const resolveCorrection = (context: Context, id: number, query: Selection = {}) =>
  turn(context, id, {
    from: "open",
    to: "resolved",
    action: "correction.resolved",
    refusal: says.alreadyResolved,
    query,
  });

/** The entry was mended, confirmed or taken off in this transaction, and the report about it is settled with it. */
export async function resolveWithin(
  context: Context,
  tx: Prisma.TransactionClient,
  { id, resourceKey }: { id: number; resourceKey: string },
): Promise<void> {
  const { viewer } = context;
  admit(viewer, "admin");
  const { count } = await tx.correction.updateMany({
    where: { id, resourceKey, state: "open" },
    data: { state: "resolved", resolvedAt: context.now(), resolvedById: viewer.adminId },
  });
  if (count === 0)
    throw (await tx.correction.count({ where: { id, resourceKey } }))
      ? new Refusal("CONFLICT", says.alreadyResolved)
      : new Refusal("NOT_FOUND", says.missing);
  await record(tx, context, {
    action: "correction.resolved",
    resourceType: "correction",
    resourceId: id,
    details: { before: "open", after: "resolved", entry: resourceKey },
  });
}

/** The administrator takes that back. */
export const reopenCorrection = (context: Context, id: number, query: Selection = {}) =>
  turn(context, id, {
    from: "resolved",
    to: "open",
    action: "correction.reopened",
    refusal: says.alreadyOpen,
    query,
  });

interface Turn {
  from: Correction["state"];
  to: Correction["state"];
  action: AuditAction;
  /** Said when somebody else was quicker. */
  refusal: Said;
  query: Selection;
}

/** Of two clicks at once one turns the report, and the other hears CONFLICT: the row is changed only out of the state that was shown. */
async function turn(
  context: Context,
  id: number,
  { from, to, action, refusal, query }: Turn,
): Promise<Correction> {
  const { viewer } = context;
  admit(viewer, "admin");
  const turned = await context.db.$transaction(async (tx) => {
    const { count } = await tx.correction.updateMany({
      where: { id, state: from },
      data:
        to === "resolved"
          ? { state: to, resolvedAt: context.now(), resolvedById: viewer.adminId }
          : { state: to, resolvedAt: null, resolvedById: null },
    });
    if (count === 0)
      throw (await tx.correction.count({ where: { id } }))
        ? new Refusal("CONFLICT", refusal)
        : new Refusal("NOT_FOUND", says.missing);
    await record(tx, context, {
      action,
      resourceType: "correction",
      resourceId: id,
      details: { before: from, after: to },
    });
    return tx.correction.findUniqueOrThrow({ ...query, where: { id } });
  });
  context.events.publish("correctionChanged", { id });
  context.events.publish("inboxChanged", inboxChange("correction", id));
  return turned;
}

interface Reported {
  key: string;
  name: string;
  contactInfo: string;
  problem: CorrectionProblem;
  details: string;
}

/** One word to each administrator for a thing that is wrong, however many report it; never the address of who did. */
const noticeOf =
  ({ key, name, contactInfo, problem, details }: Reported) =>
  (recipientAddress: string): OutgoingMessage => ({
    kind: "admin-notice",
    channel: "email",
    recipientType: "admin",
    recipientName: "Directory",
    recipientAddress,
    subject: `Directory: ${findings[problem]} (${key})`,
    ...mailLayout({
      title: "Somebody found an entry of the directory wrong",
      paragraphs: [
        `${name} (${key}): ${findings[problem]}.`,
        `The directory says: ${contactInfo}`,
        ...(details ? [`In the reader's words, not checked by anybody:\n${details}`] : []),
      ],
    }),
  });

const findings: Record<CorrectionProblem, string> = {
  number: "the number is wrong",
  closed: "it has closed",
  address: "the address is wrong",
  other: "something is wrong",
};
