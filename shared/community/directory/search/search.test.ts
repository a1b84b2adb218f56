import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { rowsOf } from "../../../../graph/community/directory/entries/load.ts";
import { searchText, stateName } from "../rules.ts";
import { isSlip, searchEntries } from "./search.ts";

const all = rowsOf(
  readFileSync(
    new URL("../../../../graph/community/directory/entries/directory.csv", import.meta.url),
    "utf8",
  ),
).map((row) => ({
  ...row,
  text: searchText([
    ...[row.name, row.type, row.description, row.address, stateName(row.state) ?? ""],
    ...[row.contactInfo, row.website],
  ]),
}));
const inTexas = all.filter(({ state }) => state === "TX").concat(all.filter(({ state }) => state === "US"));
const kindOf = ({ type, kind }: { type: string; kind: string | null }) => (kind ? `${type} ${kind}` : type);
const isLine = ({ contactInfo }: { contactInfo: string }) => contactInfo.startsWith("2-1-1");

/** What must come first, after 2-1-1, nationwide and in a state alike. */
const bed = "shelter homeless";
const ride = /^transportation/;
const care = "transportation medical";

describe.each<[string, [question: string, first: string | RegExp][]]>([
  [
    "in English",
    [
      ["place to sleep", bed],
      ["I need a bed tonight", bed],
      ["somewhere to stay tonight", bed],
      ["homeless shelter", bed],
      ["evicted", bed],
      ["got kicked out of my house", bed],
      ["living in my car", bed],
      ["emergency housing", bed],
      ["warm room", bed],
      ["pay my electric bill", "utility"],
      ["help with light bill", "utility"],
      ["they shut off my gas", "utility"],
      ["no heat", "utility"],
      ["ride to the doctor", care],
      ["bus to dialysis", care],
      ["need a ride", ride],
      ["way to get home", ride],
      ["legal help", "legal"],
      ["free lawyer", "legal"],
      ["hungry", "food"],
      ["free food", "food"],
      ["food stamps", "food"],
      ["groceries", "food"],
      ["my husband beats me", "shelter violence"],
      ["domestic violence", "shelter violence"],
      ["runaway teen", "shelter youth"],
      ["teen shelter", "shelter youth"],
      ["behind on rent", "housing"],
      ["somebody to talk to", "mental_health"],
      ["suicidal", "mental_health"],
      ["see a doctor", "medical"],
      ["discrimination", "legal rights"],
      ["shleter", bed],
      ["groseries", "food"],
      ["electrcity", "utility"],
    ],
  ],
  [
    "in Spanish",
    [
      ["dónde dormir", bed],
      ["donde puedo dormir esta noche", bed],
      ["albergue", bed],
      ["refugio para esta noche", bed],
      ["me echaron de mi casa", bed],
      ["sin hogar", bed],
      ["desalojo", bed],
      ["necesito una cama", bed],
      ["comida gratis", "food"],
      ["tengo hambre", "food"],
      ["despensa de alimentos", "food"],
      ["donde comer", "food"],
      ["pagar la luz", "utility"],
      ["ayuda con el recibo de gas", "utility"],
      ["me cortaron la luz", "utility"],
      ["calefacción", "utility"],
      ["transporte al médico", care],
      ["llevarme al hospital", care],
      ["autobús", ride],
      ["volver a casa", ride],
      ["abogado gratis", "legal"],
      ["ayuda legal", "legal"],
      ["mi esposo me pega", "shelter violence"],
      ["violencia doméstica", "shelter violence"],
      ["ayuda para la renta", "housing"],
      ["hablar con alguien", "mental_health"],
      ["doctor", "medical"],
      ["refujio", bed],
      ["electricidat", "utility"],
    ],
  ],
  [
    "in French",
    [
      ["où dormir", bed],
      ["où dormir ce soir", bed],
      ["hébergement", bed],
      ["hébergement d’urgence", bed],
      ["je suis à la rue", bed],
      ["sans-abri", bed],
      ["expulsé de chez moi", bed],
      ["un lit pour la nuit", bed],
      ["payer ma facture", "utility"],
      ["facture d'électricité", "utility"],
      ["plus de chauffage", "utility"],
      ["coupure de courant", "utility"],
      ["j'ai faim", "food"],
      ["repas gratuit", "food"],
      ["colis alimentaire", "food"],
      ["nourriture", "food"],
      ["trajet chez le médecin", care],
      ["aller à l'hôpital", care],
      ["rentrer chez moi", ride],
      ["ticket de bus", ride],
      ["avocat gratuit", "legal"],
      ["aide juridique", "legal"],
      ["mon mari me frappe", "shelter violence"],
      ["violences conjugales", "shelter violence"],
      ["payer le loyer", "housing"],
      ["parler à quelqu’un", "mental_health"],
      ["voir un médecin", "medical"],
      ["hebergemant", bed],
    ],
  ],
])("%s", (_language, questions) => {
  test.each(questions)("“%s” finds %s", (question, first) => {
    for (const [entries, hasState] of [
      [all, false],
      [inTexas, true],
    ] as const) {
      const found = searchEntries(entries, question, hasState);
      const [top] = found.filter((entry) => !isLine(entry));
      // Texas lacks some kinds; then the national entry comes first.
      if (entries.some((entry) => kindOf(entry).match(first)))
        expect(top && kindOf(top), hasState ? "in Texas" : "anywhere").toMatch(first);
      expect(found.slice(0, 12).some(isLine), "2-1-1 is among the first").toBe(true);
    }
  });
});

const names = (question: string, entries = all) =>
  searchEntries(entries, question, false).map(({ name }) => name);

test("a town with the need narrows the results, and 2-1-1 stays", () => {
  const found = searchEntries(inTexas, "shelter in Austin", true);
  expect(found[0]?.name).toBe("Salvation Army: Austin Shelter for Women and Children");
  expect(names("dónde dormir en Houston", inTexas)[0]).toMatch(/Houston/);
  expect(names("où dormir à Spokane")[0]).toMatch(/^2-1-1/);
  expect(names("comida en el paso")[0]).toBe("El Pasoans Fighting Hunger");
});

test("a name, a number and a website find their entry", () => {
  expect(names("houston food bank")[0]).toBe("Houston Food Bank");
  expect(names("713-223-3700")).toEqual(["Houston Food Bank"]);
  expect(names("houstonfoodbank.org")).toEqual(["Houston Food Bank"]);
  expect(names("lone star legal")[0]).toBe("Lone Star Legal Aid");
  expect(names("trevor project")[0]).toBe("The Trevor Project");
});

test("an unknown word hides no help, and nonsense finds nothing", () => {
  expect(names("food for my hamster")[0]).toMatch(/Hunger|food/i);
  expect(names("submarine")).toEqual([]);
  expect(names(".*")).toEqual([]);
});

test("without a search everything stays", () => {
  expect(searchEntries(all, "  ", false)).toEqual(all);
});

test.each([
  ["shleter", "shelter", true],
  ["electrcity", "electricity", true],
  ["refujio", "refugio", true],
  ["horse", "house", true],
  ["mouse", "house", false],
  ["legal", "regal", false],
  ["food", "foot", false],
])("%s for %s: %s", (typed, meant, is) => {
  expect(isSlip(typed, meant)).toBe(is);
});
