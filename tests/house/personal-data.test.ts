import { expect, test } from "vitest";
import { getDatamodel } from "../../prisma/pothos.ts";
import { auditDetails } from "../../graph/core/personal/audit-details.ts";
import { classes } from "../../graph/core/personal/classes.ts";
import { inventory } from "../../graph/core/personal/inventory.ts";
import {
  classAt,
  columnsIn,
  columnsOf,
  describe,
  labelOf,
  models,
  valuesIn,
} from "../../graph/core/personal/read.ts";
import { stripOf } from "../../graph/core/personal/strip.ts";
import type { Inventory, Model } from "../../graph/core/personal/types.ts";
import type { FrozenFacts } from "../../graph/messages/letters/write/facts.ts";
import type { Needs } from "../../shared/intake/needs/rules.ts";

interface Field {
  name: string;
  kind: string;
  type: string;
  isList: boolean;
  isId: boolean;
  isUnique: boolean;
}
const { datamodel } = getDatamodel() as unknown as {
  datamodel: { models: Record<string, { fields: Field[]; uniqueIndexes: { fields: string[] }[] }> };
};
const fieldOf = (model: Model, column: string) =>
  datamodel.models[model]!.fields.find(({ name }) => name === column)!;
const places = models.flatMap((model) =>
  columnsOf(model).map((column) => ({
    model,
    column,
    place: `${model}.${column}`,
    ...fieldOf(model, column),
    entry: describe(model, column)!,
  })),
);

test("the inventory has each model of the schema and no other", () => {
  expect([...models].toSorted()).toEqual(Object.keys(datamodel.models).toSorted());
  expect(places.length).toBeGreaterThan(470);
});

test("each class of the inventory is used", () => {
  const used = new Set(places.map(({ entry }) => entry.of));
  expect(Object.keys(classes).filter((name) => !used.has(name as never))).toEqual([]);
});

test("JSON has classes of its keys, and only JSON and sealed texts have them", () => {
  const withKeys = places.filter(({ entry }) => entry.keys);
  expect(places.filter(({ type, entry }) => type === "Json" && !entry.keys)).toEqual([]);
  expect(withKeys.filter(({ type, column }) => type !== "Json" && !column.endsWith("Sealed"))).toEqual([]);
  expect(places.filter(({ entry, isList }) => entry.elements && !isList)).toEqual([]);
});

test("sealed columns are of a person or a secret", () => {
  const sealed = places.filter(({ column }) => column.endsWith("Sealed"));
  expect(sealed.length).toBeGreaterThan(15);
  const allowed = ["victimIdentity", "victimText", "secret"];
  expect(sealed.filter(({ entry }) => !allowed.includes(entry.of))).toEqual([]);
});

