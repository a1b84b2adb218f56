import { expect, test } from "vitest";
import { relationOf, relationToRequest } from "./relation.ts";

const recipient = { name: "Noor Ibarra-Whitlock", phone: "(512) 555-0143", email: "Noor@example.org" };

test.each([
  ["noor ibarra-whitlock", "same"],
  ["Whitlock, Ibarra Noor", "same"],
  ["NOOR IBARRÁ WHITLOCK", "same"],
  ["Nооr Ibarra-Whitlock", "same"], // Cyrillic letters
  ["Noor Ibarra", "unclear"],
  ["Ana Whitlock", "unclear"],
  ["Noor-Ibarra Whit lock", "unclear"],
  ["Нур Ибарра", "unclear"],
  ["ʻAulani Kealoha", "other"],
  ["Noor Ibarra\u00ad\u200b-Whitlock", "same"],
  ["", "unclear"],
  ["…", "unclear"],
  ["Tomás Quill", "other"],
])("%j is the recipient: %s", (name, relation) => {
  expect(relationOf(recipient, { name })).toBe(relation);
});

test("names that are only signs are never the same", () => {
  expect(relationOf({ name: "?" }, { name: "?" })).toBe("unclear");
});

test("a shared phone number or mailbox makes someone else unclear", () => {
  const name = "Tomás Quill";
  expect(relationOf(recipient, { name, phone: "+1 512 555 0143" })).toBe("unclear");
  expect(relationOf(recipient, { name, email: " noor@example.org" })).toBe("unclear");
  expect(relationOf({ name: "Ada Moss", phone: "1", email: "" }, { name, phone: "1", email: "" })).toBe(
    "other",
  );
});

test("a request names its person twice: the clearer of the two counts", () => {
  const victimInfo = { fullName: recipient.name, phone: "918-555-0177", email: "" };
  const request = { victimName: "Tomás Quill", victimPhone: "918-555-0177", victimEmail: "", victimInfo };
  expect(relationToRequest(recipient, request)).toBe("same");
  expect(relationToRequest(recipient, { ...request, victimInfo: null })).toBe("other");
});
