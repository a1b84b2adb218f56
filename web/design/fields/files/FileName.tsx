import { anywhere } from "../../layout/layout.css.ts";
import { aroundHidden, visuallyHidden } from "../../text/visuallyHidden.css.ts";

const fileName = `${anywhere} ${aroundHidden}`;
const maxLetters = 48;
const lastLetters = 16; // the end distinguishes recordings and shows the file type

/** A file name; the full form of a shortened one is visuallyHidden, and shown on hover. */
export function FileName({ name }: { name: string }) {
  const short = shortFileName(name);
  if (short === name)
    return (
      <bdi className={fileName} translate="no">
        {name}
      </bdi>
    );
  return (
    <bdi className={fileName} title={name} translate="no">
      <span aria-hidden>{short}</span>
      <span className={visuallyHidden}>{name}</span>
    </bdi>
  );
}

/**
 * Long names lose their middle: cameras and messengers generate names that fill a phone's screen.
 */
export function shortFileName(name: string): string {
  const letters = Array.from(name); // emoji are not split
  if (letters.length <= maxLetters) return name;
  const first = letters.slice(0, maxLetters - lastLetters - 1);
  return `${first.join("")}…${letters.slice(-lastLetters).join("")}`;
}
