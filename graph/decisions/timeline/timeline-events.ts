import type { Prisma } from "../../../prisma/client/client.ts";
import type { AnswerButton, RequestStatus, VerificationStatus } from "../../../prisma/client/enums.ts";
import type { Context } from "../../core/context.ts";
import type { TimelineEvent } from "./attribution.ts";

/** The audit entries that tell when a request moved on; rows keep only the latest decision. */
const actions = [
  "request.created",
  "request.taken-on",
  "request.needs-confirmed",
  "request.approval-recorded",
  "request.approvals-voided",
  "request.approved",
  "request.denied",
  "request.completed",
  "request.stepped-aside",
  "victim-info.added",
  "recommendation.made",
  "verification.submitted",
  "verification.emergency",
  "verification.verified",
  "verification.rejected",
  "verification.grant-ended",
];

/** Everything that decides who these requests waited for. A request that is none is missing. */
export async function timelineEventsOf(
  { db }: Pick<Context, "db">,
  ids: readonly number[],
): Promise<Map<number, TimelineEvent[]>> {
  const requests = await db.emergencyRequest.findMany({
    where: { id: { in: [...ids] } },
    select: selected,
  });
  const verified = requests.flatMap(({ verificationId }) => verificationId ?? []);
  const entries = await db.auditEntry.findMany({
    where: {
      action: { in: actions },
      outcome: "success",
      OR: [
        { resourceType: "request", resourceId: { in: requests.map(({ id }) => String(id)) } },
        { resourceType: "verification", resourceId: { in: verified.map(String) } },
      ],
    },
    orderBy: { id: "asc" },
    select: { action: true, at: true, details: true, resourceType: true, resourceId: true },
  });
  const bySubject = new Map<string, Entry[]>();
  for (const entry of entries) {
    const subject = `${entry.resourceType} ${entry.resourceId}`;
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), entry]);
  }
  return new Map(
    requests.map((request) => {
      const own = bySubject.get(`request ${request.id}`) ?? [];
      const ofOfficer = bySubject.get(`verification ${request.verificationId}`) ?? [];
      return [request.id, timelineEventsIn(request, [...own, ...ofOfficer])];
    }),
  );
}

const selected = {
  id: true,
  createdAt: true,
  status: true,
  citizenId: true,
  verificationId: true,
  requestedHelpTypes: true,
  needsConfirmedAt: true,
  approvedAt: true,
  firstDecidedAt: true,
  completedAt: true,
  victimInfo: { select: { createdAt: true } },
  recommendation: { select: { createdAt: true } },
  verification: {
    select: {
      createdAt: true,
      decidedAt: true,
      status: true,
      messages: {
        where: { kind: "supervisor-verification", sentAt: { not: null } },
        select: { sentAt: true },
      },
    },
  },
  dispatches: {
    select: { id: true, helpType: true, createdAt: true, completedAt: true, voidedAt: true, expiredAt: true },
  },
  responses: {
    select: {
      id: true,
      isProblem: true,
      button: true,
      createdAt: true,
      acknowledgedAt: true,
      replies: { select: { createdAt: true }, orderBy: { createdAt: "asc" }, take: 1 },
    },
  },
  messages: {
    where: {
      recipientType: "victim",
      letterId: { not: null },
      state: { in: ["queued", "sending", "sent", "failed"] },
    },
    select: { id: true, createdAt: true, sentAt: true },
  },
} satisfies Prisma.EmergencyRequestSelect;
type Selected = Prisma.EmergencyRequestGetPayload<{ select: typeof selected }>;

function timelineEventsIn(request: Selected, entries: readonly Entry[]): TimelineEvent[] {
  const recorded = entries.flatMap(fromEntry);
  const isRecorded = ({ kind }: TimelineEvent) => recorded.some((each) => each.kind === kind);
  return [
    {
      at: request.createdAt.getTime(),
      kind: "filed",
      hasOfficer: request.citizenId === null,
      helpTypes: request.requestedHelpTypes,
    },
    ...recorded,
    ...fromRows(request).filter((event) => !isRecorded(event)),
    ...(request.verification?.messages ?? []).flatMap(({ sentAt }) =>
      at(sentAt, { kind: "supervisor_email_delivered" }),
    ),
    ...request.dispatches.flatMap(
      ({ id: dispatch, helpType, createdAt, completedAt, voidedAt, expiredAt }) => [
        ...at(createdAt, { kind: "dispatched", dispatch, helpType }),
        ...at(completedAt, { kind: "dispatch_completed", dispatch }),
        // Help that expired unused has to be given again, like void help.
        ...at(voidedAt ?? expiredAt, { kind: "dispatch_voided", dispatch }),
      ],
    ),
    ...request.responses.flatMap(fromResponse),
    ...request.messages.flatMap(({ id: message, createdAt, sentAt }) => [
      ...at(createdAt, { kind: "message_queued", message }),
      ...at(sentAt, { kind: "message_sent", message }),
    ]),
  ];
}

