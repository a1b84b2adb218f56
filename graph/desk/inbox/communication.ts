import { saidIn } from "../../messages/communications/compose.ts";
import type { Kernel } from "../../core/context.ts";
import { pseudonymOf, withoutName } from "../../core/text/naming.ts";
import { withoutSecrets } from "../../core/security/secret-links.ts";
import { isDead } from "../../help/pass/rules.ts";
import { endOfLifetime } from "../../core/time/pass-end.ts";
import { allowsChannel, wayOf, type ContactWay } from "../../../shared/intake/safe-contact/rules.ts";
import {
  addressChannels,
  keyIn,
  preview,
  type AddressChannel,
  type Channel,
  type CommunicationStatus,
  type CommunicationType,
  type Direction,
  type Key,
  type Priority,
  type RecipientKind,
} from "../../../shared/desk/inbox/rules.ts";
import { says } from "../../../shared/desk/inbox/sentences.ts";
import type { InboxRow } from "./inbox.sql.ts";

/** A person's addresses by the channels that their record allows. */
export type Ways = Partial<Record<AddressChannel, string>>;

/**
 * Whether the recipient can read in a Help Pass: no, while it is locked until there is a new PIN.
 * Undefined for anyone else, and without a live pass.
 */
export type PassReach = "open" | "locked" | undefined;

/** Where a message can go. */
export interface Reach {
  ways: Ways;
  pass?: PassReach;
}

export const channelsOf = ({ ways, pass }: Reach): Channel[] => [
  ...addressChannels.filter((channel) => ways[channel]),
  ...(pass === "open" ? (["pass"] as const) : []),
];

export interface Communication {
  id: string;
  communicationType: CommunicationType;
  direction: Direction;
  party: RecipientKind | null;
  senderName: string | null;
  recipientName: string | null;
  contact: Ways;
  subject: string | null;
  preview: string;
  priority: Priority;
  status: CommunicationStatus;
  requestId: number | null;
  caseId: string | null;
  actionRequired: boolean;
  responseChannels: Channel[];
  replies: number;
  reason: string | null;
  canRetry: boolean;
  /** The recipient of the request wishes no contact. */
  isNotToBeContacted: boolean;
  /** The recipient's Help Pass opens with a new PIN only. */
  isPassLocked: boolean;
  language: string | null;
  /** Its sender or recipient, for a new message or a template. */
  recipientKey: string | null;
  readBy: string | null;
  readAt: Date | null;
  createdAt: Date;
  isAnonymous: boolean;
}

/** The text for administrators; an anonymous person's name is removed. */
export function withoutNames(
  {
    anonymous,
    caseId,
    victimName,
    fullName,
  }: Pick<InboxRow, "anonymous" | "caseId" | "victimName" | "fullName">,
  text: string,
): string {
  if (!anonymous || !caseId) return text;
  const pseudonym = pseudonymOf(caseId, "en");
  return [victimName, fullName].reduce<string>(
    (clean, name) => (name ? withoutName(clean, name, pseudonym) : clean),
    text,
  );
}

/** The same without link secrets. */
export const shownText = (row: Parameters<typeof withoutNames>[0], text: string): string =>
  withoutNames(row, withoutSecrets(text));

/** The channels on which the victim may be reached. */
export const safeWays = (way: ContactWay, ways: Ways): Ways =>
  Object.fromEntries(
    Object.entries(ways).filter(([channel]) => allowsChannel(way, channel as AddressChannel)),
  );

/**
 * A live Help Pass can be written into, also for a person who wishes no contact: they look there
 * themselves, and nothing is sent.
 */
export function passReach(
  pass: { expiresAt: Date; wrongPins: number } | null,
  closedAt: Date | null,
  now: Date,
): PassReach {
  if (!pass || endOfLifetime({ expiresAt: pass.expiresAt, closedAt }) <= now) return undefined;
  return isDead(pass) ? "locked" : "open";
}

