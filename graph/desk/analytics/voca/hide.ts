import { fewestTold } from "../../../../shared/desk/analytics/rules.ts";
import type { VocaFigures, VocaSection } from "./figures.ts";

const isSmall = (people: number) => people > 0 && people < fewestTold;

/**
 * The sections for the public. A group of 1 to 4 people is hidden, also where it could be
 * calculated from other numbers: as the rest of a section that adds up, as all people without a
 * row, or as all people without the new ones.
 */
export function hideSmall({ served, isNew, sections }: VocaFigures): VocaSection[] {
  const isTotalHidden = isSmall(served) || isSmall(served - isNew);
  const isTelling = (count: number) =>
    isSmall(count) || isSmall(served - count) || (isTotalHidden && isSmall(count - isNew));
  const hiddenIn = ({ kind, rows }: VocaSection): Set<number> => {
    const counts = rows.map(({ counts: [count] }) => count ?? 0);
    const where = (hides: (count: number, place: number) => boolean) =>
      new Set(counts.flatMap((count, place) => (hides(count, place) ? [place] : [])));
    switch (kind) {
      case "total":
        return where((count, place) => isSmall(count) || (rows[place]?.id === "served" && isTotalHidden));
      case "whole":
        return withNext(
          counts,
          where((count) => isSmall(count)),
        );
      case "several": {
        const hidden = where(
          (count, place) => isTelling(count) || (isTotalHidden && rows[place]?.isRest === true),
        );
        // With the people without a row, the other rows would add up to a hidden one.
        if (hidden.size > 0) for (const [place, row] of rows.entries()) if (row.isRest) hidden.add(place);
        return hidden;
      }
    }
  };
  return sections.map((section) => {
    const hidden = hiddenIn(section);
    // Beside all people, the new ones would tell who is not new.
    const shown = section.kind === "several" && section.id !== "services" ? 1 : section.columns.length;
    return {
      ...section,
      columns: section.columns.slice(0, shown),
      rows: section.rows.map((row, place) => ({
        ...row,
        counts: row.counts.slice(0, shown).map((count) => (hidden.has(place) ? null : count)),
      })),
    };
  });
}

/** Hides the smallest further rows, until the hidden ones are at least two rows of five people. */
function withNext(counts: readonly number[], small: ReadonlySet<number>): Set<number> {
  const hidden = new Set(small);
  if (hidden.size === 0) return hidden;
  const sum = () => [...hidden].reduce((total, place) => total + (counts[place] ?? 0), 0);
  const larger = counts
    .map((count, place) => ({ count, place }))
    .filter(({ count }) => count >= fewestTold)
    .toSorted((one, other) => one.count - other.count);
  for (const { place } of larger) {
    if (hidden.size > 1 && sum() >= fewestTold) break;
    hidden.add(place);
  }
  return hidden;
}
