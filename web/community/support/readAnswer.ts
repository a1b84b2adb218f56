import { contactsIn } from "./contactsIn.ts";

/** A part of an answer: a text, or the points of a list. */
export type Block = { text: string } | { points: Point[] };

export interface Point {
  /** The whole first line, or only the name if the rest of it is contacts. */
  title: string;
  /** "713-555-0143 or example.org", as in the directory; empty if there are none. */
  contacts: string;
  text: string;
}

const bullet = /^[•*-] /;

/**
 * An answer as the server wrote it: an empty line ends a block, and lines with a bullet are points,
 * each with the line below it.
 */
export const readAnswer = (answer: string): Block[] =>
  answer.split(/\n{2,}/).flatMap((paragraph) => blocksOf(paragraph.split("\n")));

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    if (!line.trim()) continue;
    const last = blocks.at(-1);
    const points = last && "points" in last ? last.points : undefined;
    const point = points?.at(-1);
    if (bullet.test(line)) {
      const next = { ...titleOf(line.replace(bullet, "")), text: "" };
      if (points) points.push(next);
      else blocks.push({ points: [next] });
    } else if (point && !point.text) point.text = line;
    else if (last && "text" in last) last.text += `\n${line}`;
    else blocks.push({ text: line });
  }
  return blocks;
}

/** What may stand between two contacts of one entry. */
const joints = ["", "or", "o", "ou"];

/** "2-1-1 Texas: 211.org" is a name that is itself a number, and a site. */
function titleOf(line: string): Pick<Point, "title" | "contacts"> {
  const colon = line.indexOf(": ");
  const name = line.slice(0, Math.max(colon, 0)).trimEnd();
  const pieces = contactsIn(line.slice(colon + 1));
  const isContacts = pieces.every((piece) => typeof piece !== "string" || joints.includes(piece.trim()));
  const contacts = [...contactsIn(name), ...pieces].flatMap((piece) =>
    typeof piece === "string" ? [] : piece.text,
  );
  if (!name || !isContacts || contacts.length === 0) return { title: line, contacts: "" };
  return { title: name, contacts: contacts.join(" or ") };
}
