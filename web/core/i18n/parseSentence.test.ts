import { expect, test } from "vitest";
import { en } from "../../../shared/decisions/allocations/sentences.ts";
import { storedSentence } from "../../decisions/allocations/storedSentence.ts";
import { recognised } from "./parseSentence.ts";

const of = (text: string) => recognised(text, "allocations", en);

test("finds a text by its English, with its values", () => {
  expect(of(en.onePersonMore)).toMatchObject({ key: "allocations.onePersonMore" });
  expect(of(en.peopleMore({ count: 3 }))).toMatchObject({
    key: "allocations.peopleMore",
    values: { count: "3" },
  });
});

test("a repeated value is one value", () => {
  const says = { twice: ({ name }: { name: string }) => `${name} and ${name} (again)?` };
  expect(recognised("Ann and Ann (again)?", "cats", says)?.values).toEqual({ name: "Ann" });
  expect(recognised("Ann and Bob (again)?", "cats", says)).toBeUndefined();
});

test("a person's words stay theirs, even if they read like a refusal", () => {
  expect(of("The landlord has been paid.")).toBeUndefined();
  expect(storedSentence("This request is already paid.")).toBe("This request is already paid.");
  expect(storedSentence("No reason was given.")).toMatchObject({ key: "allocations.reasonNotGiven" });
});

test("finds any sentence of a decision, also a relative time", () => {
  expect(of("no sentence of ours")).toBeUndefined();
});
