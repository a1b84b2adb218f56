import { placeOfAreaCode } from "../places/area-codes.ts";
import type { Entry } from "./describe.ts";
import { hoursIn } from "./hours.ts";
import { isPlace } from "../places/places.ts";
import {
  jurisdictionCodes,
  resourceTypes,
  type EntryKind,
} from "../../../../shared/community/directory/rules.ts";

/** A finding about a line of the file: an error is certainly wrong, a warning is only unusual. */
export interface Problem {
  line: number;
  key: string;
  level: "error" | "warning";
  text: string;
}

type Finding = Pick<Problem, "level" | "text">;

const everywhere = "US";
const monthsUntilOld = 12;
const maxCharacters = { name: 120, description: 400, hint: 200, hours: 80 } as const;

/** The findings about one line alone. */
export function fieldProblems(entry: Entry, today: string): Finding[] {
  return [
    ...textProblems(entry),
    ...placeProblems(entry),
    ...contactProblems(entry),
    ...numberProblems(entry),
    ...sourceProblems(entry, today),
    ...hoursProblems(entry),
  ];
}

function textProblems(entry: Entry): Finding[] {
  const untidy = Object.entries(entry).filter(
    ([, value]) => value !== value.trim() || /\s{2}|[\r\n\t\0]/.test(value),
  );
  const long = Object.entries(maxCharacters).filter(
    ([field, most]) => entry[field as keyof typeof maxCharacters].length > most,
  );
  return [
    ...untidy.map(([field]) => wrong(`${field} has spaces too many, or a break`)),
    ...long.map(([field, most]) => wrong(`${field} has more than ${most} characters`)),
    ...(entry.name ? [] : [wrong("name is missing")]),
    ...[entry.description, entry.hint]
      .filter((sentence) => sentence && !/^[A-Z0-9].*[.!?]$/.test(sentence))
      .map((sentence) => wrong(`"${sentence}" is no whole sentence`)),
  ];
}

const wideAreas: readonly string[] = ["national", "statewide", "regional", "county"];
const kindsOf: Partial<Record<string, readonly EntryKind[]>> = {
  shelter: ["homeless", "youth", "violence"],
  transportation: ["medical", "disability"],
  legal: ["rights", "police"],
};

