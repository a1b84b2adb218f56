import type { Language } from "../../../../shared/core/forms/fields.ts";
import { dayName } from "../../../core/time/format.ts";
import { template } from "../render/template.ts";
import type { Fact } from "../render/letter-text.ts";
import { words as letterWords } from "../words.ts";
import { programIn, spanOf, type Program } from "./programs.ts";
import { words } from "./words.ts";

/**
 * The closing summary: on the first page the help that was given, on the second how to ask the
 * state for compensation.
 */
export const summaryTemplate = template({
  name: "summary-victim",
  version: 1,
  needs: ["caseId", "recipient"],
  may: ["given", "total", "agency", "report", "state", "number", "date"],
  write(v, language) {
    const t = words(language);
    const { dear, facts: head } = letterWords(language);
    const { facts } = t;
    return {
      subject: `${t.title} (${v.caseId})`,
      title: t.title,
      greeting: dear(v.recipient),
      lead: [t.lead(v.caseId), ...(v.given ? [] : [t.nothing])],
      facts: [
        ...rowsIn(v.given),
        ...given(facts.total, v.total),
        ...given(facts.agency, v.agency),
        ...given(facts.report, v.report),
        ...given(head.number, v.number),
        ...given(head.date, v.date),
      ],
      closing: [t.award],
      sections: [compensation(programIn(v.state ?? null), language)],
    };
  },
});

function compensation(program: Program | undefined, language: Language) {
  const { compensation: t, facts } = words(language);
  const lead = [t.text, t.where];
  if (!program) return { title: t.title, lead: [...lead, t.noState], facts: [], closing: [t.papers, t.now] };
  const { phone, website, address, checked } = program;
  return {
    title: t.title,
    lead,
    facts: [
      { name: facts.program, value: program.program },
      { name: facts.deadline, value: deadlineOf(program, language) },
      ...(phone ? [{ name: facts.phone, value: phone, href: `tel:${phone.replaceAll("-", "")}` }] : []),
      ...(website ? [{ name: facts.website, value: website, href: website }] : []),
      ...given(facts.address, address),
    ],
    closing: [
      ...(phone || website ? [] : [t.noContact]),
      t.papers,
      t.late(dayName(checked, language)),
      t.now,
    ],
  };
}

function deadlineOf({ deadline, countedFrom }: Program, language: Language): string {
  const { compensation: t } = words(language);
  const span = spanOf(deadline);
  return span && countedFrom ? t.within[countedFrom](t[span.unit](span.count)) : t.ask;
}

/** Lines of a day, a tab, and what was given then. */
const rowsIn = (lines: string | undefined): Fact[] =>
  (lines ?? "")
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [name = "", value = ""] = line.split("\t");
      return { name, value };
    });

const given = (name: string, value: string | undefined): Fact[] => (value ? [{ name, value }] : []);