/** Where an answer can go, as the writer allowed. Automatic messages cannot be answered. */
export function reachOf(row: InboxRow, now: Date): Reach {
  if (row.direction === "outbound") return { ways: {} };
  if (row.party !== "victim") return { ways: waysTo(row) };
  const { passExpiresAt: expiresAt, passWrongPins: wrongPins, closedAt } = row;
  const pass = expiresAt !== null && wrongPins !== null ? { expiresAt, wrongPins } : null;
  return { ways: waysTo(row), pass: passReach(pass, closedAt, now) };
}

function waysTo(row: InboxRow): Ways {
  const ways = (email: string | null, sms: string | null, phone: string | null): Ways => ({
    ...(email && { email }),
    ...(sms && { sms }),
    ...(phone && { phone }),
  });
  switch (row.party) {
    case "victim": {
      const phone = row.infoPhone || row.victimPhone;
      const all = ways(row.infoEmail ?? row.victimEmail, phone, phone);
      const way = wayOf({ contacting: Boolean(row.contacting) }, row.safeWay ? { way: row.safeWay } : null);
      return safeWays(way, all);
    }
    case "officer":
      return ways(
        row.notifyByEmail ? row.officerEmail : null,
        row.notifyBySms ? row.officerPhone : null,
        row.officerPhone,
      );
    case "supervisor":
      return ways(row.supervisorEmail, null, row.supervisorPhone);
    case "admin":
      return {};
    default:
      return ways(row.email, null, row.phone);
  }
}

const handledElsewhere = new Set<Key["source"]>(["feedback", "callback"]);
const unread = new Set<CommunicationStatus>(["delivered", "pending"]);

/** A row for the desk: a preview of the text, without an anonymous person's name or address. */
export function asCommunication(
  kernel: Pick<Kernel, "keys" | "config" | "now">,
  row: InboxRow,
): Communication {
  const reach = reachOf(row, kernel.now());
  const isInbound = row.direction === "inbound";
  const isAnonymous = Boolean(row.anonymous) && row.party === "victim";
  // The writer's contact is read in its own list, one at a time, and logged.
  const isHandledElsewhere = handledElsewhere.has(keyIn(row.key)?.source ?? "message");
  const known: Ways = isInbound
    ? reach.ways
    : { ...(row.email && { email: row.email }), ...(row.phone && { phone: row.phone }) };
  return {
    id: row.key,
    communicationType: row.type,
    direction: row.direction,
    party: row.party,
    senderName: row.sender === null ? null : withoutNames(row, row.sender),
    recipientName: row.recipient === null ? null : withoutNames(row, row.recipient),
    contact: isAnonymous || isHandledElsewhere ? {} : known,
    subject: row.subject === null ? null : withoutNames(row, row.subject),
    preview: preview(shownText(row, row.text ?? saidOf(kernel, row) ?? row.subject ?? "")),
    priority: row.priority,
    status: row.status,
    requestId: row.requestId,
    caseId: row.caseId,
    actionRequired: row.isUrgent && (isInbound ? unread.has(row.status) : true),
    responseChannels: channelsOf(reach),
    replies: row.replies,
    reason: row.reason ?? heldBy(kernel, row),
    canRetry: row.canRetry,
    isNotToBeContacted: row.party === "victim" && row.contacting === false,
    isPassLocked: reach.pass === "locked",
    language: row.language,
    recipientKey: recipientKeyOf(row),
    readBy: row.readBy,
    readAt: row.readAt,
    createdAt: row.at,
    isAnonymous,
  };
}

function recipientKeyOf({ party, requestId, officerId }: InboxRow): string | null {
  if (party === "officer") return officerId === null ? null : `officer-${officerId}`;
  if (party !== "victim" && party !== "supervisor") return null;
  return requestId === null ? null : `${party}-${requestId}`;
}

/** Why an otherwise fine email is waiting. */
const heldBy = ({ config }: Pick<Kernel, "config">, { direction, status, email }: InboxRow): string | null =>
  direction === "outbound" && status === "pending" && email !== null && !config().emailEnabled
    ? says.emailOff
    : null;

/** One message with another seal key must not hide the others. */
function saidOf(kernel: Pick<Kernel, "keys">, { sealed }: InboxRow): string | null {
  if (sealed === null) return null;
  try {
    return saidIn(kernel, sealed);
  } catch {
    return null;
  }
}
