/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answerCase } from "../../../graph/officers/verification/by-administrator.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { closeToast, openScreens, paste } from "../../harness/screens/screens.tsx";

const lab = useKernel();
const caseOf = (id: number) => lab.db.verification.findUniqueOrThrow({ where: { id } });

async function openCase(admin: Caller, id: number, address = "/admin/officers") {
  const { caseNumber, officer } = await lab.db.verification.findUniqueOrThrow({
    where: { id },
    include: { officer: true },
  });
  const user = userEvent.setup();
  const { path } = openScreens(admin, address);
  const name = `Open case ${caseNumber}, ${officer.name}`;
  await user.click(await screen.findByRole("link", { name }));
  const detail = within(await screen.findByRole("region", { name: "Officer case" }));
  await detail.findByRole("heading", { name: `Case ${caseNumber}` });
  return { user, path, detail, officer: `${officer.rank} ${officer.name}` };
}

test("an administrator reads what a confirmation gives, enters a reason, and confirms", async () => {
  const { verificationId } = await signInOfficer(lab, { trust: null, supervisorEmail: "chief@city.gov" });
  const { user, detail, officer } = await openCase(await signInAdmin(lab), verificationId);
  await user.click(await detail.findByRole("button", { name: "Confirm" }));
  const question = within(await screen.findByRole("alertdialog", { name: `Confirm ${officer}?` }));
  question.getByText(/domain: Trusted\./);
  await user.click(question.getByRole("button", { name: "Confirm" }));
  expect((await caseOf(verificationId)).status).toBe("pending"); // not without a reason
  await paste(user, question.getByRole("textbox", { name: /Reason/ }), "I spoke with the chief");
  await user.click(question.getByRole("button", { name: "Confirm" }));
  await closeToast(user, "Officer confirmed");
  await detail.findByText("I spoke with the chief");
  expect(await caseOf(verificationId)).toMatchObject({
    status: "verified",
    method: "admin",
    trust: "trusted",
  });
  expect(detail.queryByRole("button", { name: "Reject" })).toBeNull();
});

test("the second of two sees the conflict in the dialog, and keeps the typed reason", async () => {
  const { verificationId } = await signInOfficer(lab, { trust: null });
  const { user, detail, officer } = await openCase(await signInAdmin(lab), verificationId);
  await user.click(await detail.findByRole("button", { name: "Reject" }));
  const question = within(await screen.findByRole("alertdialog", { name: `Reject ${officer}?` }));
  const reason = question.getByRole<HTMLTextAreaElement>("textbox", { name: /Reason/ });
  await paste(user, reason, "Nobody knows them there");
  const first = await signInAdmin(lab);
  await answerCase(await first.context(), verificationId, { decision: "verified", reason: "By phone" });
  await user.click(question.getByRole("button", { name: "Reject" }));
  await question.findByRole("alert");
  expect(reason.value).toBe("Nobody knows them there");
  expect((await caseOf(verificationId)).status).toBe("verified");
});

test("a 911 grant shows its time and is ended; the case's requests can be opened", async () => {
  const emergencyUntil = new Date(lab.now().getTime() + 30 * 60_000);
  const officer = await signInOfficer(lab, { trust: null, emergencyUntil });
  const number = await fileRequest(lab, officer);
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  const { user, detail } = await openCase(
    await signInAdmin(lab),
    officer.verificationId,
    "/admin/officers?state=grants",
  );
  expect(screen.getAllByText(/^911 grant: (?:29|30) min left$/).length).toBeGreaterThan(0);
  await user.click(await detail.findByRole("button", { name: "End 911 grant" }));
  const question = within(await screen.findByRole("alertdialog", { name: "End 911 grant?" }));
  await paste(user, question.getByRole("textbox", { name: /Reason/ }), "The shift is over");
  await user.click(question.getByRole("button", { name: "End 911 grant" }));
  await closeToast(user, "911 grant ended");
  expect((await caseOf(officer.verificationId)).emergencyUntil?.getTime() ?? 0).toBeLessThanOrEqual(
    lab.now().getTime(),
  );
  await user.click(detail.getByRole("button", { name: new RegExp(`^Open ${caseId}`) }));
  const request = within(await screen.findByRole("dialog", { name: "Request Details" }));
  await request.findByText(caseId);
});

test("super admins edit the trusted domains; an administrator reads them", async () => {
  const user = userEvent.setup();
  openScreens(await signInAdmin(lab, { role: "super_admin" }), "/admin/dashboard?tab=users");
  const field = await screen.findByRole("textbox", { name: /Agency domain/ });
  await paste(user, field, "police.example.org");
  await user.click(screen.getByRole("button", { name: "Add" }));
  await closeToast(user, "Domain added");
  expect((await lab.db.systemConfig.findFirst())?.trustedDomains).toEqual(["police.example.org"]);
  await user.click(await screen.findByRole("button", { name: "Remove police.example.org" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Remove police.example.org?" }));
  await user.click(question.getByRole("button", { name: "Remove" }));
  await waitFor(async () => expect((await lab.db.systemConfig.findFirst())?.trustedDomains).toEqual([]));
});

test("an administrator cannot edit the domains", async () => {
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { trustedDomains: ["police.example.org"] } });
  openScreens(await signInAdmin(lab), "/admin/dashboard?tab=users");
  await screen.findByText("police.example.org");
  expect(screen.queryByRole("textbox", { name: /Agency domain/ })).toBeNull();
  expect(screen.queryByRole("button", { name: "Remove police.example.org" })).toBeNull();
});
