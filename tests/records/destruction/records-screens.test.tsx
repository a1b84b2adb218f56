/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { markReportsSent } from "../../../graph/records/destruction/service.ts";
import { writeUnguarded } from "../../harness/database/unguarded.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";
import { firstMade, makeCases } from "../../harness/personal/made-cases.ts";
import { runDestructions } from "../../harness/records/destruction.ts";
import { closePages } from "../../harness/screens/pages.ts";
import { openScreens, paste } from "../../harness/screens/screens.tsx";

const lab = useKernel();
const user = userEvent.setup();

const choose = async (form: ReturnType<typeof within>, name: RegExp, option: string) => {
  await user.click(form.getByRole("button", { name }));
  await user.click(await screen.findByRole("option", { name: option }));
};
const press = async (name: string | RegExp) => user.click(await screen.findByRole("button", { name }));

test("a super administrator places a hold and releases it with a reason", async () => {
  openScreens(await signInAdmin(lab, { role: "super_admin" }), "/admin/records");
  await screen.findByText(/^No holds\./);
  await press("Place a hold");
  const form = within(await screen.findByRole("dialog", { name: "Place a hold" }));
  await paste(user, form.getByRole("textbox", { name: /Matter/ }), "Doe v. County");
  await choose(form, /What it covers/, "All cases of an agency");
  await paste(user, form.getByRole("textbox", { name: /Email domain/ }), "not a domain");
  await user.click(form.getByRole("button", { name: "Place hold" }));
  expect(await form.findAllByText(/Enter an email domain/)).not.toEqual([]);
  const domain = form.getByRole("textbox", { name: /Email domain/ });
  await user.clear(domain);
  await paste(user, domain, "police.example.gov");
  await user.click(form.getByRole("button", { name: "Place hold" }));
  await screen.findByText("Agency police.example.gov");
  expect(await lab.db.hold.count({ where: { scope: "agency", releasedAt: null } })).toBe(1);

  await press("Release the hold: Doe v. County");
  const question = within(await screen.findByRole("alertdialog", { name: /^Release the hold/ }));
  await paste(user, await question.findByRole("textbox"), "Settled");
  await user.click(question.getByRole("button", { name: "Release" }));
  await screen.findByText(/Settled/);
  expect(await lab.db.hold.count({ where: { releasedAt: null } })).toBe(0);
});

test("a first period is proposed, and the person who proposed it cannot confirm it", async () => {
  closePages();
  openScreens(await signInAdmin(lab, { role: "super_admin" }), "/admin/records?tab=schedules");
  await press("Change the period of: Case records");
  const form = within(await screen.findByRole("dialog", { name: "How long to keep: case records" }));
  await paste(user, form.getByRole("textbox", { name: /Years/ }), "3");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findAllByText(/Enter the law or schedule/)).not.toEqual([]);
  await paste(user, form.getByRole("textbox", { name: /Law or schedule/ }), "2 CFR 200.334");
  await user.click(form.getByRole("button", { name: "Save" }));
  await screen.findByText("Proposed: 3 years");
  screen.getByText(/^2 CFR 200\.334/);
  screen.getByText(/^Proposed by /);
  expect(screen.queryByRole("button", { name: /Confirm/ })).toBeNull();
});

test("two people destroy what is due, in words, and the certificate follows", async () => {
  closePages();
  const [one, other] = [
    await signInAdmin(lab, { role: "super_admin" }),
    await signInAdmin(lab, { role: "super_admin" }),
  ];
  await makeCases(lab, 3);
  await writeUnguarded(lab.pool, [
    `UPDATE "EmergencyRequest" SET "status" = 'denied', "updatedAt" = '2001-06-01' WHERE "id" >= ${firstMade}`,
    `UPDATE "DeskTask" SET "state" = 'done', "closedAt" = now()`,
    `UPDATE "RetentionSchedule" SET "years" = 1, "citation" = 'TX 5.1.002'`,
    `INSERT INTO "Hold" ("kind", "matter", "scope", "subject", "placedById", "placedBy", "placedAt")
     VALUES ('litigation', 'Roe', 'request', '${firstMade}', 1, 'x', now())`,
  ]);
  openScreens(one, "/admin/records?tab=due");
  await screen.findByRole("heading", { name: "Fiscal year 2001" });
  await screen.findByText("2 cases may be destroyed under TX 5.1.002; 1 held.");
  expect(screen.queryByRole("button", { name: /Propose/ })).toBeNull();
  await press("Mark reports as sent");
  await user.click(
    within(await screen.findByRole("alertdialog", { name: /^Were all reports/ })).getByRole("button", {
      name: "Mark reports as sent",
    }),
  );
  await press(/^Propose destruction: Case records/);
  await user.click(
    within(await screen.findByRole("alertdialog", { name: /^Propose to destroy/ })).getByRole("button", {
      name: "Propose destruction",
    }),
  );
  await screen.findByText(/Another super administrator approves it/);
  expect(screen.queryByRole("button", { name: /^Approve/ })).toBeNull();
  await markReportsSent(await one.context(), 2001);

  closePages();
  openScreens(other, "/admin/records?tab=due");
  await press(/^Approve and destroy: Case records/);
  await user.click(
    within(await screen.findByRole("alertdialog", { name: /^Destroy these records/ })).getByRole("button", {
      name: "Approve and destroy",
    }),
  );
  await screen.findByText(/^Being destroyed/);
  await runDestructions(lab);
  await press("Refresh");
  const certificate = await screen.findByRole("link", { name: /^Certificate of destruction/ });
  expect(certificate.getAttribute("href")).toMatch(/^\/api\/admin\/destructions\/\d+$/);
  await screen.findByText("0 cases may be destroyed under TX 5.1.002; 1 held.");
  await waitFor(async () =>
    expect(await lab.db.strippedRecord.count({ where: { unit: "request" } })).toBe(2),
  );
});

test("other roles read which role is needed", async () => {
  closePages();
  openScreens(await signInAdmin(lab, { role: "admin" }), "/admin/records");
  expect(await screen.findAllByText(/super admin/i)).not.toEqual([]);
  expect(screen.queryByRole("tab", { name: "Holds" })).toBeNull();
});
