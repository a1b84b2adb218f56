// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { useKernel } from "../../harness/kernel.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { closePages } from "../../harness/screens/pages.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
afterEach(closePages);

test("a critical case without an owner is taken where the handover names it", async () => {
  const user = userEvent.setup();
  const number = await fileRequest(lab, await signInOfficer(lab));
  const { caseId } = await lab.db.emergencyRequest.update({
    where: { id: number },
    data: { urgencyLevel: "critical" },
  });
  openScreens(await signInAdmin(lab), "/admin/handover");
  await user.click(await screen.findByRole("button", { name: `I'll handle this: ${caseId}` }));
  await waitFor(() => expect(screen.queryByText("Critical cases without an owner")).toBeNull());
  expect(await lab.db.caseOwner.count({ where: { requestId: number } })).toBe(1);
});

test("a call says how soon it is due, and how late", async () => {
  const at = (minutes: number) => new Date(lab.now().getTime() + minutes * 60_000);
  for (const [name, minutes] of [
    ["Ottoline Marsh", -12],
    ["Wren Alder", 3],
    ["Desmond Karrow", 40],
  ] as const)
    await lab.db.callbackRequest.create({
      data: { name, phone: "5125550166", requestType: "urgent", sessionKey: name, dueAt: at(minutes) },
    });
  openScreens(await signInAdmin(lab), "/admin/handover");
  const lineOf = async (name: string) => within((await screen.findByRole("link", { name })).closest("li")!);
  (await lineOf("Ottoline Marsh")).getByText("12 min late");
  (await lineOf("Wren Alder")).getByText(/^Due in [23] min$/);
  expect((await lineOf("Desmond Karrow")).queryByText(/^Due in/)).toBeNull();
});
