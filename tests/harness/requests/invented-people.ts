/** One person as a request and its victim information name them. Empty fields are unknown. */
export interface InventedPerson {
  given: string;
  family: string;
  dateOfBirth: string;
  phone: string;
  email: string;
  street: string;
  zipCode: string;
  governmentId: string;
}

/** Always the same numbers, in every run. */
export class Dice {
  #state: number;
  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to, but not including, `end`. */
  below(end: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * end);
  }

  one<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  /** Two different ones. */
  two<Item>(items: readonly Item[]): [Item, Item] {
    const first = this.below(items.length);
    const second = (first + 1 + this.below(items.length - 1)) % items.length;
    return [items[first]!, items[second]!];
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.below(10)).join("");
  }
}

export const givenNames = [
  ...["Ana", "José", "María Elena", "Zoë", "Luis", "Amélie", "Noor", "Ibrahim", "Thảo", "Wanjiru"],
  ...["Dolores", "Kwame", "Søren", "Ingrid", "Tomás", "Beatriz", "Michael", "Jessica", "Latoya", "Darnell"],
  ...["Xochitl", "Rui", "Chloé", "Hüseyin", "Olga", "Marta", "Lucía", "Andrés", "Grace", "Samuel"],
];
export const familyNames = [
  ...["Fenwick", "García López", "O'Neill", "Nguyễn", "Muñoz Vega", "Smith", "Okafor", "de la Cruz"],
  ...["Johnson", "Al-Masri", "Lindqvist", "Ibarra-Whitlock", "Pérez", "Brown", "Washington", "Tran"],
  ...["Peña Ríos", "Kowalska", "Haddad", "Jean-Baptiste", "Williams", "Castillo", "Yılmaz", "Moss"],
];
const streets = ["Elm Street", "Birch Avenue", "North Oak Road", "Cedar Lane", "Juniper Court", "Mesa Drive"];

/** Someone whom no one else resembles, except by name. */
export function invent(dice: Dice): InventedPerson {
  const given = dice.one(givenNames);
  const family = dice.one(familyNames);
  return {
    ...{ given, family, dateOfBirth: birth(dice) },
    phone: `(${200 + dice.below(700)}) ${200 + dice.below(700)}-${dice.digits(4)}`,
    email: dice.below(3) === 0 ? "" : `${given.charAt(0).toLowerCase()}.${dice.digits(7)}@example.org`,
    street: `${10 + dice.below(9000)} ${dice.one(streets)}`,
    zipCode: `7${dice.digits(4)}`,
    governmentId: dice.below(2) === 0 ? "" : `TX-${4 + dice.below(5)}${dice.digits(7)}`,
  };
}

/** Not a January 1, which many people share. */
export const birth = (dice: Dice, from = 1950, years = 55): string =>
  `${from + dice.below(years)}-${String(1 + dice.below(12)).padStart(2, "0")}-${String(2 + dice.below(27)).padStart(2, "0")}`;

/** The same person after a move: another phone, email address and home. */
export const moved = (dice: Dice, person: InventedPerson): InventedPerson => {
  const { phone, email, street, zipCode } = invent(dice);
  return { ...person, phone, email, street, zipCode };
};
