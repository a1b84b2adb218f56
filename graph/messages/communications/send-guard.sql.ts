import { says as letterSays } from "../../../shared/messages/letters/sentences.ts";
import { says } from "../../../shared/messages/communications/sentences.ts";
import { isUndelivered, reasonOf } from "./delivery-state.sql.ts";

/** Also the refusal of Retry. */
export const holdReasons = [
  says.notToBeContacted,
  says.textsStopped,
  says.otherWay,
  says.addressRemoved,
  says.sentAnotherWay,
  letterSays.decisionVoid,
  says.linkOver,
  says.passwordOver,
];

const text = (reason: string) => `'${reason.replaceAll("'", "''")}'`;

/**
 * A link of the message's subject that was written no later than the message, so the message may
 * carry it.
 */
const link = (m: string, of: "verificationId" | "requestId", purpose: "verify" | "approve", state: string) =>
  `EXISTS (SELECT FROM "Link" k WHERE k."${of}" = ${m}."${of}" AND k."purpose" = '${purpose}' AND k."usedAt" ${state} AND k."createdAt" <= ${m}."createdAt")`;
const isAnswered = (m: string, of: "verificationId" | "requestId", purpose: "verify" | "approve") =>
  `${link(m, of, purpose, "IS NOT NULL")} AND NOT ${link(m, of, purpose, "IS NULL")}`;

/**
 * SQL: the message `m` went another way already, its number is stopped, its way is not the one that
 * is safe, or its email address was removed. Its words may still go another way.
 */
const stopped = (m: string) => `WHEN ${m}."resentAsId" IS NOT NULL THEN ${text(says.sentAnotherWay)}
  WHEN ${isToVictim(m)} AND EXISTS (SELECT FROM "SafeContact" h WHERE h."requestId" = ${m}."requestId" AND h."way" <> 'any' AND h."way"::text <> ${m}."channel"::text)
    THEN ${text(says.otherWay)}
  WHEN ${isToVictim(m)} AND ${m}."channel" = 'email' AND EXISTS (SELECT FROM "EmergencyRequest" h LEFT JOIN "VictimInfo" i ON i."requestId" = h."id" WHERE h."id" = ${m}."requestId" AND coalesce(i."email", h."victimEmail") = '')
    THEN ${text(says.addressRemoved)}
  WHEN ${m}."channel" = 'sms' AND ${m}."kind" NOT IN ('text-help', 'text-stop') AND EXISTS (SELECT FROM "TextStop" h WHERE h."phone" = ${m}."recipientAddress")
    THEN ${text(says.textsStopped)}`;

/** SQL: the message `m` is to a victim, who did not just ask for it. */
const isToVictim = (m: string) =>
  `${m}."recipientType" = 'victim' AND ${m}."kind" NOT IN ('text-help', 'text-stop')`;

/**
 * SQL: when the hours begin in which the victim may get the message `m`, or NULL if it may be sent
 * now. Only a critical one, which an administrator chooses, does not wait. The twin of `isWithin`.
 */
export const quietUntil = (
  m: string,
  now: string,
) => `CASE WHEN ${isToVictim(m)} AND ${m}."priority" <> 'critical' THEN (
    SELECT (date_trunc('day', l."at") + make_interval(days => CASE WHEN l."minute" >= h."fromMinute" THEN 1 ELSE 0 END, mins => h."fromMinute")) AT TIME ZONE h."timeZone"
    FROM "SafeContact" h CROSS JOIN LATERAL (SELECT ${now}::timestamptz AT TIME ZONE h."timeZone" AS "at",
      (extract(hour FROM ${now}::timestamptz AT TIME ZONE h."timeZone") * 60 + extract(minute FROM ${now}::timestamptz AT TIME ZONE h."timeZone"))::int AS "minute") l
    WHERE h."requestId" = ${m}."requestId" AND h."fromMinute" IS NOT NULL AND NOT (CASE WHEN h."fromMinute" < h."toMinute"
      THEN l."minute" >= h."fromMinute" AND l."minute" < h."toMinute" ELSE l."minute" >= h."fromMinute" OR l."minute" < h."toMinute" END)
  ) END`;

/**
 * SQL: why no one should get the message `m` in any way, or NULL. The notice that a letter is void
 * is sent for that reason.
 */