function placeProblems({ key, state, city, type, kind, area, counties }: Entry): Finding[] {
  const found: Finding[] = [];
  if (!new RegExp(`^res-${state.toLowerCase()}-[1-9]\\d*$`).test(key))
    found.push(wrong(`key must be res-${state.toLowerCase()}- and a number`));
  if (state !== everywhere && !jurisdictionCodes.has(state))
    found.push(wrong(`${state || "state"} is no state`));
  const served = counties.split("; ").filter(Boolean);
  if (area === "county" && served.length === 0) found.push(wrong("area is county, but counties names none"));
  if (served.some((name) => !/^[A-Z][A-Za-z .'-]*$/.test(name)))
    found.push(wrong('counties are names with "; " between them, without the word County'));
  if (kind && !(kindsOf[type] ?? []).includes(kind as EntryKind))
    found.push(wrong(`kind ${kind} is none of ${type}: ${(kindsOf[type] ?? ["(none)"]).join(", ")}`));
  if (!kind && type === "shelter") found.push(wrong("kind must tell whom a shelter is for"));
  if (city && !isPlace(state, city)) found.push(odd(`places.csv does not know ${city}, ${state}`));
  if (!wideAreas.includes(area) && area !== city)
    found.push(wrong("area is national, statewide, regional, county, or the city, as city has it"));
  if ((area === "national") !== (state === everywhere))
    found.push(wrong("area is national for a line of the whole country (US), and for it alone"));
  if (!(resourceTypes as readonly string[]).includes(type))
    found.push(wrong(`type ${type || "(none)"} is not among ${resourceTypes.join(", ")}`));
  return found;
}

/** Hours in another form cannot be translated and would stay English. */
const hoursProblems = ({ hours }: Entry): Finding[] =>
  !hours || wholeHours.includes(hours) || hoursIn("es", hours)
    ? []
    : [
        wrong(
          `hours ${hours} are not written as ${[...wholeHours, ...hoursByDay].map((form) => `"${form}"`).join(", ")}`,
        ),
      ];

const wholeHours = ["24 hours a day", "Weekdays"];
/** Forms that `hoursIn` reads. */
const hoursByDay = ["Daily 8am-5pm", "Mon-Fri 8am-4:30pm; Sat 8am-1pm", "Mon-Fri 5pm-12am; weekends"];

const shortCode = /^(?:[2-8]-1-1|911|988)$/;
const domain = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:com|org|gov)(?:\/[\w./-]*)?$/;
const mail = /^[\w.+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

function contactProblems({ contactInfo, phone, website }: Entry): Finding[] {
  const parts = contactInfo.split(" or ");
  const sites = parts.filter((part) => domain.test(part));
  const found = parts
    .filter((part) => !shortCode.test(part) && !domain.test(part) && !mail.test(part) && !isNumber(part))
    .map((part) => wrong(`contactInfo: "${part}" is no number, mail address or .com, .org or .gov website`));
  if (phone && !parts.includes(phone)) found.push(wrong("phone is not in contactInfo"));
  if (!phone && parts.some(isNumber)) found.push(wrong("phone is empty, but contactInfo has a number"));
  if (/\/unspecified(?:-\d+)?\/?$/.test(website))
    found.push(wrong(`website ${website} ends in a placeholder`));
  if (website && !isAddress(website)) found.push(wrong(`website ${website} is no web address`));
  if (sites.some((site) => !website || !bare(website).startsWith(bare(site))))
    found.push(wrong(`website and contactInfo name different sites`));
  return found;
}

/** The written form: 713-223-3700, and 1-800-799-7233 if toll-free. */
const isNumber = (text: string) => /^(?:1-)?\d{3}-\d{3}-\d{4}$/.test(text);

const isAddress = (text: string) =>
  URL.canParse(text) && /^https?:\/\/[^\s/]+\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(text);

const bare = (address: string) => address.replace(/^https?:\/\//, "").replace(/^www\./, "");

/** Every number in the line, including those in its sentences. */
function numberProblems(entry: Entry): Finding[] {
  const { contactInfo, phone, description, hint } = entry;
  const inLine = [contactInfo, phone, description, hint].join(" ");
  const numbers = new Set(inLine.match(/(?<![\d-])(?:1-)?\d{3}-\d{3}-\d{4}(?![\d-])/g));
  return [...numbers].flatMap((number) => oneNumber(number, entry));
}

function oneNumber(number: string, { state, note }: Entry): Finding[] {
  const [code = "", exchange = "", line = ""] = number.replace(/^1-/, "").split("-");
  const place = placeOfAreaCode(code);
  if (!place) return [wrong(`${number}: no state has the area code ${code}`)];
  if (!exchangeOf(place).test(exchange) || (exchange === "555" && line.startsWith("01")))
    return [wrong(`${number} can't be a real number`)];
  const isFree = place === "toll-free";
  if (isFree !== number.startsWith("1-"))
    return [wrong(isFree ? `${number} is free of charge and begins with 1-` : `${number} begins without 1-`)];
  if (isFree || place === state || state === everywhere || acceptedIn(note, code)) return [];
  return [
    odd(
      `${number} is a number of ${place}; if it is right, say so in note: "area code ${code} is right: why"`,
    ),
  ];
}

/** Only in geographic numbers are 411 and 911 reserved. */
const exchangeOf = (place: string) => (place === "toll-free" ? /^[2-9]\d\d$/ : /^[2-9](?!11)\d\d$/);

const acceptedIn = (note: string, code: string) => new RegExp(`area code ${code} is right: \\S`).test(note);

function sourceProblems({ source, sourceUrl, sourceRetrieved, confidence }: Entry, today: string): Finding[] {
  const found: Finding[] = [];
  if (!source) found.push(wrong("source is missing"));
  if (!isAddress(sourceUrl)) found.push(wrong("sourceUrl is missing or no web address"));
  if (!["high", "medium"].includes(confidence)) found.push(wrong("confidence must be high or medium"));
  const [, published, date = ""] = /^(published )?(\d{4}-\d\d-\d\d)$/.exec(sourceRetrieved) ?? [];
  if (!isDay(date)) found.push(wrong("sourceRetrieved must be a day (2026-07-19), or published and a day"));
  else if (date > today) found.push(odd(`sourceRetrieved ${date} is still to come`));
  else if (published) found.push(odd(`known only as published on ${date}: hold it against its source again`));
  else if (date < monthsBefore(today, monthsUntilOld))
    found.push(odd(`last checked on ${date}: check it again`));
  return found;
}

const isDay = (date: string) =>
  date !== "" && !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

function monthsBefore(day: string, months: number): string {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.toISOString().slice(0, 10);
}

const wrong = (text: string): Finding => ({ level: "error", text });
const odd = (text: string): Finding => ({ level: "warning", text });
