import type { Context } from "../../core/context.ts";
import { identifying, type PersonalClass, type Subject } from "../../core/personal/classes.ts";
import { cases } from "../../core/personal/cases.ts";
import { decisions } from "../../core/personal/decisions.ts";
import { desk } from "../../core/personal/desk.ts";
import { help } from "../../core/personal/help.ts";
import { messages } from "../../core/personal/messages.ts";
import { officers } from "../../core/personal/officers.ts";
import { classAt, columnsOf, describe, labelOf, models, tableOf } from "../../core/personal/read.ts";
import { fieldsOf } from "../../core/personal/rows.sql.ts";
import { system } from "../../core/personal/system.ts";
import type { Model } from "../../core/personal/types.ts";
import { phrasesOf, wholePhrase } from "../../core/text/redact.ts";
import { withoutSecrets } from "../../core/security/secret-links.ts";
import { dateTimeIn } from "../../core/time/format.ts";
import { email, phone } from "../../intake/privacy-requests/others-contact.ts";
import {
  codesOf,
  hiddenRows,
  opened,
  subjectsOf,
  withRecord,
} from "../../intake/privacy-requests/own-data.ts";
import { readRowsOf, type StoredRow } from "../../intake/privacy-requests/own-data.sql.ts";
import { groupOf } from "../../intake/releases/groups.ts";
import { emptyUnreleased, type Live } from "../../intake/releases/live-release.ts";
import type { ReleaseGroup } from "../../../shared/intake/releases/rules.ts";
import {
  confidentiality,
  packetParts,
  type PacketForm,
  type PacketPart,
} from "../../../shared/records/packets/rules.ts";
import type { Block, Span } from "./layout.ts";

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

/** Rows of a request or an officer's case; presence is no record, and hashes alone say nothing. */
const tablesIn = (part: object): Model[] =>
  models.filter((model) => {
    const { of, isPassing } = tableOf(model);
    if (!(model in part) || isPassing || (of?.request === undefined && of?.case === undefined)) return false;
    const all = columnsOf(model).map((column) => describe(model, column)?.of);
    return !all.includes("victimKey") || all.some((one) => one !== "victimKey" && one !== "none");
  });
const isMessage = (model: Model) => tableOf(model).record === "messages";

const tablesOf: Record<PacketPart, readonly Model[]> = {
  request: tablesIn(cases),
  decisions: tablesIn(decisions),
  officer: tablesIn(officers),
  letters: tablesIn(messages).filter((model) => !isMessage(model)),
  messages: tablesIn(messages).filter(isMessage),
  help: tablesIn(help),
  audit: tablesIn(system),
  notes: tablesIn(desk),
};

/** What opens something or finds someone is no record of what happened. */
const isLeftOut = (of: PersonalClass) => of === "secret" || of === "victimKey";

/** The classes whose values are also removed where they occur in other texts. */
const nameClasses: readonly PersonalClass[] = [
  "victimIdentity",
  "contact",
  "otherPerson",
  "citizen",
  "officer",
  "supervisor",
  "admin",
];

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
  const inTexts = contact === undefined ? [] : [email, phone].map((pattern) => ({ pattern, law: contact }));
  const redact = (text: string, of: PersonalClass = "victimText"): Span[] => {
    const clean = codes.reduce((left, code) => left.replaceAll(code, "[code]"), withoutSecrets(text));
    let spans: Span[] = [clean];
    // Elsewhere, digits are numbers of cases and documents.
    for (const { pattern, law } of isText(of) ? [...inTexts, ...names] : names)
      spans = spans.flatMap((span) =>
        typeof span === "string" ? split(span, pattern, () => mark(law)) : span,
      );
    return spans;
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
      for (const leaf of leavesOf(
        value,
        described?.keys ? (path) => classAt(described.keys ?? {}, path) : undefined,
      )) {
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
        ? [{ title, blocks: [{ kind: "title", text: title } as Block, ...blocks] }]
        : [];
    });
  return { sheets, exemptions, what: [...what], releases, redact };
}

type Tables = Partial<Record<Model, StoredRow[]>>;

