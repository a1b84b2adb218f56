import { says as letterSays } from "../../letters/sentences.ts";
import { says } from "../../communications/sentences.ts";

/** Also the refusal of Retry. */
export const holdReasons = [says.notToBeContacted, letterSays.decisionVoid, says.linkOver, says.passwordOver];

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
 * SQL: why the message `m` may no longer be sent, or NULL. Every statement that claims or releases
 * a message checks it, so that no path (first try, retry, expired lease, stopped worker) bypasses
 * it. The notice that a letter is void is sent for that reason.
 */
export const reasonToHold = (m: string) => `CASE
  WHEN ${m}."recipientType" = 'victim' AND EXISTS (SELECT FROM "EmergencyRequest" h WHERE h."id" = ${m}."requestId" AND NOT h."contacting")
    THEN ${text(says.notToBeContacted)}
  WHEN ${m}."letterId" IS NOT NULL AND ${m}."kind" <> 'letter-void' AND EXISTS (SELECT FROM "Letter" h LEFT JOIN "HelpDispatch" d ON d."id" = h."dispatchId"
    WHERE h."id" = ${m}."letterId" AND (h."state" = 'void' OR d."voidedAt" IS NOT NULL)) THEN ${text(letterSays.decisionVoid)}
  WHEN ${m}."kind" = 'supervisor-verification' AND ${isAnswered(m, "verificationId", "verify")} THEN ${text(says.linkOver)}
  WHEN ${m}."kind" = 'supervisor-approval' AND ${isAnswered(m, "requestId", "approve")} THEN ${text(says.linkOver)}
  WHEN ${m}."kind" = 'admin-credentials' AND NOT EXISTS (SELECT FROM "Admin" h WHERE h."email" = ${m}."recipientAddress" AND h."isActive"
    AND h."mustChangePassword"
    AND NOT EXISTS (SELECT FROM "Message" n WHERE n."createdAt" > ${m}."createdAt" AND n."kind" = ${m}."kind" AND n."recipientAddress" = h."email")) THEN ${text(says.passwordOver)}
END`;

const newer = (m: string, subject: "verificationId" | "requestId" | "recipientAddress") =>
  `EXISTS (SELECT FROM "Message" n WHERE n."kind" = ${m}."kind" AND n."${subject}" = ${m}."${subject}" AND n."createdAt" > ${m}."createdAt")`;

/**
 * SQL: whether a newer message replaced the unsent message `m`, whose link or password no longer
 * works. It needs no attention, so lists show it apart from the failures.
 */
export const isSuperseded = (m: string) => `CASE WHEN ${m}."state" <> 'failed' THEN false
  WHEN ${m}."kind" = 'supervisor-verification' THEN ${isAnswered(m, "verificationId", "verify")} AND ${newer(m, "verificationId")}
  WHEN ${m}."kind" = 'supervisor-approval' THEN ${isAnswered(m, "requestId", "approve")} AND ${newer(m, "requestId")}
  WHEN ${m}."kind" = 'admin-credentials' THEN ${newer(m, "recipientAddress")}
  ELSE false END`;

/** SQL: whether the message `m` failed and nothing replaced it. */
export const isFailed = (m: string) => `(${m}."state" = 'failed' AND NOT ${isSuperseded(m)})`;

/** SQL: whether a press of Retry would send the message `m`. */
export const canRetry = (m: string) => `(${m}."state" = 'failed' AND ${reasonToHold(m)} IS NULL)`;

/** SQL: why the message `m` failed. What keeps it from being sent again goes first. */
export const shownReason = (m: string) =>
  `CASE WHEN ${m}."state" = 'failed' THEN coalesce(${reasonToHold(m)}, ${m}."reason") ELSE ${m}."reason" END`;
