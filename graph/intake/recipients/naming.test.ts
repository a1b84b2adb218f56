import { expect, test } from "vitest";
import { pseudonymOf, withoutName, writtenName } from "../../core/text/naming.ts";

const hidden = (text: string, name = "Noor Ibarra-Whitlock") => withoutName(text, name, "[P]");

test("removes every spelling of the name from a text, and nothing else", () => {
  expect(hidden("Noor Ibarra-Whitlock needs food. Noor is cold; ask for IBARRA.")).toBe(
    "[P] needs food. [P] is cold; ask for [P].",
  );
  expect(hidden("call noor ibarra whitlock tonight")).toBe("call [P] tonight");
  expect(hidden("Señora Núñez tiene frío", "Ana Nunez")).toBe("Señora [P] tiene frío");
  expect(hidden("Nothing to hide here, thank you.")).toBe("Nothing to hide here, thank you.");
});

test("a name that is a word hides the word only if it is written as a name", () => {
  expect(hidden("Grace will rose to the occasion; Rose asked.", "Rose Will")).toBe(
    "Grace will rose to the occasion; [P] asked.",
  );
});

test("look-alike letters, invisible characters and titles hide no name", () => {
  expect(hidden("Ask Ib\u200Barra.", "Noor Ibarra")).toBe("Ask [P].");
  expect(hidden("Ask Ibаrrа and ＮＯＯＲ", "Noor Ibarra")).toBe("Ask [P] and [P]"); // Cyrillic letters, and wide ones
  // A lone mark is not a word, neither of the name nor of the text.
  expect(hidden("Noor \u200B Ibarra is cold", "Noor \u200B Ibarra")).toMatch(
    /^\[P\][^A-Z]*(?:\[P\])? is cold$/,
  );
  expect(hidden("noor ibarra is cold", "Noor \u200B Ibarra")).toBe("[P] is cold");
  expect(hidden("noor \u200B ibarra is cold", "Noor Ibarra")).not.toMatch(/noor|ibarra/);
  expect(hidden("ask mr. ibarra or sgt whitlock")).toBe("ask mr. [P] or sgt [P]");
  expect(hidden("a rose, and they will come", "Rose Will")).toBe("a rose, and they will come");
});

test("a name without letters hides nothing", () => {
  expect(hidden("What? Nothing.", "???")).toBe("What? Nothing.");
});

test("a person who is not anonymous keeps the name", () => {
  const request = { caseId: "EM-2026-1234", anonymous: false };
  expect(writtenName(request, "Ada Moss", "es")).toBe("Ada Moss");
  expect(writtenName({ ...request, anonymous: true }, "Ada Moss", "es")).toBe(
    "Persona beneficiaria de EM-2026-1234",
  );
  expect(pseudonymOf("EM-2026-1234", "fr")).toBe("Bénéficiaire de EM-2026-1234");
});
