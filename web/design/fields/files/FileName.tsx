import * as css from "./FileName.css.ts";
import { visuallyHidden } from "../../text/visuallyHidden.css.ts";

const mostLetters = 48;
const lastLetters = 16; // the end tells one recording from the next, and what kind of file it is

/**
 * The name of a file; the whole of one that is shortened is visuallyHidden, and shown under a
 * pointer.
 */
export function FileName({ name }: { name: string }) {
  const short = shortFileName(name);
  if (short === name) return <span className={css.name}>{name}</span>;
  return (
    <span className={css.name} title={name}>
      <span aria-hidden>{short}</span>
      <span className={visuallyHidden}>{name}</span>
    </span>
  );
}

/**
 * Without its middle when it is long: cameras and messengers give names that fill a phone's screen.
 */
export function shortFileName(name: string): string {
  const letters = Array.from(name); // an emoji is not cut in two
  if (letters.length <= mostLetters) return name;
  const first = letters.slice(0, mostLetters - lastLetters - 1);
  return `${first.join("")}…${letters.slice(-lastLetters).join("")}`;
}
