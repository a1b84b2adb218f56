import { expect, test } from "vitest";
import { readNeeds } from "./read.ts";

test("a person said in two texts counts once", () => {
  const said = readNeeds(["Mother with two children needs food", "Mother with two children"]);
  expect(said).toMatchObject({ meals: { people: 3 }, room: null, ride: null, people: 3, nights: null });
});
