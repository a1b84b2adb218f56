import { expect, test } from "vitest";
import { namingNone, namingStreets } from "../../../tests/community/entries/street-texts.ts";
import { namesStreet, placesLeft } from "./hidden.ts";
import { textsOf } from "../../../shared/community/entries/rules.ts";

test.each(namingStreets)("%j names a place", (text) => expect(namesStreet(text)).toBe(true));
test.each(namingNone)("%j names none", (text) => expect(namesStreet(text)).toBe(false));

test("a hidden entry names each field that tells the place; a public one none", () => {
  const told = {
    ...{ city: "Bandera", counties: "Bandera", website: "https://shelter.example.org", area: "Bandera" },
    ...{ name: "Elm Street House", description: "At 412 Elm St.", contactInfo: "help@bandera.org" },
  };
  const fields = placesLeft(textsOf({ ...told, location: "hidden" })).map(({ field }) => field);
  expect(fields).toEqual(["city", "counties", "website", "area", "contactInfo", "name", "description"]);
  expect(placesLeft(textsOf(told))).toEqual([]);
  expect(
    placesLeft(
      textsOf({
        name: "Haven",
        area: "statewide",
        location: "hidden",
        contactInfo: "1-800-555-0100 or 2-1-1",
      }),
    ),
  ).toEqual([]);
});
