import { birthAge } from "./age.ts";
import {
  ages,
  classifications,
  genders,
  races,
  victimizations,
  type Age,
} from "../../../../shared/intake/voca/rules.ts";
import { en as labels } from "../../../../shared/intake/voca/labels.en.ts";
import { personsOf } from "./persons.ts";
import type { Verdict } from "./persons.sql.ts";
import type { ServedRow } from "./quarter.sql.ts";
import { en } from "./words.en.ts";

interface VocaRow {
  id: string;
  label: string;
  /** What it counts, where the section does not say it. */
  means: string | null;
  /** One for each column. Null in a public copy: hidden. */
  counts: (number | null)[];
  /** The people whom no other row counts, or more than one does. */
  isRest?: boolean;
}

export interface VocaSection {
  id: SectionName;
  title: string;
  means: string;
  columns: string[];
  rows: VocaRow[];
  /** `whole`: each new person is in one row. `several`: a person may be in several or in none. */
  kind: "total" | "whole" | "several";
}
type SectionName = keyof typeof en.sections;

export interface VocaFigures {
  /** People who were helped in the quarter, and those of them who were not helped before. */
  served: number;
  isNew: number;
  sections: VocaSection[];
}

interface Found {
  rows: readonly ServedRow[];
  verdicts: readonly Verdict[];
  anonymousContacts: number;
  /** The date of birth of a request's victim information. */
  openBirth: (requestId: number, sealed: string) => string | null;
  /** The calendar day of a moment. */
  dayOf: (at: Date) => string;
}
type Births = Pick<Found, "openBirth" | "dayOf">;

/** One person who was helped in the quarter. */
interface Person {
  isNew: boolean;
  age: Age | null;
  gender: ServedRow["gender"];
  race: ServedRow["race"];
  classifications: ServedRow["classifications"];
  types: ReadonlySet<string>;
  times: Record<Kind, number>;
}

const kinds = ["food", "shelter", "transportation", "money"] as const;
type Kind = (typeof kinds)[number];

/** The figures of the quarter. */
export function figuresOf({ rows, verdicts, anonymousContacts, ...births }: Found): VocaFigures {
  const people = personsOf(rows, verdicts).flatMap((requests) => personIn(requests, births));
  const newPeople = people.filter(({ isNew }) => isNew);
  const totals: VocaSection = {
    ...partOf("individuals", "total", [en.columns.number]),
    rows: [
      rowOf("served", en.rows.served, [people.length]),
      rowOf("anonymous", en.rows.anonymous, [anonymousContacts]),
      rowOf("new", en.rows.new, [newPeople.length]),
    ],
  };
  const whole = (id: "race" | "gender" | "age", words: readonly string[], names: Record<string, string>) => ({
    ...partOf(id, "whole", [en.columns.new]),
    rows: [
      ...words.map((word) =>
        rowOf(word, { label: names[word] ?? word }, [newPeople.filter((one) => one[id] === word).length]),
      ),
      rowOf("not_reported", en.rows.notReported, [newPeople.filter((one) => one[id] === null).length]),
      rowOf("not_tracked", en.rows.notTracked, [0]),
    ],
  });
  const both = (holds: (one: Person) => boolean) => [
    people.filter(holds).length,
    newPeople.filter(holds).length,
  ];
  const several = [en.columns.all, en.columns.new];
  return {
    served: people.length,
    isNew: newPeople.length,
    sections: [
      totals,
      whole("race", races, labels.races),
      whole("gender", genders, labels.genders),
      whole("age", ages, labels.ages),
      {
        ...partOf("victimizations", "several", several),
        rows: [
          ...victimizations.map((type) =>
            rowOf(
              type,
              { label: labels.victimizations[type] },
              both(({ types }) => types.has(type)),
            ),
          ),
          {
            ...rowOf(
              "more_than_one",
              en.rows.moreThanOne,
              both(({ types }) => types.size > 1),
            ),
            isRest: true,
          },
          {
            ...rowOf(
              "not_chosen",
              en.rows.notChosen,
              both(({ types }) => types.size === 0),
            ),
            isRest: true,
          },
        ],
      },
      {
        ...partOf("classifications", "several", several),
        rows: [
          ...classifications.map((word) =>
            rowOf(
              word,
              { label: labels.classifications[word] },
              both((one) => one.classifications.includes(word)),
            ),
          ),
          {
            ...rowOf(
              "not_reported",
              en.rows.notReported,
              both((one) => one.classifications.length === 0),
            ),
            isRest: true,
          },
        ],
      },
      servicesOf(people),
    ],
  };
}

const partOf = (id: SectionName, kind: VocaSection["kind"], columns: string[]) => ({
  ...{ id, kind, columns },
  ...en.sections[id],
});

const rowOf = (
  id: string,
  { label, means = null }: { label: string; means?: string | null },
  counts: number[],
) => ({
  ...{ id, label, means, counts },
});

/** Which kinds of help the service is made of; the form's other services are not recorded. */
const services: Record<keyof typeof en.services, readonly Kind[]> = {
  A: [],
  B: ["transportation"],
  B9: ["transportation"],
  C: ["food", "money"],
  C7: ["food", "money"],
  D: ["shelter"],
  D1: ["shelter"],
  E: [],
};

function servicesOf(people: readonly Person[]): VocaSection {
  const sumOf = (one: Person, of: readonly Kind[]) => of.reduce((sum, kind) => sum + one.times[kind], 0);
  return {
    ...partOf("services", "several", [en.columns.individuals, en.columns.times]),
    rows: (Object.keys(services) as (keyof typeof services)[]).map((id) => {
      const times = people.map((one) => sumOf(one, services[id]));
      return rowOf(id, en.services[id], [
        times.filter((count) => count > 0).length,
        times.reduce((sum, count) => sum + count, 0),
      ]);
    }),
  };
}

/** Empty if none of the requests had help in the quarter. */
function personIn(requests: readonly ServedRow[], births: Births): Person[] {
  const helped = requests.filter((row) => kinds.some((kind) => row[kind] > 0));
  if (helped.length === 0) return [];
  const isNew = !requests.some(({ isFromBefore }) => isFromBefore);
  const answers = requests
    .filter(({ saidAt }) => saidAt !== null)
    .toSorted((one, other) => Number(other.saidAt) - Number(one.saidAt) || other.requestId - one.requestId);
  const newest = <Field extends "age" | "gender" | "race">(field: Field): ServedRow[Field] | null =>
    answers.find((row) => row[field] !== null)?.[field] ?? null;
  return [
    {
      isNew,
      age: answers.length > 0 ? newest("age") : isNew ? ageFromBirth(requests, births) : null,
      gender: newest("gender"),
      race: newest("race"),
      classifications: answers.find((row) => row.classifications.length > 0)?.classifications ?? [],
      types: new Set(helped.flatMap(({ types }) => types)),
      times: byKind((kind) => requests.reduce((sum, row) => sum + row[kind], 0)),
    },
  ];
}

const byKind = (of: (kind: Kind) => number): Record<Kind, number> => ({
  ...{ food: of("food"), shelter: of("shelter") },
  ...{ transportation: of("transportation"), money: of("money") },
});

/** By the first request that has victim information, on the day that it was filed. */
function ageFromBirth(requests: readonly ServedRow[], { openBirth, dayOf }: Births): Age | null {
  const [row] = requests.filter(({ dateOfBirthSealed }) => dateOfBirthSealed !== null);
  const born = row?.dateOfBirthSealed ? openBirth(row.requestId, row.dateOfBirthSealed) : null;
  return row && born ? birthAge(born, dayOf(row.filedAt)) : null;
}
