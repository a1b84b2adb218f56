/** @vitest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { dayMs, hourMs } from "../../../shared/core/time/durations.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { codeOf } from "../../harness/passes/passes.ts";
import { signInAdmin } from "../../harness/people.ts";
import { approvedRequest, give, provider } from "../../harness/requests/dispatches.ts";
import { openScreens, paste, type Ways } from "../../harness/screens/screens.tsx";

const lab = useKernel();
let admin: Caller;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  admin = await signInAdmin(lab);
});

const soon = new Date(Date.now() + 3 * hourMs);
const soonInWords = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" }).format(
  soon,
);

let diners = 0;
async function diner(codes: Record<string, Date>) {
  const name = `Diner ${++diners}`;
  const { id } = await lab.db.vendor.create({
    data: { key: name.toLowerCase().replace(" ", ""), name, helpTypes: ["food"] },
  });
  await lab.db.vendorCode.createMany({
    data: Object.entries(codes).map(([code, expiresAt]) => ({
      ...{ vendorId: id, batch: "test", codeKey: code, expiresAt },
      codeSealed: lab.keys.seal(code, "VendorCode.code"),
    })),
  });
  return { id, name };
}

async function openCase(request: number, { filter, before }: Ways & { filter?: string } = {}) {
  const user = userEvent.setup();
  openScreens(admin, "/admin/dashboard", { before });
  await user.click(await screen.findByRole("button", { name: "Help Dispatch Hub" }));
  if (filter) await user.click(await screen.findByRole("button", { name: filter }));
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: request } });
  return { user, row: within(await screen.findByRole("article", { name: caseId })) };
}

test("the dialog tells before the press that the only code ends soon, with the day and hour", async () => {
  const { id, name } = await diner({ "LONG-1": new Date(Date.now() + 5 * dayMs), "SHORT-1": soon });
  const request = await approvedRequest(lab);
  // Another administrator takes the longer code just before the press arrives.
  const useDispatchHelpMutation = async () =>
    give(admin, await approvedRequest(lab), [provider(id, "food", { people: 1 })]);
  const { user, row } = await openCase(request, { before: { useDispatchHelpMutation } });
  await user.click(row.getByRole("button", { name: /Manual Dispatch Resources/ }));
  const dialog = within(await screen.findByRole("dialog", { name: /Manual dispatch/ }));
  await user.click(await dialog.findByRole("tab", { name: /Food/ }));
  await user.click(await dialog.findByRole("checkbox", { name }));
  await user.click(await dialog.findByRole("button", { name: /Dispatch 1 Service Provider/ }));
  await screen.findByText(new RegExp(`${name}'s only code ends on`));
  expect(await lab.db.helpDispatch.count({ where: { requestId: request } })).toBe(0);
  await dialog.findByText(`${name}: the only code left ends ${soonInWords}.`);
  await user.click(await dialog.findByRole("button", { name: /Dispatch 1 Service Provider/ }));
  await screen.findByText("Successfully dispatched 1 service provider(s)");
  const [given] = await lab.db.helpDispatch.findMany({ where: { requestId: request } });
  expect([await codeOf(lab, given?.id ?? 0), given?.endsAt]).toEqual(["SHORT-1", soon]);
  await row.findByText(`Ends ${soonInWords}`);
});

test("a reissue tells it too", async () => {
  const { id, name } = await diner({ "LONG-1": new Date(Date.now() + 5 * dayMs), "SHORT-1": soon });
  const request = await approvedRequest(lab);
  const [old = 0] = await give(admin, request, [provider(id, "food", { people: 1 })]);
  await lab.db.helpDispatch.update({ where: { id: old }, data: { problemAt: new Date() } });
  const { user, row } = await openCase(request, { filter: "1 problem" });
  await user.click(await row.findByRole("button", { name: `More actions for ${name}` }));
  await user.click(await screen.findByRole("menuitem", { name: /Reissue/ }));
  const dialog = within(await screen.findByRole("alertdialog", { name: `Reissue the ${name} dispatch?` }));
  await dialog.findByText(`${name}: the only code left ends ${soonInWords}.`);
  await paste(user, dialog.getByRole("textbox", { name: /Reason/ }), "It fails");
  await user.click(dialog.getByRole("button", { name: "Reissue" }));
  await screen.findByText(`${name} dispatch reissued`);
  const given = await lab.db.helpDispatch.findFirstOrThrow({ where: { replacesId: old } });
  expect(await codeOf(lab, given.id)).toBe("SHORT-1");
});