export const whyPointless = (m: string, others = "") => `CASE
  WHEN ${m}."recipientType" = 'victim' AND EXISTS (SELECT FROM "EmergencyRequest" h WHERE h."id" = ${m}."requestId" AND NOT h."contacting")
    THEN ${text(says.notToBeContacted)}
  ${others}
  WHEN ${m}."letterId" IS NOT NULL AND ${m}."kind" <> 'letter-void' AND EXISTS (SELECT FROM "Letter" h LEFT JOIN "HelpDispatch" d ON d."id" = h."dispatchId"
    WHERE h."id" = ${m}."letterId" AND (h."state" = 'void' OR d."voidedAt" IS NOT NULL)) THEN ${text(letterSays.decisionVoid)}
  WHEN ${m}."kind" = 'supervisor-verification' AND ${isAnswered(m, "verificationId", "verify")} THEN ${text(says.linkOver)}
  WHEN ${m}."kind" = 'supervisor-approval' AND ${isAnswered(m, "requestId", "approve")} THEN ${text(says.linkOver)}
  WHEN ${m}."kind" = 'admin-credentials' AND NOT EXISTS (SELECT FROM "Admin" h WHERE h."email" = ${m}."recipientAddress" AND h."isActive"
    AND h."mustChangePassword"
    AND NOT EXISTS (SELECT FROM "Message" n WHERE n."createdAt" > ${m}."createdAt" AND n."kind" = ${m}."kind" AND n."recipientAddress" = h."email")) THEN ${text(says.passwordOver)}
END`;

/**
 * SQL: why the message `m` may no longer be sent, or NULL. Every statement that claims or releases
 * a message checks it, so that no path (first try, retry, expired lease, stopped worker) bypasses
 * it. HELP is answered after STOP, and STOP itself is confirmed.
 */
export const reasonToHold = (m: string) => whyPointless(m, stopped(m));

const newer = (m: string, subject: "verificationId" | "requestId" | "recipientAddress") =>
  `EXISTS (SELECT FROM "Message" n WHERE n."kind" = ${m}."kind" AND n."${subject}" = ${m}."${subject}" AND n."createdAt" > ${m}."createdAt")`;

/**
 * SQL: whether a newer message replaced the unsent message `m`, whose link or password no longer
 * works, or it is a late confirmation of STOP. It needs no attention, so lists show it apart.
 */
export const isSuperseded = (m: string) => `CASE WHEN ${m}."state" <> 'failed' THEN false
  WHEN ${m}."kind" = 'supervisor-verification' THEN ${isAnswered(m, "verificationId", "verify")} AND ${newer(m, "verificationId")}
  WHEN ${m}."kind" = 'supervisor-approval' THEN ${isAnswered(m, "requestId", "approve")} AND ${newer(m, "requestId")}
  WHEN ${m}."kind" = 'admin-credentials' THEN ${newer(m, "recipientAddress")}
  ELSE ${m}."kind" = 'text-stop' END`;

/** SQL: whether the message `m` failed, nothing replaced it, and no one took care of it. */
export const isFailed = (m: string) =>
  `(${m}."state" = 'failed' AND ${m}."handledAt" IS NULL AND NOT ${isSuperseded(m)})`;

/**
 * SQL: whether the message `m` did not arrive, still should, and no one took care of it. A CASE,
 * because only it keeps the database from asking the rest about every message.
 */
export const isLost = (m: string) =>
  `CASE WHEN ${isUndelivered(m)} AND ${m}."handledAt" IS NULL THEN ${whyPointless(m)} IS NULL ELSE false END`;

/** SQL: the condition of an index of the few messages that failed or once did not arrive. */
export const reachedNoOne = (m: string) => `(${m}."state" = 'failed' OR ${m}."undeliveredAt" IS NOT NULL)`;

/**
 * SQL: whether the message `m` failed or did not arrive, and no one took care of it. It begins with
 * the condition of the index, so that no other message is read.
 */
export const needsAttention = (m: string) =>
  `(${reachedNoOne(m)} AND ${m}."handledAt" IS NULL AND (${isFailed(m)} OR ${isLost(m)}))`;

/** SQL: whether the mark that someone took care of the message `m` can be undone. */
export const canReopen = (m: string) =>
  `(${m}."handledAt" IS NOT NULL AND ${m}."resentAsId" IS NULL AND (${m}."state" = 'failed' OR ${isUndelivered(m)}))`;

/** SQL: whether a press of Retry would send the message `m`. */
export const canRetry = (m: string) => `(${m}."state" = 'failed' AND ${reasonToHold(m)} IS NULL)`;

/** SQL: why the message `m` reached no one. What keeps it from being sent again goes first. */
export const shownReason = (
  m: string,
) => `CASE WHEN ${m}."state" = 'failed' THEN coalesce(${reasonToHold(m)}, ${m}."reason")
  WHEN ${isUndelivered(m)} THEN coalesce(${whyPointless(m)}, ${reasonOf(m)}) ELSE ${m}."reason" END`;
