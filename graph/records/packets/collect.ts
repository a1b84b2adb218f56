import type { Context } from "../../core/context.ts";
import type { PersonalClass } from "../../core/personal/classes.ts";
import { columnsOf, describe, labelOf, tableOf } from "../../core/personal/read.ts";
import { fieldsOf } from "../../core/personal/rows.sql.ts";
import type { Model } from "../../core/personal/types.ts";
import { withoutSecrets } from "../../core/security/secret-links.ts";
import { dateTimeIn } from "../../core/time/format.ts";
import { email, phone } from "../../intake/privacy-requests/others-contact.ts";
import type { StoredRow } from "../../intake/privacy-requests/own-data.sql.ts";
import { codesOf } from "../../intake/privacy-requests/own-data.ts";
import { groupOf } from "../../intake/releases/groups.ts";
import { emptyUnreleased, type Live } from "../../intake/releases/live-release.ts";
import { columnDay } from "../../../shared/core/time/day-column.ts";
import { normalized } from "../../../shared/core/text/fold.ts";
import type { ReleaseGroup } from "../../../shared/intake/releases/rules.ts";
import {
  confidentiality,
  packetParts,
  type PacketForm,
  type PacketPart,
} from "../../../shared/records/packets/rules.ts";
import type { Block, Span } from "./layout.ts";
import { isEmpty, leavesIn, type Leaf } from "./leaves.ts";
import { patternsOf, split } from "./names.ts";
import { lettersIn } from "./spellings.ts";
import { readTables, tablesOf } from "./tables.ts";

/** The act under which a packet goes outside (graph/intake/releases/outside-acts.ts). */
export const packetAct = "GET /api/admin/packets/:id";

export const partTitles: Record<PacketPart, string> = {
  request: "Request data sheet",
  decisions: "Decisions",
  officer: "Officer's case",
  letters: "Letters",
  messages: "Messages and answers",
  help: "Dispatched help",
  audit: "Audit entries",
  notes: "Internal notes and tasks",
};

/** What opens something or finds someone is no record of what happened. */
const isLeftOut = (of: PersonalClass) => of === "secret" || of === "victimKey";

export interface Collected {
  /** The chosen documents that have something in them, in the order of the parts. */
  sheets: { title: string; blocks: Block[] }[];
  /** The law of each exemption; marks count from 1. */
  exemptions: string[];
  /** What the sheets show about the person. */
  what: ReleaseGroup[];
  releases: Live[];
  /** A text that the index shows, redacted as all others. */
  redact: (text: string) => Span[];
}

/**
 * What the chosen documents say, redacted by class. What no release and no law lets out is
 * redacted whether it was chosen or not.
 */
