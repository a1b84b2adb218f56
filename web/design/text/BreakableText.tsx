import { Fragment } from "react";
import { whole } from "./BreakableText.css.ts";

/**
 * A text whose email and web addresses wrap at natural points: after "@", before a dot and after a
 * slash. Case and letter numbers do not wrap. Copied text is unchanged.
 */
export const BreakableText = ({ text }: { text: string }) =>
  text.match(piece)?.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {withWholeNumbers(part)}
    </Fragment>
  ));

/** Not in an abbreviation or a number, and not after a single letter: "j.doe@example.org". */
const piece = /.*?(?:.@(?=\S)|[^\s@]{2}(?=\.[a-z]{2})|[a-z]{2}\/(?=[a-z]{2})|.$)/gis;
/** EM-2026-1234, L-2026-000024. Splitting by it puts them at odd positions. */
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
