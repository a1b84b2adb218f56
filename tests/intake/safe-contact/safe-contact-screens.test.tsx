import { screen, waitFor, within } from "@testing-library/react";
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

test("the officer changes the safe way on the request's page", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  const user = userEvent.setup();
  openScreens(officer, `/request/${number}`);
  await screen.findByText("Any way, at any hour (not asked yet)");
  await user.click(screen.getByRole("button", { name: "Edit: How to reach them" }));
  await user.click(await screen.findByRole("button", { name: /Safe way to reach them/ }));
  await user.click(await screen.findByRole("option", { name: "Text message only" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Text message only");
  expect(screen.getByText(/^Saved on/)).toBeTruthy();
  await waitFor(async () =>
    expect(await lab.db.safeContact.findUnique({ where: { requestId: number } })).toMatchObject({
      ...{ way: "sms", saidBy: "officer", version: 1 },
    }),
  );
});

test("the officer records the person's consent to texts", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  const user = userEvent.setup();
  openScreens(officer, `/request/${number}`);
  await screen.findByText("No consent to texts recorded");
  await user.click(screen.getByRole("button", { name: "Edit: How to reach them" }));
  await user.click(await screen.findByRole("checkbox", { name: "They agreed to get text messages" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/^Agreed to texts on .*, asked by /);
  expect(await lab.db.textConsent.findUnique({ where: { requestId: number } })).toMatchObject({
    way: "officer_asked",
  });
});

test("an administrator records that the person asked to stop in a call", async () => {
  const number = await fileRequest(lab, await signInOfficer(lab));
  const user = userEvent.setup();
  openScreens(await signInAdmin(lab), `/request/${number}`);
  await user.click(await screen.findByRole("button", { name: "Never text this number" }));
  const dialog = within(await screen.findByRole("dialog", { name: "The person asked us to stop texts" }));
  await user.click(await dialog.findByRole("button", { name: /How did they ask/ }));
  await user.click(await screen.findByRole("option", { name: "in a call" }));
  await user.click(dialog.getByRole("button", { name: "Stop texts" }));
  await screen.findByText(/^No more texts\. Asked on .*: in a call, recorded by /);
  expect(screen.queryByRole("button", { name: "Never text this number" })).toBeNull();
  expect(await lab.db.textStop.findMany()).toMatchObject([{ way: "call" }]);
});
