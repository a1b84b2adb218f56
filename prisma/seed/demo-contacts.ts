import type { CallbackRequest, Feedback } from "../client/client.ts";
import { auditRow, type AuditEvent } from "../../graph/core/audit/record.ts";
import type { Kernel } from "../../graph/core/context.ts";
import { hourMs, minuteMs } from "../../shared/core/time/durations.ts";
import { receiptOf } from "../../shared/community/feedback/rules.ts";
import { callbackWait } from "../../shared/community/support/rules.ts";
import { contextAt, type Actor, type AuditRow, type Tx } from "./demo-cases.ts";
import { yearIn } from "../../shared/core/time/zone.ts";

/** The steps at the desk, in minutes or hours after the person wrote. */
type Steps = Partial<Record<"claimed" | "dialled" | "answered" | "closed" | "taken" | "handled", number>>;

interface DemoCallback extends Pick<CallbackRequest, "name" | "phone" | "language" | "requestType"> {
  minutesAgo: number;
  steps: Steps;
  message?: string;
  note?: string;
}

interface DemoFeedback extends Pick<Feedback, "feedbackType" | "agency" | "language" | "feedback"> {
  hoursAgo: number;
  steps: Steps;
  wantsFollowUp?: boolean;
  email?: string;
  phone?: string;
  note?: string;
}

/** Two wait, one is claimed, one person was reached and one was not. */
const callbacks: readonly DemoCallback[] = [
  {
    name: "Maribelle Ostrander-Vance",
    phone: "+12175550118",
    language: "en",
    requestType: "urgent",
    minutesAgo: 2,
    steps: {},
    message: "The hotel cannot find my code, and its desk closes at midnight.",
  },
  {
    name: "Joaquín Belladuro",
    phone: "+15125550126",
    language: "es",
    requestType: "general",
    minutesAgo: 6,
    steps: {},
    message: "Quiero saber si ya decidieron sobre mi solicitud.",
  },
  {
    name: "Desmond Karrow",
    phone: "+15035550139",
    language: "en",
    requestType: "general",
    minutesAgo: 11,
    steps: { claimed: 4, dialled: 5 },
  },
  {
    name: "Solène Arquembourg",
    phone: "+14195550152",
    language: "fr",
    requestType: "general",
    minutesAgo: 1140,
    steps: { claimed: 3, dialled: 4, answered: 6, closed: 17 },
    message: "Je cherche un médecin qui parle français.",
    note: "Gave them the clinic's number. It has an interpreter on weekdays.",
  },
  {
    name: "Emeka Nwadibe",
    phone: "+14785550171",
    language: "en",
    requestType: "urgent",
    minutesAgo: 2880,
    steps: { claimed: 2, dialled: 3, closed: 41 },
    message: "My ride did not come.",
    note: "No answer to three calls. Left the desk's number in a voice message.",
  },
];

/** Two are open, one is claimed and one is closed. */
const feedback: readonly DemoFeedback[] = [
  {
    feedbackType: "concern",
    agency: "Marlow County Sheriff's Office",
    language: "en",
    wantsFollowUp: true,
    email: "ruth.applegarth@example.com",
    phone: "(217) 555-0183",
    hoursAgo: 70,
    steps: {},
    feedback:
      "A deputy told me that there is no help for people without an address. The next one gave me the number of this fund. I spent a night in my car because of it.",
  },
  {
    feedbackType: "positive",
    agency: "Pinegrove Harbor Police Department",
    language: "en",
    hoursAgo: 26,
    steps: {},
    feedback: "The officer waited with my children until the driver came. Please thank them.",
  },
  {
    feedbackType: "general",
    agency: "Marlow County Sheriff's Office",
    language: "es",
    wantsFollowUp: true,
    phone: "(512) 555-0194",
    hoursAgo: 9,
    steps: { taken: 1 },
    feedback: "La carta llegó solo en inglés. ¿Pueden enviarla también en español?",
  },
  {
    feedbackType: "concern",
    agency: "Pinegrove Harbor Police Department",
    language: "en",
    hoursAgo: 190,
    steps: { taken: 2, handled: 30 },
    feedback: "The form asked for a badge number that no one had given me.",
    note: "Told the agency. Its officers now write the number on the card that they leave.",
  },
];

interface Contacts {
  audit: AuditRow[];
  /** Claims and closes them. */
  admin: Actor;
}

/** What the public asked and said, as the callback form and the feedback form store it. */
export async function writeContacts(tx: Tx, kernel: Kernel, { audit, admin }: Contacts) {
  const now = kernel.now().getTime();
  const visitor: Actor = { actorKind: "visitor" };
  const ownerId = admin.actorId ? Number(admin.actorId) : null;
  const log = (at: Date | null, event: AuditEvent) => {
    if (at) audit.push(auditRow(contextAt(kernel, at), event));
  };
  for (const { minutesAgo, steps, ...asked } of callbacks) {
    const at = (minutes: number | undefined) =>
      minutes === undefined ? null : new Date(now + (minutes - minutesAgo) * minuteMs);
    const { claimed, dialled, answered, closed } = steps;
    const promised = callbackWait(asked.requestType, kernel.config().callbackResponseMinutes);
    const { id } = await tx.callbackRequest.create({
      data: {
        ...asked,
        sessionKey: kernel.keys.hash(`chat:demo:${asked.phone}`),
        status: closed ? "closed" : claimed ? "claimed" : "waiting",
        ownerId: claimed ? ownerId : null,
        createdAt: new Date(now - minutesAgo * minuteMs),
        dueAt: at(promised.toMinutes),
        claimedAt: at(claimed),
        dialledAt: at(dialled),
        answeredAt: at(answered),
        closedAt: at(closed),
      },
    });
    const about = { resourceType: "callback", resourceId: id } as const;
    log(at(0), { action: "callback.requested", ...about, actor: visitor });
    log(at(claimed), { action: "callback.claimed", ...about, actor: admin });
    log(at(dialled), { action: "callback.dialled", ...about, actor: admin });
    log(at(answered), { action: "callback.answered", ...about, actor: admin });
    log(at(closed), { action: "callback.closed", ...about, actor: admin });
  }
  for (const [index, { hoursAgo, steps, ...said }] of feedback.entries()) {
    const at = (hours: number | undefined) =>
      hours === undefined ? null : new Date(now + (hours - hoursAgo) * hourMs);
    const { taken, handled } = steps;
    const createdAt = new Date(now - hoursAgo * hourMs);
    const { id } = await tx.feedback.create({
      data: {
        ...said,
        receipt: receiptOf(yearIn(kernel.zone(), createdAt), 40_318 + index * 7919),
        state: handled ? "handled" : "open",
        ownerName: taken ? (admin.actorName ?? null) : null,
        createdAt,
        handledAt: at(handled),
      },
    });
    const about = { resourceType: "feedback", resourceId: id } as const;
    log(createdAt, { action: "feedback.submitted", ...about, actor: visitor });
    log(at(taken), { action: "feedback.taken", ...about, actor: admin });
    log(at(handled), { action: "feedback.handled", ...about, actor: admin });
  }
}
