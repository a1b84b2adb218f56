import type * as z from "zod/mini";
import type { Correction, Prisma } from "../../../prisma/client/client.ts";
import { noticeAddresses } from "../../accounts/admins/accounts/notices.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { containing } from "../../core/graphql/desk-list.ts";
import { at, type Slice } from "../../core/graphql/pages.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import { changeShown, guardedWrite } from "../../core/guarded-write.ts";
import { adminNotice } from "../../messages/communications/admin-notice.ts";
import { composeMessage } from "../../messages/communications/compose.ts";
import { inboxChange } from "../../messages/communications/watch.ts";
import {
  correctionFilter,
  correctionForm,
  entryKey,
  type CorrectionFilter,
  type correctionOrders,
  type CorrectionProblem,
} from "../../../shared/community/corrections/rules.ts";
import { says } from "../../../shared/community/corrections/sentences.ts";

type Selection = Pick<Prisma.CorrectionFindManyArgs, "select" | "include">;

/**
 * Saves a report about an entry and notifies the directory's editors. Like feedback it is
 * anonymous, except for an address that the reporter gives.
 */
export async function reportWrongEntry(context: Context, key: string, input: unknown): Promise<void> {
  const { problem, details, email, language } = parse(correctionForm, input);
  if (!entryKey.test(key)) throw new Refusal("NOT_FOUND", says.entryGone);
  await context.quotas.count("correction", context, says.tooOften);
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
    const addresses = known ? [] : await noticeAddresses(context, tx, { permission: "workDesk" });
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

interface Listed {
  filter: CorrectionFilter;
  order: { field: (typeof correctionOrders)[number]; direction: "ascending" | "descending" };
}

/** One page of the filtered reports. Ties are ordered newest first. */
export async function listCorrections(
  { db }: Context,
  { filter, order }: Listed,
  slice: Slice,
  query: Selection,
): Promise<Correction[]> {
  const direction = order.direction === "ascending" ? "asc" : "desc";
  return db.correction.findMany({
    ...query,
    where: found(parse(correctionFilter, filter)),
    orderBy: [{ [order.field]: direction }, { id: "desc" }],
    ...at(slice),
  });
}

/** Resolves a report: the entry was fixed, or is right. */
export const resolveCorrection = (context: Context, id: number, query: Selection = {}) =>
  changeState(context, { id, to: "resolved" }, query);

/** Reopens a resolved report. */
export const reopenCorrection = (context: Context, id: number, query: Selection = {}) =>
  changeState(context, { id, to: "open" }, query);

/** Resolves a report in the transaction that fixes, confirms or retires its entry. */
export async function resolveWithin(
  context: Context,
  tx: Prisma.TransactionClient,
  { id, resourceKey }: { id: number; resourceKey: string },
): Promise<void> {
  const { guard, entry } = changeTo(context, { id, to: "resolved" });
  await changeShown(tx, "Correction", { ...guard, where: { id, resourceKey } });
  await record(tx, context, { ...entry, details: { ...entry.details, entry: resourceKey } });
}

interface Next {
  id: number;
  to: Correction["state"];
}

const changeState = (context: Context, next: Next, query: Selection): Promise<Correction> => {
  const { guard, entry } = changeTo(context, next);
  return guardedWrite(context, "Correction", {
    ...guard,
    query,
    audit: () => entry,
    announce: () => {
      context.events.publish("correctionChanged", { id: next.id });
      context.events.publish("inboxChanged", inboxChange("correction", next.id));
    },
  });
};

/** Only an open report can be resolved, and only a resolved one reopened. */
function changeTo({ viewer, now }: Context, { id, to }: Next) {
  admit(viewer, "workDesk");
  const isResolved = to === "resolved";
  const from = isResolved ? "open" : "resolved";
  return {
    guard: {
      where: { id },
      version: "by-state",
      from: { state: from },
      data: {
        state: to,
        resolvedAt: isResolved ? now() : null,
        resolvedById: isResolved ? viewer.adminId : null,
      },
      missing: says.missing,
      conflict: isResolved ? says.alreadyResolved : says.alreadyOpen,
    },
    entry: {
      action: isResolved ? "correction.resolved" : "correction.reopened",
      resourceType: "correction",
      resourceId: id,
      details: { before: from, after: to },
    },
  } as const;
}

interface Reported {
  key: string;
  name: string;
  contactInfo: string;
  problem: CorrectionProblem;
  details: string;
}

/**
 * One email to each administrator per problem, however many people report it. It never contains a
 * reporter's address.
 */
const noticeOf =
  ({ key, name, contactInfo, problem, details }: Reported) =>
  (recipientAddress: string) =>
    adminNotice(recipientAddress, {
      team: "Directory",
      title: "A directory entry was reported as wrong",
      subject: `Directory: ${findings[problem]} (${key})`,
      paragraphs: [
        `${name} (${key}): ${findings[problem]}.`,
        `The directory lists: ${contactInfo}`,
        ...(details ? [`The reader's words, not checked:\n${details}`] : []),
      ],
    });

const findings: Record<CorrectionProblem, string> = {
  number: "the number is wrong",
  closed: "it has closed",
  address: "the address is wrong",
  other: "something is wrong",
};
