import * as z from "zod/mini";
import { expect, test } from "vitest";
import { recipientFields } from "../../intake/recipients/rules.ts";
import { newRequestOverRest } from "../../../graph/intake/requests/contact.ts";
import { newRequest, victimInfoFor } from "../../intake/requests/rules.ts";
import { deputyForm } from "../../../graph/officers/supervisors/rules.ts";
import { callbackForm } from "../../community/support/rules.ts";
import { officerForm, officerFormOverRest, serviceRequest } from "../../officers/verification/rules.ts";
import { nameAsStored, nameText } from "./names.ts";
import { says } from "./sentences.ts";

const today = "2026-11-29";

/** Every form with a person's name. */
const places: Readonly<Record<string, readonly [z.ZodMiniType, string]>> = {
  officer: [officerForm, "officerName"],
  supervisor: [officerForm, "supervisorName"],
  "officer over REST": [officerFormOverRest, "officerName"],
  "supervisor over REST": [officerFormOverRest, "supervisorName"],
  "service request": [serviceRequest, "fullName"],
  recipient: [recipientFields(today), "fullName"],
  request: [newRequest, "victimName"],
  "request over REST": [newRequestOverRest, "victimName"],
  "victim information": [victimInfoFor(today), "fullName"],
  deputy: [deputyForm({ mailbox: "lee@example.com", today }), "name"],
  callback: [callbackForm, "name"],
};

function problemsOf([schema, field]: readonly [z.ZodMiniType, string], name: string): string[] {
  const { error } = z.safeParse(schema, { [field]: name });
  return (error?.issues ?? []).filter(({ path }) => path.join(".") === field).map(({ message }) => message);
}

test.each(Object.entries(places))(
  "%s: names are stored as typed, misleading ones refused",
  (_name, place) => {
    for (const good of [
      "ʻAulani Kealoha",
      "D’Angelo",
      "Nguyễn Thị Hồng",
      "محمد علی",
      "عמית",
      "می\u200cخواهم",
      "李小龙",
      "\u202aAna Ruiz\u202c",
      "\u2068Ana Ruiz\u2069",
      "Ana\u00adLucía",
    ])
      expect(problemsOf(place, good), good).toEqual([]);
    for (const bad of [
      "Ana\u202eRuiz",
      "\u202dAna Ruiz\u202c",
      "Ana Ruiz\u2069",
      "\u2067Ana Ruiz",
      "\u202aAna Ruiz",
      "Ana\u0007Ruiz",
      "Ana\ue000Ruiz",
    ])
      expect(problemsOf(place, bad), bad).toEqual([says.hiddenCharacters]);
    for (const empty of [
      "",
      " ",
      "\u200b\u200d",
      "\u3164\u3164\u3164",
      "\u2800\u2800\u2800",
      "\u00ad\u200e\ufeff",
      "\u202a\u202c",
      "\u{e0041}",
    ])
      expect(problemsOf(place, empty), JSON.stringify(empty)).toEqual([expect.any(String)]);
  },
);

test("a name is stored as it was typed, without what is not seen", () => {
  for (const [typed, stored] of [
    ["\u202aAna  Ruiz\u202c ", "Ana Ruiz"],
    ["\u202b\u2067محمد\u2069\u202c", "محمد"],
    ["Ana\u00adLucía\u200b", "AnaLucía"],
    ["Nguye\u0302\u0303n", "Nguyễn"],
    ["Ana\nRuiz\u00a0Paz", "Ana Ruiz Paz"],
    ["نامه\u200cها", "نامه\u200cها"],
    ["ʻAulani–D’Angelo", "ʻAulani–D’Angelo"],
  ] as const)
    expect(nameAsStored(typed)).toBe(stored);
});

test("the minimum holds for a new name; one that the record has passes unchanged", () => {
  const rules = { missing: "too short", least: 3 };
  const messages = (held: readonly (string | null)[], name: string) =>
    z.safeParse(nameText({ ...rules, held }), name).error?.issues.map(({ message }) => message) ?? [];
  expect(messages([], "Li")).toEqual(["too short"]);
  expect(messages(["Li", null], "Li")).toEqual([]);
  expect(messages(["Li"], "\u202aLi\u202c ")).toEqual([]);
  expect(messages(["Li"], "Lo")).toEqual(["too short"]);
  expect(messages(["", "\u200b"], "\u200b")).toEqual(["too short"]);
  expect(messages(["Ana\u202eRuiz"], "Ana\u202eRuiz")).toEqual([]);
});
