import {
  birth,
  Dice,
  familyNames,
  givenNames,
  invent,
  moved,
  type InventedPerson,
} from "./invented-people.ts";

/** Two requests, and whether they are for one person. */
export interface InventedPair {
  kind: string;
  isSame: boolean;
  one: InventedPerson;
  other: InventedPerson;
}

type Make = (dice: Dice) => [InventedPerson, Partial<InventedPerson>];

/** The same person twice: what the second request says otherwise. */
const samePeople: Record<string, Make> = {
  "another spelling": (dice) => {
    const one = invent(dice);
    return [one, { ...inCapitals(one), phone: one.phone.replace(/\D/g, "") }];
  },
  "first and last name swapped": (dice) => {
    const one = invent(dice);
    return [one, { ...moved(dice, one), given: one.family, family: one.given }];
  },
  "moved, with another phone": (dice) => {
    const one = invent(dice);
    return [one, moved(dice, one)];
  },
  "one of two surnames": (dice) => {
    const one = { ...invent(dice), family: dice.one(["García López", "Muñoz Vega", "Peña Ríos"]) };
    return [one, { family: one.family.split(" ")[0]!, ...unlessShared(dice, one) }];
  },
  "a new surname, the same ID": (dice) => {
    const one = { ...invent(dice), governmentId: `TX-4${dice.digits(7)}` };
    return [one, { ...moved(dice, one), family: `${one.family} ${dice.one(["Quill", "Marsh"])}` }];
  },
  "a nickname": (dice) => {
    const [given, nickname] = dice.one([
      ["Dolores", "Lola"],
      ["Michael", "Mike"],
      ["José", "Pepe"],
    ] as const);
    const one = { ...invent(dice), given };
    return [one, { given: nickname, ...unlessShared(dice, one) }];
  },
  "a typing error": (dice) => {
    const one = invent(dice);
    return [one, { family: `${one.family}h`, ...unlessShared(dice, one) }];
  },
  "another script": (dice) => {
    const [latin, written] = dice.one([
      ["Olga Kovalenko", "Ольга Коваленко"],
      ["Mohammed Haddad", "محمد حداد"],
      ["Wang Ming", "王明"],
    ] as const);
    return [{ ...invent(dice), ...named(latin) }, named(written)];
  },
  "a wrong birth date": (dice) => {
    const one = invent(dice);
    return [one, { dateOfBirth: birth(dice) }];
  },
  "only a phone number": (dice) => {
    const one = invent(dice);
    return [one, { dateOfBirth: "", governmentId: "", email: "", street: "" }];
  },
};

/** Two people, and what they have in common. */
const otherPeople: Record<string, Make> = {
  twins: (dice) => {
    const [given, other] = dice.two(givenNames);
    return [
      { ...invent(dice), given },
      { given: other, governmentId: "" },
    ];
  },
  "twins with their mother's ID": (dice) => {
    const [given, other] = dice.two(givenNames);
    return [{ ...invent(dice), given, governmentId: `TX-5${dice.digits(7)}` }, { given: other }];
  },
  "twins with one initial": (dice) => [{ ...invent(dice), given: "M.", family: "Pérez" }, {}],
  "twins in another script": (dice) => {
    const [one, other] = dice.one([
      ["रमा शर्मा", "राम शर्मा"],
      ["田中さき", "田中ざき"],
      ["سلمى حداد", "سليم حداد"],
    ] as const);
    return [
      { ...invent(dice), ...named(one) },
      { ...named(other), governmentId: "" },
    ];
  },
  "father and son of one name": (dice) => [
    { ...invent(dice), dateOfBirth: birth(dice, 1950, 20) },
    { dateOfBirth: birth(dice, 1985, 20) },
  ],
  "mother and daughter": (dice) => {
    const [given, other] = dice.two(givenNames);
    return [
      { ...invent(dice), given },
      { given: other, dateOfBirth: birth(dice, 2000, 8), governmentId: "" },
    ];
  },
  "strangers with one phone": (dice) => {
    const one = invent(dice);
    return [one, { ...invent(dice), phone: one.phone }];
  },
  "guests of one shelter": (dice) => {
    const shelter = { street: "77 Harbor Street", zipCode: "78701", email: "desk@shelter.example" };
    return [
      { ...invent(dice), ...shelter },
      { ...invent(dice), ...shelter, phone: "512-555-0100" },
    ];
  },
  "guests of one shelter, born on one day": (dice) => {
    const shelter = { street: "77 Harbor Street", zipCode: "78701", phone: "512-555-0100" };
    const [given, other] = dice.two(givenNames);
    const [family, name] = dice.two(familyNames);
    const one = { ...invent(dice), ...shelter, given, family };
    return [one, { ...invent(dice), ...shelter, given: other, family: name, dateOfBirth: one.dateOfBirth }];
  },
  "a couple": (dice) => {
    const [given, other] = dice.two(givenNames);
    return [
      { ...invent(dice), given },
      { given: other, dateOfBirth: birth(dice), governmentId: "" },
    ];
  },
  "one name, other birth dates": (dice) => {
    const one = invent(dice);
    return [one, { ...invent(dice), given: one.given, family: one.family }];
  },
  "one name, both born on a January 1": (dice) => {
    const one = { ...invent(dice), given: "Ahmed", family: "Hassan Ali", dateOfBirth: "1990-01-01" };
    return [one, { ...moved(dice, one), governmentId: "" }];
  },
  "one name and birth date, other IDs": (dice) => {
    const one = { ...invent(dice), governmentId: `TX-6${dice.digits(7)}` };
    return [one, { ...moved(dice, one), governmentId: `TX-7${dice.digits(7)}` }];
  },
  "placeholders for a name": (dice) => {
    const name = dice.one(["Jane Doe", "Unknown Unknown", "John Doe", "Desconocida López"]);
    const one = { ...invent(dice), ...named(name), dateOfBirth: "1985-06-15" };
    return [one, { ...moved(dice, one), governmentId: "" }];
  },
  "placeholders for an ID": (dice) => {
    const governmentId = dice.one(["123456789", "000-00-0000", "N/A", "1120"]);
    const one = { ...invent(dice), governmentId };
    return [one, { ...invent(dice), dateOfBirth: one.dateOfBirth, governmentId, given: one.given }];
  },
};

const inCapitals = ({ given, family }: InventedPerson) => ({
  given: `${family},`
    .toUpperCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, ""),
  family: given.toUpperCase(),
});

/** Every second one has moved as well. */
const unlessShared = (dice: Dice, one: InventedPerson) => {
  const { phone, street, zipCode } = moved(dice, one);
  return dice.below(2) === 0 ? { phone, street, zipCode } : {};
};

function named(name: string) {
  const [given = "", ...family] = name.split(" ");
  return { given, family: family.join(" ") };
}

const kinds = [
  ...Object.entries(samePeople).map(([kind, make]) => ({ kind, make, isSame: true })),
  ...Object.entries(otherPeople).map(([kind, make]) => ({ kind, make, isSame: false })),
];

/** 20 of each of the 25 kinds. Every second one was used to tune the rule. */
export function inventPairs(seed = 20_261_201): InventedPair[] {
  const dice = new Dice(seed);
  return kinds.flatMap(({ kind, make, isSame }) =>
    Array.from({ length: 20 }, () => {
      const [one, said] = make(dice);
      return { kind, isSame, one, other: { ...one, ...said } };
    }),
  );
}
