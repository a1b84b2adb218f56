import type { Prisma } from "../../../../prisma/client/client.ts";
import { officerLanguage } from "../../communications/officer.ts";
import type { HelpType, LetterAudience, LetterKind } from "../../../../prisma/client/enums.ts";
import { demandNotDestroyed } from "../../../core/security/destroyed.ts";
import type { Keys } from "../../../core/security/secrets.ts";
import { helpTypesOf, type Needs } from "../../../../shared/intake/needs/rules.ts";
import type { Paper } from "../render/letter-text.ts";
import { addressesOf } from "../../../../shared/intake/requests/rules.ts";
import { allowsChannel } from "../../../../shared/intake/safe-contact/rules.ts";
import { pseudonymOf, withoutName, writtenName } from "../../../core/text/naming.ts";
import type { DispatchOfLetter, LetterRequest, SummaryFacts } from "../types.ts";

/**
 * What a letter needs to know of its request: for `tx.emergencyRequest.findUnique({ select:
 * requestForLetters })`.
 */
export const requestForLetters = {
  id: true,
  caseId: true,
  language: true,
  requestedHelpTypes: true,
  needs: true,
  victimName: true,
  victimPhone: true,
  victimEmail: true,
  anonymous: true,
  contacting: true,
  verificationId: true,
  verification: { select: { language: true } },
  officer: { select: { name: true, email: true, phone: true, notifyByEmail: true, notifyBySms: true } },
  victimInfo: { select: { fullName: true, phone: true, email: true } },
  safeContact: { select: { way: true } },
} as const satisfies Prisma.EmergencyRequestSelect;

/** The facts of a decision for its letters. */
export type LetterFacts =
  | { kind: "approval"; request: LetterRequest; amountCents: number }
  /** Omitted if none was given. */
  | { kind: "denial"; request: LetterRequest; reason: string | null }
  | { kind: "dispatch"; request: LetterRequest; dispatch: DispatchOfLetter }
  | { kind: "summary"; request: LetterRequest; summary: SummaryFacts };

/** The recipient's channels; none if contact is not wanted. */
export interface Reach {
  channel: "email" | "sms";
  recipientAddress: string;
}

/** The facts as stored for one reader. They never name an anonymous person. */
export interface FrozenFacts {
  kind: LetterKind;
  audience: LetterAudience;
  requestId: number;
  verificationId: number | null;
  caseId: string;
  language: string;
  /** The name that may be written. */
  recipient: string;
  officer: LetterRequest["officer"];
  reach: Reach | null;
  helpTypes: HelpType[];
  needs: Needs | null;
  anonymous: boolean;
  amountCents?: number;
  reason?: string | null;
  dispatch?: Omit<DispatchOfLetter, "code"> & { code?: string };
  summary?: SummaryFacts;
  /** The words of a written letter. */
  paper?: Paper;
}

/**
 * The facts for each audience's letter. None names a supervisor, and the officer's contains no
 * code.
 */
export function freeze(facts: LetterFacts, audience: LetterAudience): FrozenFacts {
  const { kind, request } = facts;
  const { id, verificationId, caseId, officer, anonymous, victimInfo, victimName } = request;
  const language = audience === "officer" ? officerLanguage(request) : request.language;
  return {
    kind,
    audience,
    requestId: id,
    verificationId,
    caseId,
    language,
    recipient: writtenName(request, victimInfo?.fullName ?? victimName, language).trim(),
    officer,
    reach: reachOf(request),
    helpTypes: kind === "dispatch" ? [facts.dispatch.helpType] : helpTypesIn(request),
    needs: request.needs as Needs | null,
    anonymous,
    ...(kind === "approval" && { amountCents: facts.amountCents }),
    ...(kind === "denial" &&
      audience === "officer" && { reason: cleanReason(request, facts.reason, language) }),
    ...(kind === "dispatch" && { dispatch: dispatchFor(audience, facts.dispatch) }),
    ...(kind === "summary" && { summary: facts.summary }),
  };
}

/** From the stated needs, if any. */
function helpTypesIn({ needs, requestedHelpTypes }: LetterRequest): HelpType[] {
  const stated = needs ? helpTypesOf(needs as Needs) : [];
  return stated.length > 0 ? [...stated] : requestedHelpTypes;
}

function dispatchFor(audience: LetterAudience, dispatch: DispatchOfLetter) {
  const { id, helpType, vendor, code, confirmationNumber, valueCents, people, hours } = dispatch;
  const { name, supportPhones, chatUrl, website, supportHours, emergencyContact, serviceArea } = vendor;
  return {
    ...{ id, helpType, valueCents, people, hours },
    vendor: { name, supportPhones, chatUrl, website, supportHours, emergencyContact, serviceArea },
    ...(audience === "victim" ? { code, confirmationNumber } : { confirmationNumber: "" }),
  };
}

/** A decider may have typed the name of an anonymous person. */
export const cleanReason = (
  {
    anonymous,
    caseId,
    victimName,
    victimInfo,
  }: Pick<LetterRequest, "anonymous" | "caseId" | "victimName" | "victimInfo">,
  text: string | null,
  language: string,
) => {
  if (!anonymous || text === null) return text;
  const pseudonym = pseudonymOf(caseId, language);
  return withoutName(withoutName(text, victimName, pseudonym), victimInfo?.fullName ?? "", pseudonym);
};

type Contact = Pick<
  LetterRequest,
  "contacting" | "victimInfo" | "victimEmail" | "victimPhone" | "safeContact"
>;

/** By email if there is an address, else by text message. */
export const reachOf = (request: Contact): Reach | null => reachesOf(request)[0] ?? null;

/** Every safe way to the recipient, the usual one first. None if contact is not wanted. */
export function reachesOf(request: Contact): Reach[] {
  if (!request.contacting) return [];
  const { phone, email } = addressesOf(request);
  const all = [
    ...(email ? [{ channel: "email" as const, recipientAddress: email }] : []),
    ...(phone ? [{ channel: "sms" as const, recipientAddress: phone }] : []),
  ];
  return all.filter(({ channel }) => allowsChannel(request.safeContact?.way ?? "any", channel));
}

const place = "Letter.facts";
export const sealFacts = ({ keys }: { keys: Keys }, facts: FrozenFacts) =>
  keys.seal(JSON.stringify(facts), place);
export function openFacts({ keys }: { keys: Keys }, sealed: string): FrozenFacts {
  demandNotDestroyed(sealed);
  return JSON.parse(keys.open(sealed, place)) as FrozenFacts;
}
