import type { Prisma } from "../../../../prisma/client/client.ts";
import { casesIn, isOfAgencies, reaches, fullScopeOf, scopedTo } from "../../../core/access/agency-scope.ts";
import type { Viewer } from "../../../core/access/viewer.ts";
import { admit } from "../../../core/access/audiences.ts";
import { officerLanguage } from "../../../messages/communications/officer.ts";
import type { Context } from "../../../core/context.ts";
import { parse } from "../../../core/errors.ts";
import { containing } from "../../../core/graphql/desk-list.ts";
import { asLanguage } from "../../../core/i18n/i18n.ts";
import type { Language } from "../../../../shared/core/forms/fields.ts";
import { writtenName } from "../../../core/text/naming.ts";
import { addressesOf } from "../../../../shared/intake/requests/rules.ts";
import { wayOf } from "../../../../shared/intake/safe-contact/rules.ts";
import { closedAtOf } from "../../../core/time/pass-end.ts";
import { passReach, safeWays, type Reach, type Ways } from "../communication.ts";
import { maxRecipients, recipientSearch, type RecipientKind } from "../../../../shared/desk/inbox/rules.ts";
import { wordsIn } from "../../../intake/requests/search.ts";
import { foldForSearch, readTrackedPage } from "../../../intake/requests/tracker.sql.ts";

/** A person who can be contacted, and the channels that their record allows. */
export interface MessageRecipient extends Reach {
  /** `officer-3`; for recipients and supervisors it includes the request. */
  key: string;
  kind: RecipientKind;
  name: string;
  requestId: number | null;
  caseId: string | null;
  language: Language;
  /** The recipient does not want any message. */
  isNotToBeContacted: boolean;
  isAnonymous: boolean;
}

type Db = Prisma.TransactionClient;

const requestFacts = {
  id: true,
  caseId: true,
  agencyId: true,
  language: true,
  victimName: true,
  victimPhone: true,
  victimEmail: true,
  anonymous: true,
  contacting: true,
  status: true,
  completedAt: true,
  firstDecidedAt: true,
  helpPasses: { where: { endedAt: null }, take: 1, select: { expiresAt: true, wrongPins: true } },
  victimInfo: { select: { fullName: true, phone: true, email: true } },
  safeContact: { select: { way: true } },
  officer: {
    select: { id: true, name: true, email: true, phone: true, notifyByEmail: true, notifyBySms: true },
  },
  verification: {
    select: { supervisorName: true, supervisorEmail: true, supervisorPhone: true, language: true },
  },
} as const satisfies Prisma.EmergencyRequestSelect;
type RequestFacts = Prisma.EmergencyRequestGetPayload<{ select: typeof requestFacts }>;
type OfficerFacts = NonNullable<RequestFacts["officer"]>;

const given = (ways: Record<keyof Ways, string | false | null | undefined>): Ways =>
  Object.fromEntries(Object.entries(ways).filter(([, address]) => address));

function victimOf(request: RequestFacts, now: Date): MessageRecipient {
  const { id, caseId, victimInfo, contacting, anonymous, victimName } = request;
  const language = asLanguage(request.language);
  const { phone, email } = addressesOf(request);
  const way = wayOf(request, request.safeContact);
  return {
    key: `victim-${id}`,
    kind: "victim",
    name: writtenName(request, victimInfo?.fullName ?? victimName, language).trim(),
    requestId: id,
    caseId,
    ways: safeWays(way, given({ email, sms: phone, phone })),
    pass: passReach(request.helpPasses[0] ?? null, closedAtOf(request), now),
    language,
    isNotToBeContacted: !contacting,
    isAnonymous: anonymous,
  };
}

const ofOfficer = {
  ...{ id: true, caseId: true, language: true },
  verification: { select: { language: true } },
} as const satisfies Prisma.EmergencyRequestSelect;

const officerOf = (
  { id, name, email, phone, notifyByEmail, notifyBySms }: OfficerFacts,
  request: Prisma.EmergencyRequestGetPayload<{ select: typeof ofOfficer }> | null,
): MessageRecipient => ({
  key: `officer-${id}`,
  kind: "officer",
  name,
  requestId: request?.id ?? null,
  caseId: request?.caseId ?? null,
  ways: given({ email: notifyByEmail && email, sms: notifyBySms && phone, phone }),
  language: asLanguage(request ? officerLanguage(request) : undefined),
  isNotToBeContacted: false,
  isAnonymous: false,
});

function supervisorOf({ id, caseId, verification }: RequestFacts): MessageRecipient | null {
  if (!verification) return null;
  return {
    key: `supervisor-${id}`,
    kind: "supervisor",
    name: verification.supervisorName,
    requestId: id,
    caseId,
    ways: given({ email: verification.supervisorEmail, sms: null, phone: verification.supervisorPhone }),
    language: asLanguage(verification.language),
    isNotToBeContacted: false,
    isAnonymous: false,
  };
}

