import { expect, test } from "vitest";
import { fillTemplate, readTemplate, templateForm, variablesIn } from "./rules.shared.ts";

test("variables are read out of a text, and what is wrong with its braces", () => {
  expect(readTemplate("Dear {recipientName}, {caseId} { caseId }")).toEqual({
    variables: ["recipientName", "caseId"],
    unknown: [],
    isUnclosed: false,
  });
  expect(readTemplate("{password} {constructor}").unknown).toEqual(["password", "constructor"]);
  for (const text of ["{caseId", "caseId}", "{{caseId}}", "{a {caseId}"])
    expect(readTemplate(text).isUnclosed, text).toBe(true);
});

test("what is known is filled in once: a value in braces stays a value", () => {
  const values = { recipientName: "{caseId}", caseId: "EM-1" };
  expect(fillTemplate("{recipientName} { caseId } {amount}", values)).toBe("{caseId} EM-1 {amount}");
  expect(variablesIn("{amount} {1} {} { ")).toEqual(["amount"]);
});

test("a template has all three languages, and a subject where it is an e-mail", () => {
  const form = { name: "A", type: "sms", recipientType: "victim", enBody: "a", esBody: "b", frBody: "c" };
  expect(templateForm.safeParse(form).success).toBe(true);
  const paths = (input: object) =>
    templateForm.safeParse(input).error?.issues.map(({ path }) => path.join("."));
  expect(paths({ ...form, frBody: " " })).toEqual(["frBody"]);
  expect(paths({ ...form, type: "email" })).toEqual(["enSubject", "esSubject", "frSubject"]);
});
