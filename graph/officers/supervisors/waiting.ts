import type { Link, Prisma, SupervisorDeputy } from "../../../prisma/client/client.ts";
import { requestOnLink } from "../../intake/supervisor-approval/link-snapshot.ts";
import type { Context } from "../../core/context.ts";
import { undecidedStatuses } from "../../../shared/core/request-statuses.ts";
import { caseOnLink } from "../verification/link/link-snapshot.ts";
import { normaliseEmail, trustOfDomain } from "../../../shared/officers/verification/rules.ts";
import { deputizedBy } from "./deputy/deputy.ts";
import { byUrgencyAndAge, highestOf, mailboxOf, maxItems } from "./rules.ts";

type Db = Pick<Prisma.TransactionClient, "verification" | "supervisorDeputy">;

/** Requests that can be decided: they have victim information. */
const isComplete = {
  status: { in: undecidedStatuses },
  victimInfo: { isNot: null },
} satisfies Prisma.EmergencyRequestWhereInput;

const caseWithAll = {
  officer: true,
  recipient: true,
  links: { where: { purpose: "verify", usedAt: null } },
  requests: {
    where: { status: { in: undecidedStatuses } },
    include: {
      victimInfo: true,
      approvals: { where: { voidedAt: null, decision: "approved" } },
      links: { where: { purpose: "approve", usedAt: null } },
    },
  },
} satisfies Prisma.VerificationInclude;

export type WaitingCase = Prisma.VerificationGetPayload<{ include: typeof caseWithAll }>;
export type WaitingRequest = WaitingCase["requests"][number];

/** An officer to be confirmed, or a request to be decided. */
export type Waiting = {
  urgency: WaitingRequest["urgencyLevel"];
  since: Date;
  verification: WaitingCase;
  /** Null for an officer to be confirmed. */
  request: WaitingRequest | null;
  /** The live link that shows what is decided. Null if there is none. */
  linkId: number | null;
  /** The term of the deputy who answers it. Null if it is the supervisor's own list. */
  deputyOf: SupervisorDeputy | null;
};

/** Names an item among all of one supervisor. */
export const keyOf = ({ verification, request }: Waiting): string =>
  request ? `request-${request.id}` : `case-${verification.id}`;

/**
 * Everything that this mailbox can answer now, its own and as a deputy, the most urgent first.
 */
export async function listWaiting(
  context: Context,
  mailbox: string,
  db: Db = context.db,
): Promise<Waiting[]> {
  const all = await waitingFor(context, mailbox, null, db);
  for (const deputyOf of await deputizedBy(context, mailbox, db))
    all.push(...(await waitingFor(context, deputyOf.mailbox, deputyOf, db)));
  return all.sort(byUrgencyAndAge);
}

async function waitingFor(
  context: Context,
  mailbox: string,
  deputyOf: SupervisorDeputy | null,
  db: Db,
): Promise<Waiting[]> {
  const cases = await db.verification.findMany({
    where: {
      supervisorEmailKey: normaliseEmail(mailbox),
      OR: [{ status: "pending" }, { status: "verified", requests: { some: isComplete } }],
    },
    include: caseWithAll,
    orderBy: { id: "asc" },
  });
  const isTrusted = trustOfDomain(mailbox, context.config().trustedDomains) === "trusted";
  return cases
    .filter(({ supervisorEmail }) => mailboxOf(supervisorEmail) === mailbox)
    .filter(({ officer }) => !isOwnCase(officer, deputyOf))
    .flatMap((one) =>
      one.status === "pending"
        ? [confirmation(context, one)]
        : isTrusted
          ? decisions(context, one, deputyOf?.deputyKey ?? one.supervisorEmailKey)
          : [],
    )
    .map((one) => ({ ...one, deputyOf }));
}

/** An officer who is a deputy neither confirms themself nor decides on their own requests. */
export const isOwnCase = (
  officer: { emailKey: string },
  deputyOf: Pick<SupervisorDeputy, "deputyKey"> | null,
): boolean => officer.emailKey === deputyOf?.deputyKey;

type Own = Omit<Waiting, "deputyOf">;

/** As many as one page shows. */
export const firstOf = (all: readonly Waiting[]): Waiting[] => all.slice(0, maxItems);

function confirmation(context: Context, verification: WaitingCase): Own {
  const { requests, links, createdAt, supervisorEmailKey: key } = verification;
  return {
    urgency: highestOf(requests.map(({ urgencyLevel }) => urgencyLevel)),
    since: createdAt,
    verification,
    request: null,
    linkId: newest(context, key, links, (link) => caseOnLink(context, { ...link, verification }).isCurrent),
  };
}

/** Without those that this person has approved. */
function decisions(context: Context, verification: WaitingCase, person: string): Own[] {
  const key = verification.supervisorEmailKey;
  return verification.requests
    .filter(
      ({ victimInfo, approvals }) => victimInfo && !approvals.some(({ personKey }) => personKey === person),
    )
    .map((request) => ({
      urgency: request.urgencyLevel,
      since: request.createdAt,
      verification,
      request,
      linkId: newest(
        context,
        key,
        request.links,
        (link) => requestOnLink(context, link, { request, verification }) !== null,
      ),
    }));
}

/** The newest link that can still be answered. */
function newest(
  context: Context,
  emailKey: string,
  links: readonly Link[],
  isCurrent: (link: Link) => boolean,
): number | null {
  const now = context.now();
  const live = links.filter(
    (link) => link.emailKey === emailKey && !link.usedAt && link.expiresAt > now && isCurrent(link),
  );
  return live.length > 0 ? Math.max(...live.map(({ id }) => id)) : null;
}
