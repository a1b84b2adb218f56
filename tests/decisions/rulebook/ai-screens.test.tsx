/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { systemContext } from "../../../graph/core/context.ts";
import { recommendDue } from "../../../graph/intake/recommendations/due.ts";
import { signInSuperAdmin } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
beforeEach(() => localStorage.clear());

async function openAi(person: Caller) {
  const user = userEvent.setup();
  openScreens(person, "/admin/dashboard?tab=overview&advanced=ai");
  const panel = within(await screen.findByRole("region", { name: "Advanced System Management" }));
  await panel.findByRole("heading", { name: "Large families: a person looks at the amount" });
  return { user, panel };
}

test("a super admin builds a ruleset from valid options, simulates it, saves it, and it is in the history", async () => {
  await fileRequest(lab, await signInOfficer(lab));
  while (await recommendDue(systemContext(lab, "recommend")));
  const { user, panel } = await openAi(await signInSuperAdmin(lab));
  expect(panel.getAllByText("Human Review Required")).toHaveLength(3);
  await user.click(panel.getByRole("button", { name: "Add ruleset" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add ruleset" }));
  await user.click(dialog.getByRole("button", { name: "Test on past requests" }));
  expect((await dialog.findAllByText("Please enter a name for the ruleset")).length).toBeGreaterThan(0);
  await user.click(dialog.getByRole("textbox", { name: /^Name/ }));
  await user.paste("Medium ones");
  await user.click(dialog.getByRole("button", { name: /Value/ }));
  await user.click(await screen.findByRole("option", { name: "medium" }));
  const adjustment = dialog.getByRole("textbox", { name: /^Adjustment/ });
  await user.clear(adjustment);
  await user.click(adjustment);
  await user.paste("15");
  await user.click(dialog.getByRole("button", { name: "Test on past requests" }));
  await dialog.findByText("Matches 1, changes 1");
  dialog.getByText("Total recommended: $95 → $110");
  await user.click(dialog.getByRole("button", { name: "Save ruleset" }));
  await screen.findByText("Ruleset saved");
  await panel.findByRole("heading", { name: "Medium ones" });
  expect(await lab.db.aiRuleset.findUniqueOrThrow({ where: { name: "Medium ones" } })).toMatchObject({
    adjustmentCents: 1500,
    conditions: { all: [{ fact: "urgencyLevel", operator: "equal", value: "medium" }] },
  });
  await user.click(panel.getByRole("switch", { name: "Medium ones is active" }));
  await user.click(panel.getByRole("button", { name: "History" }));
  const history = within(await screen.findByRole("dialog", { name: "AI ruleset history" }));
  expect((await history.findAllByText("Medium ones")).length).toBeGreaterThan(0);
  await user.click(history.getByRole("button", { name: "Close" }));

  await user.click(panel.getByRole("button", { name: "Edit Medium ones" }));
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Delete Medium ones?" }));
  await user.click(question.getByRole("button", { name: "Delete" }));
  await screen.findByText("Ruleset deleted");
  await waitFor(() => expect(panel.queryByRole("heading", { name: "Medium ones" })).toBeNull());
});

test("other administrators read the rulesets and write none", async () => {
  const { panel } = await openAi(await signInAdmin(lab));
  panel.getByText("Only super admins can edit rulesets.");
  expect(panel.queryByRole("switch")).toBeNull();
  expect(panel.queryByRole("button", { name: /^Edit/ })).toBeNull();
  panel.getByText("No recommended amounts were allocated in the last 90 days.");
  panel.getByText(/^Safety\. Priority \d+\./);
  panel.getByText(/^If the number of people is at least \d+\.$/);
});

test("the report labels its numbers in plain words", async () => {
  const request = await lab.db.recommendation.findFirstOrThrow();
  await lab.db.fundAllocation.create({
    data: {
      requestId: request.requestId,
      amountCents: 9_500,
      justification: "",
      status: "allocated",
      allocatedAt: lab.now(),
    },
  });
  const { panel } = await openAi(await signInAdmin(lab));
  const urgency = within(await panel.findByRole("grid", { name: "By urgency" }));
  urgency.getByRole("columnheader", { name: "Urgency" });
  urgency.getByRole("rowheader", { name: "Medium" });
  const source = within(panel.getByRole("grid", { name: "By source" }));
  source.getByRole("columnheader", { name: "Recommended by" });
  source.getByRole("rowheader", { name: "Rules" });
});
