/** @vitest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { useKernel } from "../../harness/kernel.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();

test("a question from the phone is noted in the case, and answered with a reason", async () => {
  const user = userEvent.setup();
  const number = await fileRequest(lab, await signInOfficer(lab));
  const admin = await signInAdmin(lab);
  openScreens(admin, `/admin/cases?case=${number}&tab=person`);
  await screen.findByText("The person has asked nothing about their data.");
  await user.click(screen.getByRole("button", { name: "Note a question" }));
  const dialog = within(await screen.findByRole("dialog", { name: "What does the person ask?" }));
  await user.click(dialog.getByRole("button", { name: /Question/ }));
  await user.click(await screen.findByRole("option", { name: "Correct something" }));
  await user.click(dialog.getByRole("button", { name: "Note it" }));
  await dialog.findAllByText("Say what is wrong, and what is right");
  await user.type(dialog.getByRole("textbox", { name: /The person's words/ }), "My name has one l");
  await user.click(dialog.getByRole("button", { name: "Note it" }));
  await screen.findByText("My name has one l");
  screen.getByText(/Answer by/);

  await user.click(screen.getByRole("button", { name: "Answer: Correct something" }));
  const answer = within(await screen.findByRole("dialog", { name: "Answer: Correct something" }));
  await user.click(answer.getByRole("button", { name: /What was done/ }));
  await user.click(await screen.findByRole("option", { name: "Done in part" }));
  await user.click(answer.getByRole("button", { name: "Answer" }));
  await answer.findAllByText("Say why not all of it was done");
  await user.type(answer.getByRole("textbox", { name: /What the person reads/ }), "The letter stays");
  await user.click(answer.getByRole("button", { name: "Answer" }));
  await screen.findByText("The letter stays");
  expect(screen.queryByRole("button", { name: /^Answer/ })).toBeNull();
});

test("a question for access offers the file, and is late after its day", async () => {
  const number = await fileRequest(lab, await signInOfficer(lab));
  const dueAt = new Date(Date.now() - 120_000);
  const { id } = await lab.db.privacyRequest.create({
    data: { requestId: number, kind: "access", openedAt: new Date(dueAt.getTime() - 1), dueAt },
  });
  openScreens(await signInAdmin(lab), `/admin/cases?case=${number}&tab=person`);
  const link = await screen.findByRole("link", { name: /as JSON/ });
  expect(link.getAttribute("href")).toBe(`/api/admin/privacy-requests/${id}/file?format=json`);
  screen.getByText("Late");
});
