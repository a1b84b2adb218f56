/**
 * A text without the signs of one kind at its end. An expression such as `\.+$` would begin at each
 * sign of each run, which costs the square of a run's length.
 */
export function withoutEnding(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0) {
    const isPair = /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(end - 2, end));
    const from = isPair ? end - 2 : end - 1;
    if (!sign.test(text.slice(from, end))) break;
    end = from;
  }
  return text.slice(0, end);
}
