/** Markup that is safe to send: made by `html`, which escapes everything that is put into it. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
  toString() {
    return this.markup;
  }
}

type Part = string | number | Html | Part[] | null | undefined | false;

/**
 * A template for server pages and mails. Values are escaped; nested `html` and lists of it are
 * kept.
 */
export const html = (strings: TemplateStringsArray, ...values: Part[]): Html =>
  new Html(
    withoutIndentation(strings).reduce(
      (out, text, index) => out + text + (index < values.length ? render(values[index]) : ""),
      "",
    ),
  );

const shortened = new WeakMap<TemplateStringsArray, readonly string[]>();

/** Pages are read on slow networks. What is put into a template stays as it is. */
function withoutIndentation(strings: TemplateStringsArray): readonly string[] {
  const known = shortened.get(strings);
  if (known) return known;
  const short = strings.map((text) => text.replaceAll(/\n\s+/g, "\n"));
  shortened.set(strings, short);
  return short;
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return "";
  if (Array.isArray(part)) return part.map(render).join("");
  if (part instanceof Html) return part.markup;
  return String(part).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