const adminOf = ({ id, name, email }: { id: number; name: string; email: string }): MessageRecipient => ({
  key: `admin-${id}`,
  kind: "admin",
  name,
  requestId: null,
  caseId: null,
  ways: given({ email, sms: null, phone: null }),
  language: "en",
  isNotToBeContacted: false,
  isAnonymous: false,
});

const ofRequest = (request: RequestFacts, now: Date): MessageRecipient[] => [
  victimOf(request, now),
  ...(request.officer ? [officerOf(request.officer, request)] : []),
  ...[supervisorOf(request)].filter((one) => one !== null),
];

const fewRequests = 4;

/**
 * Finds people by name, phone or case, as the tracker does. An anonymous person is found and named
 * only by the case.
 */
export async function findRecipients(context: Context, search: string): Promise<MessageRecipient[]> {
  admit(context.viewer, "workDesk");
  const words = wordsIn(parse(recipientSearch, search));
  if (words.length === 0) return [];
  const { db, viewer } = context;
  const scope = scopedTo(viewer);
  const tracked = await readTrackedPage(
    context,
    { words, status: null, order: "newest", scope },
    { after: 0, take: fewRequests },
  );
  const requests = await db.emergencyRequest.findMany({
    where: { id: { in: tracked.rows.map(({ id }) => id) } },
    orderBy: { id: "desc" },
    select: requestFacts,
  });
  const folded = await foldForSearch(context, words);
  const officers = await db.officer.findMany({
    where: {
      AND: folded.map((word) => ({ searchText: containing(word) })),
      ...(scope.agencies !== null && { verifications: { some: casesIn(scope) } }),
    },
    orderBy: { id: "desc" },
    take: fewRequests,
    select: {
      ...requestFacts.officer.select,
      requests: { where: casesIn(scope), select: ofOfficer, orderBy: { id: "desc" }, take: 1 },
    },
  });
  const admins = await findAdmins(context, folded);
  const all = [
    ...requests.flatMap((request) => ofRequest(request, context.now())),
    ...officers.map(({ requests: [request], ...officer }) => officerOf(officer, request ?? null)),
    ...admins.map(adminOf),
  ].filter((one) => mayBeWrittenBy(viewer, one));
  return [...new Map(all.toReversed().map((one) => [one.key, one])).values()]
    .toReversed()
    .slice(0, maxRecipients);
}

/** Accounts are few. */
async function findAdmins(context: Context, words: readonly string[]) {
  const admins = await context.db.admin.findMany({
    where: { isActive: true, email: { not: "" } },
    orderBy: { id: "asc" },
    select: { id: true, name: true, email: true },
  });
  const names = await foldForSearch(
    context,
    admins.map(({ name }) => name),
  );
  const isFound = (name = "") => words.every((word) => name.includes(word));
  return admins.filter((_admin, at) => isFound(names[at])).slice(0, fewRequests);
}

/** Administrators of agencies write about their cases alone: they would not see another message. */
const mayBeWrittenBy = (viewer: Viewer, { requestId }: MessageRecipient): boolean =>
  !isOfAgencies(viewer) || requestId !== null;

const recipientKey = /^(victim|supervisor|officer|admin)-(\d{1,9})$/;

/**
 * The person of a key, with the case of the message; for an officer, the given case. Null also for
 * a person of another agency.
 */
export async function readRecipient(
  { db, viewer, now }: { db: Db; viewer: Viewer; now: () => Date },
  key: string,
  requestId: number | null,
): Promise<{ recipient: MessageRecipient; isOfOther: boolean } | null> {
  const [, kind, number] = recipientKey.exec(key) ?? [];
  if (!kind) return null;
  const id = Number(number);
  const request = async (of: number) =>
    db.emergencyRequest.findUnique({ where: { id: of }, select: requestFacts });
  const found = (recipient: MessageRecipient | null, isOfOther = false) =>
    recipient && mayBeWrittenBy(viewer, recipient) ? { recipient, isOfOther } : null;
  if (kind === "victim" || kind === "supervisor") {
    const row = await request(id);
    if (!row || !reaches(viewer, row.agencyId)) return null;
    return found(
      kind === "victim" ? victimOf(row, now()) : supervisorOf(row),
      requestId !== null && requestId !== id,
    );
  }
  if (kind === "officer") {
    const scope = fullScopeOf(viewer);
    const officer = await db.officer.findFirst({
      // Someone with cases in several agencies is known to each.
      where: { id, ...(scope.agencies !== null && { verifications: { some: casesIn(scope) } }) },
      select: requestFacts.officer.select,
    });
    const about = requestId === null ? null : await request(requestId);
    if (about && !reaches(viewer, about.agencyId)) return null;
    return officer && found(officerOf(officer, about), about !== null && about.officer?.id !== id);
  }
  const admin = await db.admin.findFirst({
    where: { id, isActive: true },
    select: { id: true, name: true, email: true },
  });
  return admin && found(adminOf(admin), false);
}
