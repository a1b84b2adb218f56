import type { HelpType, LetterAudience, LetterKind } from "../../../../prisma/client/enums.ts";
import type { Language } from "../../../../shared/core/forms/fields.ts";
import type { Fact } from "./letter-text.ts";
import { template, type Template } from "./template.ts";
import { summaryTemplate } from "../summary/template.ts";
import { words } from "../words.ts";

const forOfficer = ["caseId", "officer", "help"] as const;
const forVictim = ["caseId", "recipient"] as const;

/** The letter templates by decision and reader. */
export const templates: Record<LetterKind, Record<LetterAudience, Template>> = {
  approval: {
    officer: template({
      name: "approval-officer",
      version: 3,
      needs: [...forOfficer, "amount", "validUntil"],
      may: ["reached", "isMoney", "number", "date"],
      write(v, language) {
        const { approved, facts: t } = words(language);
        const { subject, title, text, next, tell, dispatch, handover } = approved.officer;
        return {
          subject: subject(v.caseId),
          title,
          greeting: null,
          lead: [text(v.caseId, v.amount, v.help)],
          facts: [...head(v, language), fact(t.amount, v.amount), fact(t.help, v.help)],
          closing: [`${v.reached ? next : tell} ${v.isMoney ? handover : dispatch}`],
        };
      },
    }),
    victim: template({
      name: "authorization",
      version: 3,
      needs: [...forVictim, "help", "validUntil"],
      may: ["officer", "number", "date"],
      write(v, language) {
        const { approved, dear, facts: t } = words(language);
        const { title, text, officer, handed, next, valid } = approved.victim;
        // The officer hands over the money, so there is no code.
        const said = [text(v.caseId, v.help), ...(v.officer ? [officer(v.officer), handed] : [next])];
        return {
          subject: `${title} (${v.caseId})`,
          title,
          greeting: dear(v.recipient),
          lead: said,
          facts: [...head(v, language), fact(t.help, v.help), fact(t.validUntil, v.validUntil)],
          closing: [valid],
        };
      },
    }),
  },
  denial: {
    officer: template({
      name: "denial-officer",
      version: 2,
      needs: forOfficer,
      may: ["reason", "reached", "number", "date"],
      write(v, language) {
        const { subject, title, text, noReason, tell } = words(language).denied.officer;
        return {
          subject: subject(v.caseId),
          title,
          greeting: null,
          lead: [text(v.caseId, v.reason ?? noReason)],
          facts: head(v, language),
          closing: v.reached ? [] : [tell],
        };
      },
    }),
    victim: template({
      name: "denial-victim",
      version: 2,
      needs: forVictim,
      may: ["number", "date"],
      write(v, language) {
        const { denied, dear } = words(language);
        const { title, text, help } = denied.victim;
        return {
          subject: `${title} (${v.caseId})`,
          title,
          greeting: dear(v.recipient),
          lead: [text(v.caseId), help],
          facts: head(v, language),
          closing: [],
        };
      },
    }),
  },
  dispatch: {
    officer: template({
      name: "dispatch-officer",
      version: 2,
      needs: [...forOfficer, "vendor", "amount"],
      may: ["reached", "number", "date"],
      write(v, language) {
        const { dispatched, facts: t } = words(language);
        const { subject, title, text, next, tell } = dispatched.officer;
        return {
          subject: subject(v.caseId, v.vendor),
          title,
          greeting: null,
          lead: [text(v.caseId, v.help, v.vendor)],
          facts: [
            ...head(v, language),
            exact(t.vendor, v.vendor),
            fact(t.help, v.help),
            fact(t.value, v.amount),
          ],
          closing: [v.reached ? next : tell],
        };
      },
    }),
    victim: template({
      name: "dispatch-victim",
      version: 4,
      needs: [...forVictim, "kind", "help", "vendor", "code", "confirmation", "validUntil"],
      may: ["amount", "phones", "chat", "website", "hours", "area", "emergency", "number", "date"],
      write(v, language) {
        const { dispatched, dear, facts: t } = words(language);
        const { title, text, fails, failsUnreachable, valid } = dispatched.victim;
        const say = dispatched.say[v.kind as HelpType];
        const phones = (v.phones ?? "").split("\n").filter(Boolean);
        const [phone] = phones;
        const support = [
          ...phones.map((phone) => ({
            ...exact(t.phones, phone),
            href: `tel:${phone.replace(/[^\d+]/g, "")}`,
          })),
          ...given(t.chat, v.chat),
          ...given(t.website, v.website),
          ...given(t.hours, v.hours),
          ...given(t.emergency, v.emergency),
          ...given(t.area, v.area),
        ];
        return {
          subject: `${title} (${v.caseId})`,
          title,
          greeting: dear(v.recipient),
          lead: [text(v.caseId, v.help, v.vendor), say],
          facts: [
            exact(t.vendor, v.vendor),
            exact(t.code, v.code),
            exact(t.confirmation, v.confirmation),
            fact(t.validUntil, v.validUntil),
            ...given(t.value, v.amount),
            ...support,
            ...head(v, language),
            fact(t.help, v.help),
          ],
          closing: [phone ? fails(phone) : failsUnreachable, valid],
        };
      },
    }),
  },
  // Written for the recipient alone; its officer reads the same one.
  summary: { officer: summaryTemplate, victim: summaryTemplate },
};

const fact = (name: string, value: string): Fact =>
  /^https?:\/\//.test(value) ? { name, value, href: value } : { name, value };
const exact = (name: string, value: string): Fact => ({ ...fact(name, value), isVerbatim: true });
const given = (name: string, value: string | undefined): Fact[] => (value ? [fact(name, value)] : []);

/** Number and date are known when the letter is written, and appear on every one. */
function head(v: { caseId: string; number?: string; date?: string }, language: Language): Fact[] {
  const t = words(language).facts;
  return [...given(t.number, v.number), ...given(t.date, v.date), fact(t.caseId, v.caseId)];
}
