import { expect, test } from "vitest";
import { createEventFormat } from "./useEventFormat.ts";

const plain = (text: string) => text.replace(/\s/gu, " ");

test("months and days are written in the person's language", () => {
  expect(createEventFormat("en").month("2023-07")).toBe("July 2023");
  expect(createEventFormat("es").month("2023-07")).toBe("Julio de 2023");
  expect(createEventFormat("fr").month("2023-07")).toBe("Juillet 2023");
  expect(createEventFormat("en").day("2023-07-15")).toBe("Saturday, July 15, 2023");
});

test("hours are those of the place, with its time zone", () => {
  const { hours } = createEventFormat("en");
  const written = hours("2023-07-15T15:00:00Z", "2023-07-15T17:00:00Z", "America/Chicago");
  expect(plain(written)).toMatch(/^10:00 AM – 12:00 PM C[DS]T$|^10:00 AM – 12:00 PM GMT-5$/);
});
