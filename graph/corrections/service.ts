import type { Correction, Prisma } from "../../prisma/client/client.ts";
import { noticeAddresses } from "../admins/notices.ts";
import type { Context } from "../core/context.ts";
import { parse, Refusal } from "../core/errors.ts";
import { networkOf } from "../core/http/network-of.ts";
import { admit } from "../core/access/audiences.ts";
import { record } from "../core/audit/record.ts";
import { composeMessage, mailLayout, type Letter } from "../communications/compose.ts";
import {
  correctionForm,
  correctionMissing,
  correctionResolved,
  correctionTooOften,
  entryGone,
  entryKey,
  type CorrectionProblem,
} from "./rules.ts";

type Selection = Pick<Prisma.CorrectionFindManyArgs, "select" | "include">;

/**
 * Keeps what somebody found wrong with an entry, and tells those who keep the directory. Like feedback, it does not keep who said it: what is
 * known of him is the address that he gave.
 */
export async function reportWrongEntry(context: Context, key: string, input: unknown): Promise<void> {
  const { problem, details, email, language } = parse(correctionForm, input);
  if (!entryKey.test(key)) throw new Refusal("NOT_FOUND", entryGone);
  await context.quotas.count("correction", networkOf(context.ip), correctionTooOften);
  await context.db.$transaction(async (tx) => {
    const entry = await tx.resource.findUnique({
      where: { key },
      select: { id: true, name: true, contactInfo: true },
    });
    if (!entry) throw new Refusal("NOT_FOUND", entryGone);
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
  });
  context.events.publish("workWaiting", { kind: "message" });
}

/** Newest first. */
export const listCorrections = (
  { db }: Context,
  { state }: { state?: Correction["state"] | null },
  query: Omit<Prisma.CorrectionFindManyArgs, "where" | "orderBy">,
): Promise<Correction[]> =>
  db.correction.findMany({ ...query, where: state ? { state } : {}, orderBy: { id: "desc" } });

/** An administrator has mended the entry, or found it right. */
export async function resolveCorrection(
  context: Context,
  id: number,
  query: Selection = {},
): Promise<Correction> {
  const { viewer } = context;
  admit(viewer, "admin");
  await context.db.$transaction(async (tx) => {
    const { count } = await tx.correction.updateMany({
      where: { id, state: "open" },
      data: {
        state: "resolved",
        resolvedAt: context.now(),
        resolvedById: viewer.kind === "admin" ? viewer.adminId : null,
      },
    });
    if (count === 0)
      throw (await tx.correction.count({ where: { id } }))
        ? new Refusal("CONFLICT", correctionResolved)
        : new Refusal("NOT_FOUND", correctionMissing);
    await record(tx, context, {
      action: "correction.resolved",
      resourceType: "correction",
      resourceId: id,
      details: { before: "open", after: "resolved" },
    });
  });
  return context.db.correction.findUniqueOrThrow({ ...query, where: { id } });
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
  (recipientAddress: string): Letter => ({
    kind: "admin-notice",
    channel: "email",
    recipientType: "admin",
    recipientName: "Directory",
    recipientAddress,
    subject: `Directory: ${found[problem]} (${key})`,
    ...mailLayout({
      title: "Somebody found an entry of the directory wrong",
      paragraphs: [
        `${name} (${key}): ${found[problem]}.`,
        `The directory says: ${contactInfo}`,
        ...(details ? [`In the reader's words, not checked by anybody:\n${details}`] : []),
      ],
    }),
  });

const found: Record<CorrectionProblem, string> = {
  number: "the number is wrong",
  closed: "it has closed",
  address: "the address is wrong",
  other: "something is wrong",
};