/** All rows of the case with their sealed columns opened; also those of other documents. */
async function readTables(context: Context, requestId: number): Promise<Tables> {
  const request = await context.db.emergencyRequest.findUniqueOrThrow({
    where: { id: requestId },
    include: withRecord,
  });
  const hidden = await hiddenRows(context, requestId);
  const tables: Tables = {};
  const chosen = new Set(packetParts.flatMap((part) => tablesOf[part]));
  for (const model of chosen)
    for (const [subject, number] of subjectsOf(request)) {
      // The case has other people's requests too; only the record is the person's.
      if (subject === "case" && tableOf(model).of?.request !== undefined) continue;
      for (const row of await readRowsOf(context.sql, model, subject satisfies Subject, {
        number,
        isOwn: false,
      })) {
        if (hidden.has(`${model} ${String(row["id"])}`)) continue;
        const open = Object.keys(row).map((column) => [column, opened(context, model, column, row)] as const);
        (tables[model] ??= []).push(Object.fromEntries(open));
      }
    }
  return tables;
}

/** Texts that people wrote, in which a phone number of anyone may be. */
const isText = (of: PersonalClass) => of === "victimText" || of === "admin" || of === "otherPerson";

/** A row that shows only numbers, states and times of another row is left out. */
const tells = (model: Model, row: StoredRow) =>
  columnsOf(model).some((column) => {
    const of = describe(model, column)?.of;
    return of !== undefined && of !== "reference" && !isLeftOut(of) && !isEmpty(row[column]);
  });

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** The columns of the schema, without relations. */
const shownFields = (model: Model) => {
  const fields = fieldsOf(model);
  const keys = new Set(fields.flatMap(({ relationFromFields = [] }) => relationFromFields));
  return fields.map((field) => ({ ...field, relationFromFields: keys.has(field.name) }));
};

interface Leaf {
  path: string;
  value: string | number | boolean;
  of: PersonalClass | undefined;
}

/** The values of a column, also of stored JSON, with the class of each. */
function leavesOf(
  value: unknown,
  classOf: ((path: readonly string[]) => PersonalClass | undefined) | undefined,
  path: readonly string[] = [],
): Leaf[] {
  if (isEmpty(value)) return [];
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one !== "object"))
      return [{ path: path.join(" "), value: value.join(", "), of: classOf?.(path) }];
    return value.flatMap((one) => leavesOf(one, classOf, path));
  }
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, classOf, [...path, key]));
  return [
    {
      path: path.join(" "),
      value: value as Leaf["value"],
      of: path.length > 0 ? classOf?.(path) : undefined,
    },
  ];
}

function inWords(
  context: Context,
  value: Leaf["value"],
  { type, isCents }: { type: string; isCents: boolean },
) {
  if (type === "DateTime" && typeof value === "string")
    return dateTimeIn(context.zone(), new Date(value), "en");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number")
    return isCents ? `$${(value / 100).toFixed(2)}` : value.toLocaleString("en-US", { useGrouping: false });
  return value;
}

interface Pattern {
  pattern: RegExp;
  law: string;
}

/** Where a redacted value may occur in other texts, the longest first. */
function patternsOf(tables: Tables, lawOf: (of: PersonalClass) => string | undefined): Pattern[] {
  const laws = new Map<string, string>();
  for (const [model, rows] of Object.entries(tables) as [Model, StoredRow[]][])
    for (const row of rows)
      for (const column of columnsOf(model)) {
        const described = describe(model, column);
        if (!described) continue;
        const { of, keys } = described;
        for (const leaf of leavesOf(row[column], keys && ((path) => classAt(keys, path)))) {
          const class_ = leaf.of ?? of;
          if (!nameClasses.includes(class_) || typeof leaf.value !== "string") continue;
          const law = lawOf(class_);
          if (law === undefined) continue;
          // What identifies a person has the stricter law if both have the same word.
          const isFirst = identifying.some((one) => one === class_);
          // A part of an email address may be any word.
          for (const phrase of /[@\d]/.test(leaf.value) && class_ !== "victimIdentity"
            ? [leaf.value.trim()]
            : phrasesOf([leaf.value]))
            if (isFirst || !laws.has(phrase)) laws.set(phrase, law);
        }
      }
  return [...laws]
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([phrase, law]) => ({ pattern: wholePhrase(phrase), law }));
}

function split(text: string, pattern: RegExp, mark: () => Span): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    // A date or an amount is no phone number.
    if (pattern === phone && (found[0].match(/\p{Nd}/gu)?.length ?? 0) < 7) continue;
    if (found.index > from) spans.push(text.slice(from, found.index));
    spans.push(mark());
    from = found.index + found[0].length;
  }
  if (from < text.length) spans.push(text.slice(from));
  return spans;
}
