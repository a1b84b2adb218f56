import { Fragment } from "react";
import { isRightToLeft } from "../../../shared/core/text/direction.ts";
import { verbatimParts } from "../../../shared/core/text/verbatim.ts";
import { ownDirection, whole } from "./BreakableText.css.ts";
import { Verbatim } from "./Verbatim.tsx";

interface BreakableTextProps {
  text: string;
  /** Values within the text, such as a name, that translators leave as they are, too. */
  values?: readonly string[] | undefined;
}

/**
 * A text whose email and web addresses wrap at natural points: after "@", before a dot and after a
 * slash. Case, letter and phone numbers do not wrap. Translators leave these and amounts as they
 * are. Copied text is unchanged.
 */
export const BreakableText = ({ text, values }: BreakableTextProps) =>
  isRightToLeft(text) ? (
    <span className={ownDirection}>{partsOf({ text, values })}</span>
  ) : (
    partsOf({ text, values })
  );

const partsOf = ({ text, values }: BreakableTextProps) =>
  verbatimParts(text, values).map((part, place) =>
    place % 2 === 1 ? (
      <Verbatim key={place} {...(number.test(part) && { className: whole })}>
        {withBreaks(part)}
      </Verbatim>
    ) : (
      <Fragment key={place}>{withBreaks(part)}</Fragment>
    ),
  );

/** Not in an abbreviation or a number, and not after a single letter: "j.doe@example.org". */
const piece = /.*?(?:.@(?=\S)|[^\s@]{2}(?=\.[a-z]{2})|[a-z]{2}\/(?=[a-z]{2})|.$)/gis;
/** EM-2026-1234, L-2026-000024, (217) 555-0144, 2-1-1. */
const number = /^(?:[a-z]{1,4}-|[+(])?\d[\d ().-]*\d$/i;

const withBreaks = (text: string) =>
  text.match(piece)?.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
