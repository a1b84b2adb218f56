import type { HelpType, LetterAudience, LetterKind } from "../../../../prisma/client/enums.ts";
import type { Context } from "../../../core/context.ts";
import { freeze, sealFacts, type LetterFacts } from "./facts.ts";

/** The row of a letter to be written, for the decision's transaction or statement. */
export interface DueLetter {
  requestId: number;
  dispatchId: number | null;
  kind: LetterKind;
  audience: LetterAudience;
  language: string;
  recipientName: string;
  factsSealed: string;
  helpTypes: HelpType[];
  createdAt: Date;
}

/**
 * The letters of a decision: for the officer, and for the recipient if the record allows it. The
 * decision stores only the facts; a job writes the letters afterward (`announceWork` wakes it).
 */
export function dueLetters(context: Pick<Context, "keys" | "now">, facts: LetterFacts): DueLetter[] {
  const victim = freeze(facts, "victim");
  const { request } = facts;
  // A closing summary is the recipient's, also if they cannot be reached.
  const audiences: LetterAudience[] =
    facts.kind === "summary"
      ? ["victim"]
      : [...(request.officer ? (["officer"] as const) : []), ...(victim.reach ? (["victim"] as const) : [])];
  return audiences.map((audience) => {
    const frozen = audience === "victim" ? victim : freeze(facts, audience);
    return {
      requestId: request.id,
      dispatchId: facts.kind === "dispatch" ? facts.dispatch.id : null,
      kind: facts.kind,
      audience,
      language: frozen.language,
      recipientName: audience === "officer" ? (request.officer?.name ?? "") : frozen.recipient,
      factsSealed: sealFacts(context, frozen),
      helpTypes: frozen.helpTypes,
      createdAt: context.now(),
    };
  });
}

/** After the commit: letters are written and sent at once instead of in the next round. */
export function announceWork({ events }: Pick<Context, "events">) {
  events.publish("workWaiting", { kind: "letter" });
  events.publish("workWaiting", { kind: "message" });
}
