import { expect, test } from "vitest";
import { fillTemplate, readTemplate, templateForm, variablesIn } from "./rules.ts";

test("reads variables from a text, and errors in its braces", () => {
  expect(readTemplate("Dear {recipientName}, {caseId} { caseId }")).toEqual({
    variables: ["recipientName", "caseId"],
    unknown: [],
    isUnclosed: false,
  });
  expect(readTemplate("{password} {constructor}").unknown).toEqual(["password", "constructor"]);
  for (const text of ["{caseId", "caseId}", "{{caseId}}", "{a {caseId}"])
    expect(readTemplate(text).isUnclosed, text).toBe(true);
});

test("fills known variables once: a value in braces stays a value", () => {
  const values = { recipientName: "{caseId}", caseId: "EM-1" };
  expect(fillTemplate("{recipientName} { caseId } {amount}", values)).toBe("{caseId} EM-1 {amount}");
  expect(variablesIn("{amount} {1} {} { ")).toEqual(["amount"]);
});

test("a template has all three languages, and a subject if it is an email", () => {
  const form = { name: "A", type: "sms", recipientType: "victim", enBody: "a", esBody: "b", frBody: "c" };
  expect(templateForm.safeParse(form).success).toBe(true);
  const paths = (input: object) =>
    templateForm.safeParse(input).error?.issues.map(({ path }) => path.join("."));
  expect(paths({ ...form, frBody: " " })).toEqual(["frBody"]);
  expect(paths({ ...form, type: "email" })).toEqual(["enSubject", "esSubject", "frSubject"]);
});
