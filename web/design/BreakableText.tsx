import { Fragment } from "react";

/** A text whose mail and web addresses break where one reads a pause, after "@" and before a dot; copied, they are as they were. */
export const BreakableText = ({ text }: { text: string }) =>
  text.match(piece)?.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Not in an abbreviation, not in a number. */
const piece = /.+?(?:@(?=\S)|(?=\.[a-z]{2})|$)/gis;
