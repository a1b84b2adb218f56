import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  isProvisional,
  isSameBadge,
  normaliseEmail,
  officerForm,
  officerFormOverRest,
  resendAllowance,
  serviceProblemOf,
  serviceProblems,
  serviceRequest,
  trustOfDomain,
} from "./rules.ts";
import { says } from "./sentences.ts";

const filled = {
  officerName: "Dana Reyes",
  officerRank: "Sergeant",
  agency: "Austin Police Department",
  badgeNumber: "4471",
  officerPhone: "(512) 555-0100",
  officerEmail: "dana.reyes@austin.example",
  caseNumber: "APD-2026-118",
  incidentDescription: "A family without shelter after a stop.",
  services: ["food", "shelter"],
  supervisorName: "Lee Park",
  supervisorRank: "Lieutenant",
  supervisorPhone: "512-555-0101",
  supervisorEmail: "lee.park@austintexas.gov",
};
const fieldsOf = (schema: z.ZodMiniType, input: unknown) =>
  (z.safeParse(schema, input).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );

test("a filled officer form passes, trimmed", () => {
  const form = z.parse(officerForm, { ...filled, officerName: "  Dana Reyes " });
  expect(form.officerName).toBe("Dana Reyes");
});

test("every field of the officer form is required", () => {
  for (const name of Object.keys(filled)) {
    const { [name as keyof typeof filled]: _, ...rest } = filled;
    expect(fieldsOf(officerForm, rest).join(), name).toContain(name);
    expect(
      fieldsOf(officerForm, { ...filled, [name]: name === "services" ? [] : "  " }).join(),
      name,
    ).toContain(name);
  }
});

test("a phone accepts any notation, but not words alone", () => {
  expect(fieldsOf(officerForm, { ...filled, officerPhone: "+1 512 555 0100 ext. 7" })).toEqual([]);
  expect(fieldsOf(officerForm, { ...filled, officerPhone: "call me" })).toEqual([
    "officerPhone: Phone number must be at least 7 digits",
  ]);
});

test("no one is their own supervisor, in any spelling of the name", () => {
  for (const supervisorEmail of [
    "dana.reyes@austin.example",
    "DanaReyes+boss@Austin.Example",
    "d.a.n.a.reyes@austin.example",
  ])
    expect(fieldsOf(officerForm, { ...filled, supervisorEmail })).toEqual([
      `supervisorEmail: ${says.ownSupervisor}`,
    ]);
  expect(
    fieldsOf(officerFormOverRest, {
      ...filled,
      officerBadge: "4471",
      supervisorEmail: "DanaReyes@austin.example",
    }),
  ).toHaveLength(1);
});

test("addresses of one person become one", () => {
  expect(normaliseEmail(" Dana.Reyes+night@Austin.Example ")).toBe("danareyes@austin.example");
  expect(normaliseEmail("+tag@x.gov")).toBe("+tag@x.gov");
});

test("trusts only government, military and configured domains", () => {
  const trust = (address: string) => trustOfDomain(address, ["@sheriff.example", " APD.example "]);
  for (const address of [
    "a@x.gov",
    "a@police.city.gov",
    "a@army.MIL",
    "a@sheriff.example",
    "a@west.apd.example",
  ])
    expect(trust(address), address).toBe("trusted");
  for (const address of ["a@gov", "a@x.gov.example", "a@xgov.com", "a@notsheriff.example", "a@gmail.com"])
    expect(trust(address), address).toBe(address === "a@gov" ? "trusted" : "limited");
  expect(trustOfDomain("a@gmail.com", [""])).toBe("limited");
});

test("badges are compared by letters and digits", () => {
  for (const typed of [" 44 71a", "44–71A", "#4471a", "４４７１Ａ", "4471\u00adA"])
    expect(isSameBadge(typed, "4471A"), typed).toBe(true);
  expect(isSameBadge("#", "№")).toBe(false);
  expect(isSameBadge("4471", "4472")).toBe(false);
});

test("a resend waits a minute, and three fill the hour", () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 12, minutes));
  expect(resendAllowance([at(0)], at(5))).toEqual({ mayResendAt: at(1), resendsLeft: 3 });
  expect(resendAllowance([at(0), at(2), at(4)], at(4))).toEqual({ mayResendAt: at(5), resendsLeft: 1 });
  expect(resendAllowance([at(0), at(2), at(4), at(6)], at(10))).toEqual({
    mayResendAt: at(62),
    resendsLeft: 0,
  });
  expect(resendAllowance([at(0), at(2), at(4), at(6)], at(63)).resendsLeft).toBe(1);
});

test("a provisional grant ends after its hour and with the answer", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  const later = new Date("2026-11-20T12:30:00Z");
  expect(isProvisional("pending", later, now)).toBe(true);
  expect(isProvisional("pending", now, later)).toBe(false);
  expect(isProvisional("rejected", later, now)).toBe(false);
  expect(isProvisional("pending", null, now)).toBe(false);
});

test("the further service form shows its three messages in order", () => {
  const problem = (input: object) =>
    serviceProblemOf(
      Object.fromEntries(fieldsOf(serviceRequest, input).map((line) => [line.split(":")[0], true])),
    );
  const form = {
    caseNumber: "APD-1",
    fullName: "Ada",
    phone: "5551234",
    statementOfNeed: "Food",
    services: ["food"],
  };
  expect(problem({ ...form, caseNumber: "  ", services: [] })).toBe(serviceProblems.caseNumber);
  expect(problem({ ...form, phone: "", services: [] })).toBe(serviceProblems.missing);
  expect(problem({ ...form, services: [] })).toBe(serviceProblems.services);
});