test("labels are short, start with a capital and differ within a model", () => {
  const wrong = places.filter(({ entry }) => !/^[A-Z][^.;:]{1,50}$/.test(entry.label));
  expect(wrong.map(({ place, entry }) => `${place}: ${entry.label}`)).toEqual([]);
  for (const model of models) {
    // SQLite does not tell capitals apart.
    const { fields } = datamodel.models[model]!;
    const columns = fields.filter(({ kind }) => kind !== "object").map(({ name }) => name);
    const labels = columns.map((column) => labelOf(model, column).toLowerCase());
    expect(new Set(labels).size, model).toBe(labels.length);
  }
  const names = models.map((model) => inventoryOf(model).label.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});

test("a strip never empties a key of a row, nor what must differ", () => {
  const keys = places.filter(({ model, column, isId, isUnique }) => {
    const { uniqueIndexes } = datamodel.models[model]!;
    return isId || isUnique || uniqueIndexes.some(({ fields }) => fields.includes(column));
  });
  expect(keys.length).toBeGreaterThan(30);
  const emptied = keys.filter(({ model, column }) => ["null", "empty"].includes(stripOf(model, column)));
  expect(emptied.map(({ place }) => place)).toEqual([]);
});

test("a strip leaves nothing of an identifying class in a person's rows, but a number that wants no texts", () => {
  const left = places.filter(
    ({ model, column, entry }) =>
      inventoryOf(model).of &&
      ["victimIdentity", "contact", "victimText", "victimKey"].includes(entry.of) &&
      stripOf(model, column) === "keep",
  );
  expect(left.map(({ place }) => place)).toEqual(["TextStop.phone"]);
  expect(stripOf("EmergencyRequest", "victimName")).toBe("empty");
  expect(stripOf("EmergencyRequest", "decisionReason")).toBe("null");
  expect(stripOf("VictimInfo", "fullName")).toBe("delete row");
  expect(stripOf("Evidence", "id")).toBe("delete file");
  expect(stripOf("Officer", "name")).toBe("keep");
});
const inventoryOf = (model: Model): Inventory[Model] => inventory[model];

test("a webhook's call names no one", () => {
  const { keys = {} } = describe("WebhookDelivery", "payload")!;
  expect(new Set(Object.values(keys))).toEqual(new Set(["none", "reference"]));
});

test("an audit entry has no key for the person in need", () => {
  const person = ["victimIdentity", "contact", "victimText", "victimKey", "citizen"];
  expect(Object.entries(auditDetails).filter(([, of]) => person.includes(of))).toEqual([]);
});

test("the first key that fits gives the class, with all that is below it", () => {
  const keys = { "dispatch.code": "secret", dispatch: "none", "*.name": "officer" } as const;
  expect(classAt(keys, ["dispatch", "code"])).toBe("secret");
  expect(classAt(keys, ["dispatch", "vendor", "name"])).toBe("none");
  expect(classAt(keys, ["anyone", "name"])).toBe("officer");
  expect(classAt(keys, ["anyone"])).toBeUndefined();
  expect(classAt(keys, ["name"])).toBeUndefined();
});

test("the values of a row are readable ones of the asked classes", () => {
  const row = { fullName: "Ana", phone: "512", dateOfBirthSealed: "x", statementOfNeed: "food", email: null };
  expect(valuesIn("Recipient", row, ["victimIdentity", "contact"])).toEqual(["Ana", "512"]);
  expect(valuesIn("Recipient", null, ["victimIdentity"])).toEqual([]);
  expect(columnsIn("Webhook", ["secret"])).toEqual(["secretSealed"]);
  expect(describe("Officer", "constructor")).toBeUndefined();
});

/* What must not compile; `npm run types` fails if it does. */
type Checks = Pick<Inventory, "Webhook">;
const webhook = inventory.Webhook.columns;
// @ts-expect-error -- `url` has no entry
export const missing: Checks = { Webhook: { label: "", columns: { ...webhook, url: undefined } } };
export const wrongName: Checks = {
  // @ts-expect-error -- no column has this name
  Webhook: { label: "", columns: { ...webhook, nickname: "none" } },
};
// @ts-expect-error -- no class has this name
export const wrongClass: Checks = { Webhook: { label: "", columns: { ...webhook, url: "private" } } };
export const wrongStrip: Checks = {
  // @ts-expect-error -- `url` cannot be null
  Webhook: { label: "", columns: { ...webhook, url: ["none", "", { strip: "null" }] } },
};
// @ts-expect-error -- no relation has this name
export const wrongPath: Checks = { Webhook: { label: "", of: { request: "case.id" }, columns: webhook } };
// @ts-expect-error -- a model is missing
export const noModel: Inventory = { Webhook: inventory.Webhook };

/* JSON that the code types: each of its keys has a class. */
type Top<Path> = Path extends `${infer First}.${string}` ? First : Path;
type Keys<Entry> = Entry extends readonly [unknown, unknown, { keys: infer K }] ? Top<keyof K> : never;
type Unclassified<Stored, Entry> = Exclude<keyof Stored, Keys<Entry>>;
type None = [never];
const complete: [
  [Unclassified<Needs, typeof inventory.EmergencyRequest.columns.needs>] extends None ? true : false,
  [Unclassified<FrozenFacts, typeof inventory.Letter.columns.factsSealed>] extends None ? true : false,
] = [true, true];
test("typed JSON is classified, which the compiler checks", () => {
  expect(complete).toEqual([true, true]);
});
