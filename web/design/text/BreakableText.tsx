import { Fragment } from "react";
import { whole } from "./BreakableText.css.ts";

/**
 * A text whose mail and web addresses break where one reads a pause, after "@", before a dot and
 * after a slash, and whose case and letter numbers do not break at all; copied, all are as they
 * were.
 */
export const BreakableText = ({ text }: { text: string }) =>
  text.match(piece)?.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {withWholeNumbers(part)}
    </Fragment>
  ));

/**
 * Not in an abbreviation, not in a number, and not after the first letter alone:
 * "j.doe@example.org".
 */
const piece = /.*?(?:.@(?=\S)|[^\s@]{2}(?=\.[a-z]{2})|[a-z]{2}\/(?=[a-z]{2})|.$)/gis;
/** EM-2026-1234, L-2026-000024. Split by it, every second part is one. */
const numbers = /\b([a-z]{1,4}-\d[\d-]*\d)\b/i;

const withWholeNumbers = (part: string) =>
  part.split(numbers).map((text, place) =>
    place % 2 === 1 ? (
      <span key={place} className={whole}>
        {text}
      </span>
    ) : (
      text
    ),
  );
