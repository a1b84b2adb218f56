import { expect, test } from "vitest";
import * as z from "zod/mini";
import { templateForm } from "../../../shared/messages/templates/rules.ts";

test("no template is for a Help Pass, which is written into by hand", () => {
  const problemsOf = (type: string) =>
    z.safeParse(templateForm, { type }).error?.issues.map(({ path }) => path.join(".")) ?? [];
  expect(problemsOf("pass")).toContain("type");
  for (const type of ["email", "sms", "phone"]) expect(problemsOf(type)).not.toContain("type");
});
