import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { territoryCode } from "../../community/directory/rules.ts";
import {
  caseIdFor,
  newRequest,
  newRequestOnScreen,
  addressParts,
  stateInAddress,
  victimInfoFor,
  victimInfoOnScreen,
} from "./rules.ts";
import { optionalNeeds } from "../needs/rules.ts";
import { canMove, comesFrom, readStatus, requestStatuses } from "../../core/request-statuses.ts";

const filled = {
  caseId: "EM-2026-1000",
  victimName: "Ada Marlowe",
  victimAddress: "1 Elm St",
  victimPhone: "(512) 555-0143",
  victimEmail: "ada@example.com",
  requestDetails: "Needs a room tonight",
};

describe("a new request", () => {
  test("has medium urgency unless the form says otherwise", () => {
    expect(z.parse(newRequest, filled)).toMatchObject({ urgencyLevel: "medium", evidenceUrls: [] });
  });
  test("counts the digits of a phone number, not its characters", () => {
    expect(z.safeParse(newRequest, { ...filled, victimPhone: "555-0143 home" }).success).toBe(false);
  });
  test("takes only files that were uploaded here, ten at most", () => {
    const file = "/files/123e4567-e89b-12d3-a456-426614174000";
    expect(z.safeParse(newRequest, { ...filled, evidenceUrls: ["https://evil.example/x.png"] }).success).toBe(
      false,
    );
    expect(z.safeParse(newRequest, { ...filled, evidenceUrls: Array(10).fill(file) }).success).toBe(true);
    expect(z.safeParse(newRequest, { ...filled, evidenceUrls: Array(11).fill(file) }).success).toBe(false);
  });
});

test("on the screen an empty email is listed together with the other empty fields", () => {
  const fieldsIn = (schema: z.ZodMiniType, value: object) =>
    z.safeParse(schema, value).error?.issues.map(({ path }) => path[0]);
  const empty = { ...filled, victimName: "", victimEmail: "" };
  const screen = newRequestOnScreen(optionalNeeds);
  const contact = { contactLeave: false, contactTexts: false };
  expect(fieldsIn(screen, { ...empty, ...contact })).toEqual(["victimName", "victimEmail"]);
  expect(fieldsIn(screen, { ...empty, ...contact, noEmail: true })).toEqual(["victimName"]);
  const victim = fieldsIn(victimInfoOnScreen("2026-07-01"), { fullName: "", email: "", version: "0" });
  expect(victim).toContain("fullName");
  expect(victim).toContain("email");
});

describe("a status", () => {
  test("changes only along its transitions", () => {
    const edges = requestStatuses.flatMap((from) =>
      requestStatuses.filter((to) => canMove(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(edges).toEqual([
      "pending > processing",
      "pending > approved",
      "pending > denied",
      "processing > approved",
      "processing > denied",
      "approved > dispatched",
      "approved > completed",
      "dispatched > completed",
    ]);
    expect(comesFrom("completed")).toEqual(["approved", "dispatched"]);
  });
  test("is accepted in the administrators' term as well", () => {
    expect([readStatus("rejected"), readStatus("denied"), readStatus("gone")]).toEqual([
      "denied",
      "denied",
      undefined,
    ]);
  });
});

test("case IDs use all numbers of their width", () => {
  expect(caseIdFor(2026, 4, (from) => from)).toBe("EM-2026-1000");
  expect(caseIdFor(2026, 4, (_from, to) => to)).toBe("EM-2026-9999");
  expect(caseIdFor(2026, 5, (from) => from)).toBe("EM-2026-10000");
});

test("the state is read from the end of an address", () => {
  const codes = new Set(["TX", "IN", "OR", "LA"]);
  const read = (address: string) => stateInAddress(address, codes);
  expect(
    [
      "12 Elm St, Austin, TX 78701",
      "Austin tx",
      "PO Box 9, Gary, IN 46402-1234, USA",
      "LA County Road, Nowhere",
      "in or around town",
    ].map(read),
  ).toEqual(["TX", "TX", "IN", null, null]);
});

describe("an address is read from its end", () => {
  const codes: Record<string, string> = { texas: "TX", "new york": "NY" };
  const codeOf = (word: string) =>
    codes[word.toLowerCase()] ?? ["TX", "NY", "OR", "IN", "DC"].find((code) => code === word.toUpperCase());
  const austin = { city: "Austin", state: "TX", zipCode: "78701" };
  test.each([
    ["12 Elm Street, Austin, TX 78701", { street: "12 Elm Street", ...austin }],
    ["12 Elm Street, Apt 4, Austin, tx 78701, USA", { street: "12 Elm Street, Apt 4", ...austin }],
    ["12 Elm Street, Austin TX 78701", { street: "12 Elm Street", ...austin }],
    ["12 Elm Street, Austin, TX, 78701", { street: "12 Elm Street", ...austin }],
    [
      "12 Elm Street, Austin, Texas 78701-1234",
      { street: "12 Elm Street", ...austin, zipCode: "78701-1234" },
    ],
    [
      "5 Main St, New York, New York 10001",
      { street: "5 Main St", city: "New York", state: "NY", zipCode: "10001" },
    ],
    ["Washington, DC", { street: "Washington, DC", city: "Washington", state: "DC" }],
    ["Portland OR", { street: "Portland OR", city: "Portland", state: "OR" }],
  ])("%s", (address, parts) => expect(addressParts(address, codeOf)).toEqual(parts));

  test.each([
    ["12 Elm Street Austin TX 78701", { state: "TX", zipCode: "78701" }],
    ["12 Elm Street, TX 78701", { state: "TX", zipCode: "78701" }],
    ["12 Elm Street, Austin", {}],
    ["12345 Elm Street", {}],
    ["the shelter in town", {}],
    ["78701", { zipCode: "78701" }],
    ["", {}],
  ])("omits what %s does not state clearly, and keeps the address whole", (address, parts) =>
    expect(addressParts(address, codeOf)).toEqual({ street: address, ...parts }),
  );
});

describe("the date of birth", () => {
  const date = victimInfoFor("2026-11-21").shape.dateOfBirth;
  test.each(["1900-01-01", "2026-11-21", "2024-02-29"])("may be %s", (day) =>
    expect(z.safeParse(date, day).success).toBe(true),
  );
  test.each(["1899-12-31", "2026-11-22", "2023-02-29", "01/02/1990", ""])("may not be %s", (day) =>
    expect(z.safeParse(date, day).success).toBe(false),
  );
});

test("an address in a territory is read like one in a state", () => {
  expect(addressParts("12 Calle Luna, San Juan, PR 00901", territoryCode)).toEqual({
    street: "12 Calle Luna",
    city: "San Juan",
    state: "PR",
    zipCode: "00901",
  });
  expect(["Guam", "u.s. virgin islands", "mp", "AS"].map(territoryCode)).toEqual(["GU", "VI", "MP", "AS"]);
  expect(territoryCode("Texas")).toBeUndefined();
});
