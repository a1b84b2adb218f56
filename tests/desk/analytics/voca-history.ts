import type { Lab } from "../../harness/kernel.ts";
import {
  ages,
  classifications,
  genders,
  races,
  victimizations,
  type VocaAnswersForm,
  type VictimizationType,
} from "../../../shared/intake/voca/rules.ts";
import { personKeys } from "../../../graph/intake/people/keys.ts";
import { chanceFrom } from "./history.ts";

/** The tests' own record of a case, independent of the product. */
export interface PastCase {
  person: number;
  filedAt: Date;
  /** With a date of birth, as victim information has it. */
  record: { name: string; born: string } | null;
  helps: { kind: "food" | "shelter" | "transportation" | "money"; at: Date; counts: boolean }[];
  answers: (VocaAnswersForm & { at: Date }) | null;
  types: VictimizationType[] | null;
}

export interface PastPeople {
  cases: PastCase[];
  /** Pairs of cases, by place. */
  verdicts: { first: number; second: number; same: boolean }[];
}

interface Namesake {
  name: [string, string];
  born: string;
  place: number;
}

const hourMs = 3_600_000;
/** Who has the same name, spelled in another way. */
const spellings = [
  (given: string, family: string) => `${given} ${family}`,
  (given: string, family: string) => `${family.toUpperCase()}, ${given}`,
  (given: string, family: string) => `  ${given.normalize("NFD")}   ${family.toLowerCase()} `,
];

/**
 * People with one to five cases in the two fiscal years from October 2024. One in five has no
 * record, and is known by an administrator's verdicts alone. Some have a namesake with the same
 * birth date, whom an administrator judged to be another person. All have one of three phones, as
 * at a shelter.
 */
export function inventPeople(seed: number, count: number, moments: readonly Date[]): PastPeople {
  const chance = chanceFrom(seed);
  const cases: PastCase[] = [];
  const verdicts: PastPeople["verdicts"] = [];
  const from = Date.parse("2024-09-25T00:00:00Z");
  const span = Date.parse("2026-10-05T00:00:00Z") - from;
  const someTime = () => new Date(from + Math.floor(chance.next() * (span / hourMs)) * hourMs);
  const some = <One>(all: readonly One[], most: number) => {
    const chosen = new Set(Array.from({ length: chance.below(most + 1) }, () => chance.of(all)));
    return all.filter((one) => chosen.has(one));
  };
  const orNull = <One>(all: readonly One[]) => (chance.below(3) === 0 ? null : chance.of(all));
  let person = 0;
  let namesake = null as Namesake | null;
  while (cases.length < count) {
    const hasRecord = chance.below(5) > 0;
    const twin = hasRecord ? namesake : null;
    const name = twin?.name ?? ([`Zoë${person}`, `O’Brïen ${chance.below(40)}`] as [string, string]);
    const born = twin?.born ?? `${1940 + chance.below(84)}-0${1 + chance.below(9)}-${10 + chance.below(19)}`;
    const first = cases.length;
    const many = Math.min(1 + chance.below(5), count - first);
    for (let one = 0; one < many; one += 1) {
      const filedAt = someTime();
      cases.push({
        person,
        filedAt,
        record: hasRecord && chance.below(8) > 0 ? { name: chance.of(spellings)(...name), born } : null,
        helps: Array.from({ length: chance.below(4) }, (_, place) => ({
          kind: (["food", "shelter", "transportation", "food"] as const)[chance.below(4)]!,
          at: moments[cases.length * 3 + place] ?? new Date(filedAt.getTime() + chance.below(4000) * hourMs),
          counts: chance.below(6) > 0,
        })),
        answers:
          chance.below(2) === 0
            ? null
            : {
                age: orNull(ages),
                gender: orNull(genders),
                race: orNull(races),
                classifications: some(classifications, 2),
                at: someTime(),
              },
        types: chance.below(4) === 0 ? null : some(victimizations, 3),
      });
      if (chance.below(5) === 0)
        cases.at(-1)!.helps.push({ kind: "money", at: someTime(), counts: chance.below(5) > 0 });
      // Without an own record it is known by the verdict alone.
      const place = cases.length - 1;
      if (place > first && (!cases[place]!.record || !cases[first]!.record))
        verdicts.push({ first, second: place, same: true });
    }
    // Every case of a namesake was compared with every case of the other.
    if (twin)
      for (let place = first; place < cases.length; place += 1)
        for (let other = twin.place; other < first; other += 1)
          verdicts.push({ first: other, second: place, same: false });
    namesake = hasRecord && !twin && chance.below(8) === 0 ? { name, born, place: first } : null;
    person += 1;
  }
  return { cases, verdicts };
}

