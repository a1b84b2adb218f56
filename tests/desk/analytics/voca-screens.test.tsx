/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useKernel } from "../../harness/kernel.ts";
import { withHelp } from "../../harness/passes/passes.ts";
import { ask, globalId, signInAdmin } from "../../harness/people.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const countsOf = (table: string, row: string | RegExp) => {
  const cells = within(
    within(screen.getByRole("table", { name: table }))
      .getByRole("rowheader", { name: row })
      .closest("tr")!,
  ).getAllByRole("cell");
  return cells.map(({ textContent }) => textContent);
};

test("the page shows the quarter with its definitions, and leads to the others", async () => {
  await lab.setZone("America/Chicago");
  lab.setNow(new Date("2026-11-20T12:00:00Z"));
  const { number, admin } = await withHelp(lab);
  const { message } = await ask(
    admin,
    `mutation ($id: ID!) { saveVictimization(input: { id: $id, types: [arson, robbery], version: 0 }) { request { id } } }`,
    { id: globalId("EmergencyRequest", number) },
  );
  expect(message).toBeUndefined();
  openScreens(admin, "/admin/voca");
  await screen.findByRole("heading", { name: "VOCA quarter", level: 1 });
  expect(screen.getByText("FY 2027").getAttribute("aria-current")).toBe("page");
  screen.getByText(/Days are those of America\/Chicago.*This quarter is not over yet\./);
  expect(countsOf("Individuals", /^New individuals/)).toEqual(["1"]);
  expect(countsOf("Types of victimization", "Arson")).toEqual(["1", "1"]);
  expect(countsOf("Types of victimization", /^More than one type/)).toEqual(["1", "1"]);
  expect(countsOf("Direct services", /^B9/)).toEqual(["1", "1"]);
  screen.getByText(/OVC Performance Measurement Tool/);
  await userEvent.setup().click(screen.getByRole("link", { name: "4 (Jul–Sep)" }));
  await waitFor(() => expect(countsOf("Individuals", /^New individuals/)).toEqual(["0"]));
});

test("a CSV is saved under the server's name", async () => {
  lab.setNow(new Date("2026-11-20T12:00:00Z"));
  const admin = await signInAdmin(lab);
  openScreens(admin, "/admin/voca?year=2026&quarter=2");
  const button = await screen.findByRole("button", { name: "CSV for the public" });
  vi.stubGlobal("fetch", (path: string, init: RequestInit) =>
    admin.fetch(path, { method: init.method ?? "GET" }),
  );
  const saved: string[] = [];
  URL.createObjectURL = () => "blob:voca";
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await userEvent.setup().click(button);
  await screen.findByText("Report saved");
  expect(saved).toEqual(["voca-2026-q2-public.csv"]);
});

test("at the desk, a case's types of crime and answers are recorded, as the person says", async () => {
  const user = userEvent.setup();
  const { number, admin } = await withHelp(lab);
  openScreens(admin, `/admin/cases?case=${number}`);
  await user.click(await screen.findByRole("button", { name: "For the VOCA report" }));
  await user.click(screen.getByRole("button", { name: "Record answers: Answers for the VOCA report" }));
  const form = within(await screen.findByRole("dialog", { name: "Answers for the VOCA report" }));
  // "Not reported" is chosen at first.
  expect(form.getAllByRole("button", { name: /Not reported/ })).toHaveLength(3);
  await user.click(form.getByRole("button", { name: /Gender/ }));
  await user.click(await screen.findByRole("option", { name: "Female" }));
  await user.click(form.getByRole("checkbox", { name: "Veteran" }));
  await user.click(form.getByRole("button", { name: "Save" }));
  await screen.findByText("Female; Veteran");
  await user.click(screen.getByRole("button", { name: "Choose: Types of crime (optional)" }));
  const types = within(await screen.findByRole("dialog", { name: "Types of crime (optional)" }));
  await user.click(types.getByRole("checkbox", { name: "Robbery" }));
  await user.click(types.getByRole("button", { name: "Save" }));
  await screen.findByText("Robbery");
  expect(await lab.db.vocaAnswers.findUnique({ where: { requestId: number } })).toMatchObject({
    ...{ age: null, gender: "female", race: null, classifications: ["veteran"], saidBy: "officer" },
  });
});

test("the officer of the case chooses the types on the request's page, and sees no answers", async () => {
  const user = userEvent.setup();
  const { number, officer } = await withHelp(lab);
  openScreens(officer, `/request/${number}`);
  await user.click(await screen.findByRole("button", { name: "Choose: Types of crime (optional)" }));
  const types = within(await screen.findByRole("dialog", { name: "Types of crime (optional)" }));
  await user.click(types.getByRole("checkbox", { name: "Stalking or harassment" }));
  await user.click(types.getByRole("button", { name: "Save" }));
  await screen.findByText("Stalking or harassment");
  expect(screen.queryByText("Answers for the VOCA report")).toBeNull();
});