interface Rows {
  status: RequestStatus;
  createdAt: Date;
  needsConfirmedAt: Date | null;
  approvedAt: Date | null;
  firstDecidedAt: Date | null;
  completedAt: Date | null;
  victimInfo: { createdAt: Date } | null;
  recommendation: { createdAt: Date } | null;
  verification: { createdAt: Date; decidedAt: Date | null; status: VerificationStatus } | null;
}

/** What the rows tell of requests whose audit entries do not, such as those of the demo. */
function fromRows({ status, verification, ...request }: Rows): TimelineEvent[] {
  const decidedAt = verification && (verification.decidedAt ?? verification.createdAt);
  return [
    ...at(request.needsConfirmedAt, { kind: "needs_confirmed" }),
    ...at(request.victimInfo?.createdAt ?? null, { kind: "victim_info_saved" }),
    ...at(request.recommendation?.createdAt ?? null, { kind: "recommended" }),
    ...at(request.approvedAt, { kind: "approved" }),
    ...at(status === "denied" ? (request.firstDecidedAt ?? request.createdAt) : null, { kind: "denied" }),
    ...at(request.completedAt, { kind: "completed" }),
    ...at(verification?.createdAt ?? null, { kind: "supervisor_asked" }),
    ...at(verification?.status === "verified" ? decidedAt : null, { kind: "officer_confirmed" }),
    ...at(verification?.status === "rejected" ? decidedAt : null, { kind: "officer_rejected" }),
  ];
}

type Undated<Event = TimelineEvent> = Event extends TimelineEvent ? Omit<Event, "at"> : never;

const at = (when: Date | null, event: Undated): TimelineEvent[] =>
  when ? [{ ...event, at: when.getTime() }] : [];

const kinds: Partial<Record<string, Undated>> = {
  "request.taken-on": { kind: "officer_assigned" },
  "request.needs-confirmed": { kind: "needs_confirmed" },
  "request.approval-recorded": { kind: "approval_recorded" },
  "request.approvals-voided": { kind: "approvals_voided" },
  "request.approved": { kind: "approved" },
  "request.denied": { kind: "denied" },
  "request.completed": { kind: "completed" },
  "victim-info.added": { kind: "victim_info_saved" },
  "recommendation.made": { kind: "recommended" },
  "verification.submitted": { kind: "supervisor_asked" },
  "verification.grant-ended": { kind: "supervisor_asked" },
  "verification.emergency": { kind: "officer_confirmed" },
  "verification.verified": { kind: "officer_confirmed" },
  "verification.rejected": { kind: "officer_rejected" },
};

interface Entry {
  action: string;
  at: Date;
  details: unknown;
}

function fromEntry({ action, at: when, details }: Entry): TimelineEvent[] {
  const known = kinds[action];
  if (known) return at(when, known);
  const said = typeof details === "object" && details !== null ? (details as Record<string, unknown>) : {};
  if (action === "request.created")
    return said["needs"] === "confirmed" ? at(when, { kind: "needs_confirmed" }) : [];
  const to = said["after"];
  if (to === "completed") return at(when, { kind: "completed" });
  if (to === "approved" || to === "pending")
    return [...at(when, { kind: "reopened", isApproved: to === "approved" })];
  return [];
}

interface Response {
  id: number;
  isProblem: boolean;
  button: AnswerButton | null;
  createdAt: Date;
  acknowledgedAt: Date | null;
  replies: { createdAt: Date }[];
}

/**
 * A problem is with the desk until someone replies or marks it as read. Anyone with the link can
 * ask for a PIN, so this changes nothing.
 */
function fromResponse({
  id,
  isProblem,
  button,
  createdAt,
  acknowledgedAt,
  replies,
}: Response): TimelineEvent[] {
  if (button === "pin_asked") return [];
  if (!isProblem) return at(createdAt, { kind: "recipient_answered" });
  const repliedAt = replies[0]?.createdAt ?? null;
  const isReply = repliedAt !== null && (acknowledgedAt === null || repliedAt <= acknowledgedAt);
  return [
    ...at(createdAt, { kind: "problem_reported", response: id }),
    ...at(isReply ? repliedAt : acknowledgedAt, {
      kind: "problem_handled",
      response: id,
      awaitsAnswer: isReply,
    }),
  ];
}
