import { expect, test } from "vitest";
import { fewestTold } from "../../../../shared/desk/analytics/rules.ts";
import { figuresOf, type VocaFigures } from "./figures.ts";
import { hideSmall } from "./hide.ts";
import type { ServedRow } from "./quarter.sql.ts";
import {
  ages,
  classifications,
  genders,
  races,
  victimizations,
} from "../../../../shared/intake/voca/rules.ts";

/** The same numbers for the same seed. */
function chanceFrom(seed: number) {
  let state = seed;
  return (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * end);
  };
}

/** A quarter of invented people. Few words per question, so that groups of all sizes occur. */
function inventQuarter(seed: number): VocaFigures {
  const below = chanceFrom(seed);
  const oneOf = <One>(all: readonly One[]) => all[below(1 + below(all.length))] ?? null;
  const rows = Array.from({ length: below(90) }, (_, requestId): ServedRow => ({
    requestId,
    filedAt: new Date(0),
    isFromBefore: below(12) === 0,
    food: below(2) + (requestId % 7 === 0 ? 1 : 0),
    shelter: below(3) === 0 ? 1 : 0,
    transportation: below(20) === 0 ? 2 : 0,
    money: 1,
    keys: [],
    dateOfBirthSealed: null,
    saidAt: new Date(0),
    age: below(9) === 0 ? null : oneOf(ages),
    gender: oneOf(genders),
    race: oneOf(races),
    classifications: classifications.filter(() => below(9) === 0),
    types: victimizations.filter((_type, place) => below(1 + place) === 0),
  }));
  return figuresOf({
    ...{ rows, verdicts: [], anonymousContacts: below(8) },
    ...{ openBirth: () => null, dayOf: () => "2026-10-01" },
  });
}

const isSmall = (count: number) => count > 0 && count < fewestTold;

test("a public copy shows no group under 5, and none can be calculated from it", () => {
  let hidden = 0;
  let shown = 0;
  for (let seed = 1; seed <= 500; seed += 1) {
    const figures = inventQuarter(seed);
    const sections = hideSmall(figures);
    const find = (id: string) => sections.find((one) => one.id === id)!.rows;
    const [served = null, , isNew = null] = find("individuals").map(({ counts }) => counts[0] ?? null);
    const why = `seed ${seed}`;
    for (const { id, kind, rows } of sections) {
      const counts = rows.map((row) => row.counts[0]!);
      for (const { counts: all } of rows) {
        hidden += all.filter((count) => count === null).length;
        shown += all.filter((count) => count !== null).length;
        expect(
          all.every((count) => count === null || !isSmall(count)),
          `${why} ${id}`,
        ).toBe(true);
        // The number of times without the number of people would tell it.
        expect(new Set(all.map((count) => count === null)).size, `${why} ${id}`).toBe(1);
      }
      if (kind === "whole") {
        const places = counts.flatMap((count, place) => (count === null ? [place] : []));
        const original = figures.sections.find((one) => one.id === id)!;
        const rest = places.reduce((sum, place) => sum + original.rows[place]!.counts[0]!, 0);
        if (places.length > 0 && isNew !== null) {
          expect(places.length, `${why} ${id}`).toBeGreaterThan(1);
          expect(rest, `${why} ${id}`).toBeGreaterThanOrEqual(fewestTold);
        }
      }
      if (kind === "several")
        for (const count of counts) {
          if (count === null) continue;
          if (served !== null) expect(isSmall(served - count), `${why} ${id}`).toBe(false);
          if (served === null && isNew !== null) expect(isSmall(count - isNew), `${why} ${id}`).toBe(false);
        }
    }
    if (served !== null && isNew !== null) expect(isSmall(served - isNew), why).toBe(false);
    // The rows would add up to everyone.
    if (served === null)
      expect(
        find("victimizations")
          .slice(-2)
          .every(({ counts }) => counts[0] === null),
        why,
      ).toBe(true);
    for (const id of ["victimizations", "classifications"])
      expect(sections.find((one) => one.id === id)!.columns).toHaveLength(1);
  }
  expect(hidden).toBeGreaterThan(500);
  expect(shown).toBeGreaterThan(500);
});

test("a copy with every number is unchanged where no group is small", () => {
  const figures = inventQuarter(7);
  const large: VocaFigures = {
    ...figures,
    served: 500,
    isNew: 400,
    sections: figures.sections.map((section) => ({
      ...section,
      rows: section.rows.map((row) => ({ ...row, counts: row.counts.map(() => 50) })),
    })),
  };
  expect(hideSmall(large).flatMap(({ rows }) => rows.flatMap(({ counts }) => counts))).not.toContain(null);
});
