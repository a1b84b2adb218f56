import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Language } from "../../../../shared/core/forms/fields.ts";
import { rowsOf } from "./load.ts";
import { jurisdictions, type StateCode } from "../../../../shared/community/directory/rules.ts";
import { entryIn, translationsOf } from "./translate.ts";
import { words } from "../words.ts";

const rows = rowsOf(readFileSync(new URL("./directory.csv", import.meta.url), "utf8"));
const others = ["es", "fr"] as const;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
const numbersIn = (text: string) => text.match(/\d[\d-]+/g) ?? [];

function said(key: string, language: Language, change: object = {}) {
  const row = rows.find((one) => one.key === key);
  if (!row) throw new Error(`directory.csv has no ${key}`);
  const entry = entryIn(language, { ...row, ...change }, new Date());
  return { ...entry, description: plain(entry.description) };
}

describe.each(others)("in %s", (language) => {
  const entries = rows.map((row) => ({ row, entry: entryIn(language, row, new Date()) }));

  test("translates every line of directory.csv (words.*.ts holds its sentences, hints and hours)", () => {
    const left = entries.filter(({ entry }) => entry.language !== language);
    expect(left.map(({ row }) => `${row.key}: ${row.description} (${row.hours})`)).toEqual([]);
  });

  test("keeps every number of a sentence, and leaves no English", () => {
    const names = /City of Industry|\(community health center\)|Oklahoma Safe Line/g;
    for (const { row, entry } of entries) {
      expect(numbersIn(entry.description)).toEqual(expect.arrayContaining(numbersIn(row.description)));
      expect(`${entry.description.replace(names, "")} ${entry.hours}`).not.toMatch(
        /\b(?:the|of|and|for|in|anywhere|help|hours?|shelter|center)\b/i,
      );
    }
  });

  test("has no obsolete sentences", () => {
    const english = rows.flatMap((row) => [row.description, row.hours]).join("\n");
    expect(Object.keys(words(language).sentences).filter((one) => !english.includes(one))).toEqual([]);
  });
});

test.each([
  ["res-us-1", "Policía, bomberos y ambulancia cuando una vida está en peligro."],
  [
    "res-tx-3",
    "Un banco de alimentos: le indica dónde hay despensas de alimentos y comedores comunitarios en Houston, Texas, y sus alrededores.",
  ],
  [
    "res-nm-1",
    "Le conecta con ayuda local de todo tipo en todo el estado de Nuevo México: comida, refugio, transporte, pago de recibos.",
  ],
  [
    "res-pa-4",
    "Refugio y apoyo en todo el estado de Pensilvania para personas que huyen de la violencia en el hogar.",
  ],
  ["res-ny-6", "Un centro de salud comunitario en la ciudad de Nueva York y sus alrededores."],
  ["res-dc-5", "Vivienda pública y ayuda para pagar la renta en el Distrito de Columbia."],
])("%s in Spanish", (key, sentence) => {
  expect(said(key, "es").description).toBe(sentence);
});

test.each([
  [
    "res-tx-3",
    "Une banque alimentaire : vous indique où trouver des colis alimentaires et des repas à Houston et aux alentours, au Texas.",
  ],
  [
    "res-nc-7",
    "Groupes de soutien et aide pour trouver des soins de santé mentale, partout en Caroline du Nord.",
  ],
  ["res-ny-6", "Un centre de santé (community health center) à New York et aux alentours."],
  ["res-dc-5", "Logements sociaux et aide au paiement du loyer dans le district de Columbia."],
])("%s in French", (key, sentence) => {
  expect(said(key, "fr").description).toBe(sentence);
});

test("each state is inserted in the language's own form", () => {
  const { statewide, regional } = words("fr");
  const where = (code: StateCode) => plain(statewide(code)).replace("partout ", "");
  expect((["TX", "CA", "OH", "ME", "HI", "WA"] as const).map(where)).toEqual([
    "au Texas",
    "en Californie",
    "dans l’Ohio",
    "dans le Maine",
    "à Hawaï",
    "dans l’État de Washington",
  ]);
  expect(regional("CA")).toBe("dans une partie de la Californie");
  expect(words("es").regional("WV")).toBe("en una parte del estado de Virginia Occidental");
  for (const [code] of jurisdictions) {
    expect(where(code)).toMatch(/^(?:en |au |à |dans (?:le |l’))\p{Lu}|^dans le district/u);
    expect(regional(code)).toMatch(/partie (?:du |de la |de l’|d’)\p{L}/u);
  }
});

test("English is the row's own, and every other answer states its language", () => {
  const { description, hours, language } = said("res-us-6", "en");
  expect([description, hours, language]).toEqual([rows[6]?.description, "Weekdays", "en"]);
  expect(said("res-us-6", "es").hours).toBe("De lunes a viernes");
  expect(said("res-us-6", "fr").name).toBe("USDA National Hunger Hotline");
});

test.each([
  { description: "A food bank: finds pantries and meals in and around Houston, Texas. Closed in May." },
  { description: "A food bank: finds pantries and meals in and around Dallas, Texas." },
  { hours: "By appointment" },
  { description: "constructor" },
])("an entry with an unknown sentence stays English as a whole: %o", (change) => {
  const entry = said("res-tx-3", "es", { hours: "24 hours a day", ...change });
  expect(entry).toMatchObject({ language: "en", hours: "24 hours a day", ...change });
  expect(entry.description).toMatch(/^A food bank|^constructor/);
});

test("translates known sentences in any order and number, also none", () => {
  const hint = "If this is an office line, ask for the intake line.";
  const own = "Crisis support for LGBTQ+ young people.";
  expect(said("res-tx-3", "es", { description: `${own} ${hint}` }).description).toBe(
    "Apoyo en una crisis para jóvenes LGBTQ+. Si es el número de la oficina, pida la línea para casos nuevos (“intake line”).",
  );
  expect(said("res-tx-3", "es", { description: "" })).toMatchObject({ description: "", language: "es" });
});

test("GraphQL gets a row in all languages but English, or in none", () => {
  const [row] = rows;
  if (!row) throw new Error("directory.csv is empty");
  expect(translationsOf(row).map(({ language }) => language)).toEqual(["es", "fr"]);
  expect(translationsOf({ ...row, description: "Rewritten." })).toEqual([]);
});
