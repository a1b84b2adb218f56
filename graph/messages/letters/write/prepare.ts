import { ticketHref } from "../../../core/security/ticket-link.ts";
import type { Context } from "../../../core/context.ts";
import { yearIn } from "../../../../shared/core/time/zone.ts";
import { publicUrl } from "../../../core/env.ts";
import { trainingMark } from "../../../core/training.ts";
import { asLanguage } from "../../../core/i18n/i18n.ts";
import type { Identity } from "../../../core/installation-name.ts";
import { headOf, paperHtml } from "../render/render.ts";
import type { Paper } from "../render/letter-text.ts";
import { openFacts, type FrozenFacts, type Reach } from "./facts.ts";
import {
  checkCodeLength,
  checkSigns,
  letterNumber,
  spacedCode,
} from "../../../../shared/messages/letters/rules.ts";
import { says } from "../../../../shared/messages/letters/sentences.ts";
import { LetterIncomplete } from "../render/template.ts";
import { templates } from "../render/templates.ts";
import { valuesOf } from "../render/template-values.ts";
import { summaryValues } from "../summary/summary-values.ts";
import { endOfLetter } from "../valid-until.ts";

/** A letter to be written. */
export interface Due {
  id: number;
  requestId: number;
  factsSealed: string;
  createdAt: Date;
  /** When the dispatched help ends. Null for other letters. */
  helpEndsAt: Date | null;
  /** The recipient may be contacted now. */
  contacting: boolean;
  /** How they may be reached now. */
  reach: Reach | null;
}

/** Complete except for its number. */
export interface Ready {
  row: Due;
  facts: FrozenFacts;
  validUntil: Date | null;
  write: (number: string) => Paper;
}
/** Why it is not written. */
export type Left = { state: "failed"; failure: string } | { state: "void"; reason: string };

/** A letter is rendered as a trial before a number is taken, so that a failure leaves no gap. */
export function prepare(
  context: Pick<Context, "keys" | "random" | "now" | "env" | "log" | "zone"> & { config: () => Identity },
  row: Due,
): Ready | Left {
  try {
    const kept = openFacts(context, row.factsSealed);
    const facts = { ...kept, reach: row.reach };
    const isUnwanted = facts.audience === "victim" && !row.contacting;
    if (isUnwanted && facts.kind !== "summary") return { state: "void", reason: says.notToBeContacted };
    // A closing summary is then not sent, but read on the Help Pass or printed by the officer.
    if (isUnwanted || (facts.kind === "summary" && !kept.reach)) facts.reach = null;
    const zone = context.zone();
    const validUntil = endOfLetter(facts.kind, row, zone);
    const language = asLanguage(facts.language);
    const code = checkCode(context);
    const address = `${publicUrl(context.env)}/letters/check`;
    const write = (number: string): Paper => ({
      ...templates[facts.kind][facts.audience].write(
        {
          ...valuesOf(facts, { number, date: row.createdAt, validUntil, zone }),
          ...(facts.summary && summaryValues(facts.summary, zone, language)),
        },
        language,
      ),
      from: headOf(context.config(), language),
      ...(context.env.TRAINING && { training: trainingMark(context.env, language) }),
      check: {
        number,
        code: spacedCode(code),
        address,
        href: `${address}?number=${number}&code=${code}`,
        ...(facts.dispatch?.confirmationNumber && {
          scan: ticketHref(context, facts.dispatch.confirmationNumber),
        }),
      },
    });
    paperHtml(write(letterNumber(yearIn(zone, context.now()), 0)));
    return { row, facts, validUntil, write };
  } catch (error) {
    if (error instanceof LetterIncomplete) return { state: "failed", failure: error.message };
    context.log.error({ err: error, letterId: row.id }, "a letter could not be written");
    return { state: "failed", failure: "The letter's facts could not be read." };
  }
}

const checkCode = ({ random }: Pick<Context, "random">) =>
  Array.from({ length: checkCodeLength }, () => checkSigns[random.between(0, checkSigns.length - 1)]).join(
    "",
  );