/** Writes the cases as rows, as if it had happened. Returns the numbers of the requests. */
export async function writePeople(lab: Lab, { cases, verdicts }: PastPeople): Promise<number[]> {
  const { db: tx } = lab;
  const rows = await tx.emergencyRequest.createManyAndReturn({
    data: cases.map(({ filedAt }, n) => ({
      caseId: `EM-2020-${200_000 + n}`,
      status: "approved" as const,
      victimName: "A person",
      victimContact: "",
      victimAddress: "",
      victimPhone: "",
      victimEmail: "",
      requestDetails: "Something is needed",
      requestedHelpTypes: [],
      createdAt: filedAt,
      updatedAt: filedAt,
    })),
    select: { id: true },
  });
  const ids = rows.map(({ id }) => id);
  await tx.victimInfo.createMany({
    data: cases.flatMap(({ record }, n) =>
      record
        ? [
            {
              ...{
                requestId: ids[n]!,
                fullName: record.name,
                address: "1 Main St",
                city: "A",
                state: "TX",
              },
              dateOfBirthSealed: lab.keys.seal(record.born, `VictimInfo.dateOfBirth.${ids[n]!}`),
              ...{ zipCode: "75001", phone: "", email: "", needStatement: "", relationToOfficer: "" },
              employmentStatus: "",
            },
          ]
        : [],
    ),
  });
  await tx.personKey.createMany({
    data: cases.flatMap(({ record }, n) =>
      personKeys(lab, {
        ...{
          victimName: "A person",
          victimPhone: `415555010${n % 3}`,
          victimAddress: "",
          victimEmail: "",
          anonymous: false,
        },
        record: record && {
          fullName: record.name,
          dateOfBirth: record.born,
          phone: "",
          address: "",
          email: "",
          governmentId: "",
        },
      }).map((row) => ({ requestId: ids[n]!, ...row })),
    ),
  });
  await tx.helpDispatch.createMany({
    data: cases.flatMap(({ helps }, n) =>
      helps.flatMap(({ kind, at, counts }, place) =>
        kind === "money"
          ? []
          : [
              {
                ...{ requestId: ids[n]!, helpType: kind, dispatchNotes: "", providerInfo: "" },
                ...{ estimatedValueCents: 0, promoCodeSealed: "", promoCodeKey: `voca ${n} ${place}` },
                ...{ confirmationNumber: `VOCA${n}-${place}`, createdAt: at },
                ...(!counts && { voidedAt: at, voidedBy: "admin", voidReason: "Wrong" }),
              },
            ],
      ),
    ),
  });
  await tx.fundAllocation.createMany({
    data: cases.flatMap(({ helps }, n) =>
      helps
        .filter(({ kind }) => kind === "money")
        .map(({ at, counts }) => ({
          ...{
            requestId: ids[n]!,
            amountCents: 5000,
            justification: "",
            authority: "administrator" as const,
          },
          ...{ status: counts ? ("distributed" as const) : ("allocated" as const), allocatedAt: at },
          ...{ ...(counts && { distributedAt: at }), updatedAt: at },
        })),
    ),
  });
  await tx.vocaAnswers.createMany({
    data: cases.flatMap(({ answers }, n) => {
      if (!answers) return [];
      const { at, ...form } = answers;
      return [{ requestId: ids[n]!, ...form, saidBy: "person" as const, saidAt: at }];
    }),
  });
  await tx.victimization.createMany({
    data: cases.flatMap(({ types, filedAt }, n) =>
      types ? [{ requestId: ids[n]!, types, chosenBy: "Officer", chosenAt: filedAt }] : [],
    ),
  });
  await tx.personVerdict.createMany({
    data: verdicts.map(({ first, second, same }) => ({
      ...{ firstId: ids[first]!, secondId: ids[second]!, by: "admin" },
      ...{ answer: same ? ("same" as const) : ("different" as const), reason: "Spoke with them" },
    })),
  });
  return ids;
}