export async function collect(
  context: Context,
  requestId: number,
  form: Pick<PacketForm, "body" | "parts" | "redactions">,
): Promise<Collected> {
  const tables = await readTables(context, requestId);
  const released = structuredClone(tables);
  const releases = await emptyUnreleased(context, packetAct, {
    answer: [{ id: requestId, ...released }],
    body: form.body,
  });
  const groups = new Set(releases.flatMap(({ what }) => what));
  const codes = await codesOf(context, requestId);
  const exemptions: string[] = [];
  const mark = (law: string) => {
    if (!exemptions.includes(law)) exemptions.push(law);
    return { mark: exemptions.indexOf(law) + 1 };
  };
  const redacted = new Map(form.redactions.map(({ of, exemption }) => [of as PersonalClass, exemption]));
  const unreleased = `${confidentiality} (no release)`;
  const lawOf = (of: PersonalClass): string | undefined => {
    const group = groupOf(of);
    return redacted.get(of) ?? (group && !groups.has(group) ? unreleased : undefined);
  };
  const names = patternsOf(tables, lawOf);
  const contact = lawOf("contact") ?? lawOf("otherPerson");
  const inTexts =
    contact === undefined ? [] : [email, phone].map((pattern) => ({ pattern, letters: "", law: contact }));
  const redact = (text: string, of: PersonalClass = "victimText"): Span[] => {
    const clean = codes.reduce((left, code) => left.replaceAll(code, "[code]"), withoutSecrets(text));
    let spans: Span[] = [normalized(clean, "NFD")];
    const letters = lettersIn(clean);
    // Elsewhere, digits are numbers of cases and documents.
    const likely = (isText(of) ? [...inTexts, ...names] : names).filter((one) =>
      letters.includes(one.letters),
    );
    for (const { pattern, law } of likely)
      spans = spans.flatMap((span) =>
        typeof span === "string" ? split(span, pattern, () => mark(law)) : span,
      );
    return spans.map((span) => (typeof span === "string" ? normalized(span, "NFC") : span));
  };
  const what = new Set<ReleaseGroup>();

  function factsOf(model: Model, row: StoredRow, left: StoredRow): Block[] {
    const facts: Block[] = [];
    for (const { name, type, relationFromFields } of shownFields(model)) {
      if (!(name in row)) continue;
      const described = describe(model, name);
      const of = described?.of ?? "none";
      // A number that leads to another row says nothing.
      if (isLeftOut(of) || (!described && (name === "id" || relationFromFields))) continue;
      const value = row[name];
      const isEmptied = !isEmpty(value) && isEmpty(left[name]);
      for (const leaf of leavesIn(value, described)) {
        const class_ = leaf.of ?? of;
        if (isLeftOut(class_)) continue;
        const law = isEmptied
          ? (redacted.get(class_) ?? redacted.get(of) ?? unreleased)
          : (lawOf(class_) ?? lawOf(of));
        const label = labelOf(model, name).replace(/ cents$/, "");
        const fact = { kind: "fact", name: leaf.path ? `${label}: ${leaf.path}` : label } as const;
        if (law !== undefined) {
          facts.push({ ...fact, value: [mark(law)] });
          continue;
        }
        const words = inWords(context, leaf.value, { type, isCents: /cents$/i.test(name) });
        if (/^\s*<!doctype html/i.test(words)) continue; // the same words are in the text
        const group = groupOf(class_);
        if (group) what.add(group);
        facts.push({ ...fact, value: redact(words, class_) });
      }
    }
    return facts.length > 0 && tells(model, row) ? facts : [];
  }

  const sheets = packetParts
    .filter((part) => form.parts.includes(part))
    .flatMap((part) => {
      const blocks = tablesOf[part].flatMap((model) => {
        const rows = (tables[model] ?? []).map((row, at) => factsOf(model, row, released[model]?.[at] ?? {}));
        const filled = rows.filter((facts) => facts.length > 0);
        const { label } = tableOf(model);
        return filled.flatMap((facts, at): Block[] => [
          { kind: "heading", text: filled.length > 1 ? `${label}, ${at + 1} of ${filled.length}` : label },
          ...facts,
        ]);
      });
      const title = partTitles[part];
      return blocks.length > 0
        ? [{ title, blocks: [{ kind: "title" as const, text: title }, ...blocks] }]
        : [];
    });
  return { sheets, exemptions, what: [...what], releases, redact };
}

/** Texts that people wrote, in which a phone number of anyone may be. */
const isText = (of: PersonalClass) => of === "victimText" || of === "admin" || of === "otherPerson";

/** A row that shows only numbers, states and times of another row is left out. */
const tells = (model: Model, row: StoredRow) =>
  columnsOf(model).some((column) => {
    const of = describe(model, column)?.of;
    return of !== undefined && of !== "reference" && !isLeftOut(of) && !isEmpty(row[column]);
  });

/** The columns of the schema, without relations. */
const shownFields = (model: Model) => {
  const fields = fieldsOf(model);
  const keys = new Set(fields.flatMap(({ relationFromFields = [] }) => relationFromFields));
  return fields.map((field) => ({ ...field, relationFromFields: keys.has(field.name) }));
};

/** A column of days is read as its midnight in UTC, which is the evening before elsewhere. */
const isDay = (value: string) => /T00:00:00(?:\.000)?Z$/.test(value);

function inWords(
  context: Context,
  value: Leaf["value"],
  { type, isCents }: { type: string; isCents: boolean },
) {
  if (type === "DateTime" && typeof value === "string")
    return isDay(value) ? columnDay(new Date(value)) : dateTimeIn(context.zone(), new Date(value), "en");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number")
    return isCents ? `$${(value / 100).toFixed(2)}` : value.toLocaleString("en-US", { useGrouping: false });
  return value;
}
