import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { useKernel } from "../../harness/kernel.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { closePages } from "../../harness/screens/pages.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
afterEach(() => {
  closePages();
  localStorage.clear();
});

test("the officer has a release signed on their device, and withdraws it", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  const user = userEvent.setup();
  openScreens(officer, `/request/${number}`);
  await user.click(await screen.findByRole("button", { name: "Record a release" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: /How it is signed/ }));
  await user.click(await screen.findByRole("option", { name: "Signed on this screen" }));
  await user.click(dialog.getByRole("button", { name: "Save release" }));
  expect(await dialog.findByText("Please check 4 fields")).toBeTruthy();
  await user.click(dialog.getByRole("textbox", { name: /^Organization/ }));
  await user.paste("County Shelter");
  await user.click(dialog.getByRole("checkbox", { name: "Phone and email" }));
  await user.click(dialog.getByRole("textbox", { name: /^What it is for/ }));
  await user.paste("A bed");
  await user.click(dialog.getByRole("textbox", { name: /^Full name/ }));
  await user.paste("Noor");
  await user.click(dialog.getByRole("button", { name: "Save release" }));
  await screen.findByText("County Shelter");
  expect(await lab.db.release.findFirst({ where: { requestId: number } })).toMatchObject({
    ...{ body: "County Shelter", what: ["contact"], way: "device", signer: "person", days: 30 },
  });

  await user.click(screen.getByRole("button", { name: "Withdraw the release to County Shelter" }));
  await user.click(await screen.findByRole("button", { name: "Withdraw" }));
  await screen.findByText("Withdrawn");
  expect(await lab.db.release.count({ where: { requestId: number, withdrawnAt: null } })).toBe(0);
});

test("a parent's release asks for the relation and the statement about the harm", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  const user = userEvent.setup();
  openScreens(officer, `/request/${number}`);
  await user.click(await screen.findByRole("button", { name: "Record a release" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.queryByRole("checkbox", { name: /did the harm/ })).toBeNull();
  await user.click(dialog.getByRole("button", { name: /Who signs/ }));
  await user.click(await screen.findByRole("option", { name: "A minor, with a parent or guardian" }));
  expect(dialog.getByRole("textbox", { name: /^Relation/ })).toBeTruthy();
  expect(dialog.getByRole("checkbox", { name: /did the harm/ })).toBeTruthy();
});

test("an auditor reads the releases of a case, and records none", async () => {
  const number = await fileRequest(lab, await signInOfficer(lab));
  openScreens(await signInAdmin(lab, { role: "auditor" }), `/admin/cases?case=${number}&tab=releases`);
  await screen.findByText(/^No release was signed\./);
  expect(screen.queryByRole("button", { name: "Record a release" })).toBeNull();
});
