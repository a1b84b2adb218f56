import type { FieldErrors } from "../errors.ts";
import { isRightToLeft } from "../../../shared/core/text/direction.ts";
import { verbatimParts } from "../../../shared/core/text/verbatim.ts";
import { html, type Html } from "./html.ts";

/*
 * The parts of the server's own pages: plain HTML that needs no JavaScript. `partStyles` styles
 * them inside an element of the class `parts`.
 */

/** Longer words do not fit next to a label on a narrow phone. */
const longWord = /\S{20,}/g;
/** No stored text holds this character. */
const breakHere = "\u0000";

/**
 * Text that a page translator leaves as it is, in its own direction: a code, a name, an address.
 */
export function verbatim(text: Html | string): Html {
  if (String(text) === "") return html``;
  return isNumber(String(text))
    ? html`<bdi translate="no" class="whole">${text}</bdi>`
    : html`<bdi translate="no">${text}</bdi>`;
}

/** EM-2026-1234, L-2026-000024: such a number does not wrap at its dashes. */
const isNumber = (text: string) => /^[a-z]{1,4}-\d[\d-]{0,20}$/i.test(text);

/**
 * Text whose amounts, numbers and addresses, and the given values, are left as they are by a page
 * translator.
 */
export const marked = (text: string, ...values: string[]): Html => withMarks(text, values, (part) => part);

/**
 * The same, and long words, such as email and web addresses, may break after their punctuation. A
 * narrow phone would otherwise break them in mid-letter.
 */
export const breakable = (text: string, ...values: string[]): Html => withMarks(text, values, broken);

const withMarks = (text: string, values: string[], drawn: (part: string) => Html | string) =>
  inOwnDirection(
    text,
    html`${verbatimParts(text, values).map((part, place) => (place % 2 === 1 ? verbatim(drawn(part)) : drawn(part)))}`,
  );

const inOwnDirection = (text: string, drawn: Html) =>
  isRightToLeft(text) ? html`<bdi>${drawn}</bdi>` : drawn;

function broken(text: string): Html {
  const breaks = (word: string) => word.replace(/[@./_-]+(?=.)/g, (mark) => mark + breakHere);
  const pieces = text.replace(longWord, breaks).split(breakHere);
  return html`${pieces.map((piece, place) => [place > 0 && html`<wbr />`, piece])}`;
}

/** Names and values, one pair a line. Empty values are left out. */
export const factList = (facts: [name: string, value: Html | string][]) =>
  html`<dl>
    ${facts
      .filter(([, value]) => String(value) !== "")
      .map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${typeof value === "string" ? breakable(value) : value}</dd>
          </div>`,
      )}
  </dl>`;

/** A titled card whose text is a list. A point's first words before a colon are bold. */
export const pointCard = (title: string, points: readonly (Html | string)[], id?: string) =>
  html`<section class="card" ${id && html`id="${id}"`}>
    <h2>${title}</h2>
    ${pointList(points)}
  </section>`;

export const pointList = (points: readonly (Html | string)[]) =>
  html`<ul>
    ${points.map((point) => html`<li>${typeof point === "string" ? led(point) : point}</li>`)}
  </ul>`;

function led(point: string): Html | string {
  const lead = /^[^:.]{2,80}:(?=\s)/.exec(point)?.[0];
  return lead ? html`<b>${lead}</b>${point.slice(lead.length)}` : point;
}

/** A highlighted message. The mark tells its kind without the color. */
export const notice = (tone: "good" | "bad" | "warn" | "info", text: Html | string) =>
  html`<div class="notice ${tone}" role="${tone === "bad" ? "alert" : "status"}">
    <b aria-hidden="true">${{ good: "✓", bad: "!", warn: "!", info: "i" }[tone]}</b>
    <div>${text}</div>
  </div>`;

/** Why a form is shown again: the sentence, and each problem as a link to its field. */
export function problemList(sentence: string, fields: FieldErrors) {
  const ways = Object.entries(fields).map(([name, said]) => html`<li><a href="#${name}">${said[0]}</a></li>`);
  return html`<div tabindex="-1" autofocus>
    ${notice(
      "bad",
      html`${sentence}
      ${
        ways.length > 0 &&
        html`<ul>
          ${ways}
        </ul>`
      }`,
    )}
  </div>`;
}

/** Hidden values of a form. */
export const carried = (values: Record<string, string>) =>
  Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );

interface Field {
  /** Also the element's id, which the list of problems links to. */
  name: string;
  label: string;
  /** The value typed or chosen before. */
  value: string | undefined;
  problem: string | undefined;
}

interface Choice extends Field {
  options: readonly (readonly [value: string, text: string])[];
}

/** One answer out of several. */
export const choice = ({ name, label, options, value, problem }: Choice) =>
  html`<fieldset ${problem && html`aria-describedby="${name}-error"`}>
    <legend>${label}</legend>
    ${options.map(
      ([option, text], place) =>
        html`<label class="choice"
          ><input
            type="radio"
            name="${name}"
            ${place === 0 && html`id="${name}"`}
            value="${option}"
            ${option === value && html`checked`}
          />
          ${text}</label
        >`,
    )}
    ${problemOf(name, problem)}
  </fieldset>`;

interface TextField extends Field {
  /** The element's id, if the page has several fields of that name. */
  id?: string;
  hint?: string;
  /** More than one line. */
  rows?: number;
  maxLength: number;
  type?: "text" | "email" | "tel" | "time" | "date";
  /** The browser's autofill token. */
  autocomplete?: string;
  isRequired?: boolean;
  /** Digits: a phone shows its number keys. */
  isNumber?: boolean;
}

/** A browser drops the first line end in a textarea, so one is added to keep the typed text. */
const firstLineEnd = "\n";

/** A text field with one or more lines. */
export function textField({ name, label, hint, value, problem, rows, maxLength, ...more }: TextField) {
  const { id = name } = more;
  const { type = "text", autocomplete = "off", isRequired = false, isNumber = false } = more;
  const told = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(" ");
  const shared = html`id="${id}" name="${name}" class="box" maxlength="${maxLength}"
  autocomplete="${autocomplete}" ${type === "text" && html`dir="auto"`} ${isRequired && html`required`}
  ${isNumber && html`inputmode="numeric"`} ${told && html`aria-describedby="${told}"`}
  ${problem && html`aria-invalid="true"`}`;
  return html`<div class="field">
    <label class="label" for="${id}">${label}</label>
    ${hint && html`<p class="hint" id="${id}-hint">${marked(hint)}</p>`}
    ${
      rows
        ? html`<textarea ${shared} rows="${rows}">${firstLineEnd}${value}</textarea>`
        : html`<input ${shared} type="${type}" value="${value}" />`
    }
    ${problemOf(id, problem)}
  </div>`;
}

const problemOf = (name: string, problem: string | undefined) =>
  problem && html`<p class="error" id="${name}-error">${problem}</p>`;
