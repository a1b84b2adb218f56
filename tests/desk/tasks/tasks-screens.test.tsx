// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openTask } from "../../../graph/core/tasks/open.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";
import { closePages } from "../../harness/screens/pages.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
let admin: Caller;
let other: Caller;
beforeAll(async () => {
  admin = await signInAdmin(lab);
  other = await signInAdmin(lab);
});
beforeEach(() => lab.db.deskTask.deleteMany());
afterEach(closePages);

let subjects = 0;
const open = async (kind: "dispute" | "waiting_for_fund", dueInMs: number) => {
  const about = { kind, subjectType: "test", subjectId: ++subjects, about: `Letter ${subjects}` };
  const id = await openTask(lab.db, {
    ...about,
    openedAt: new Date(),
    dueAt: new Date(Date.now() + dueInMs),
  });
  return id ?? 0;
};

test("a task is taken and finished with an outcome, and an overdue one leads", async () => {
  const user = userEvent.setup();
  const later = await open("dispute", 3_600_000);
  const late = await open("waiting_for_fund", -3_600_000);
  openScreens(admin, "/admin/tasks");
  await screen.findByText("1 overdue");
  const names = (await screen.findAllByRole("rowheader")).map(({ textContent }) => textContent);
  expect(names[0]).toContain(`Task ${late}`);
  expect(names[1]).toContain(`Task ${later}`);
  await user.click(screen.getByRole("button", { name: `Claim Task ${later}` }));
  await user.click(await screen.findByRole("button", { name: `Finish Task ${later}` }));
  const dialog = within(await screen.findByRole("dialog", { name: `Finish Task ${later}` }));
  await user.click(dialog.getByRole("button", { name: "Finish" }));
  await dialog.findAllByText("Choose an outcome");
  await user.click(dialog.getByRole("radio", { name: "The help was given" }));
  await user.type(dialog.getByRole("textbox", { name: /^Note/ }), "She slept there.");
  await user.click(dialog.getByRole("button", { name: "Finish" }));
  await waitFor(async () =>
    expect(await lab.db.deskTask.findUniqueOrThrow({ where: { id: later } })).toMatchObject({
      ...{ state: "done", outcome: "help_given", note: "She slept there." },
    }),
  );
});

test("a task that closes with its subject is taken and assigned, and has no Finish", async () => {
  const user = userEvent.setup();
  const id = await open("waiting_for_fund", 3_600_000);
  openScreens(admin, "/admin/tasks");
  await user.click(await screen.findByRole("button", { name: `Claim Task ${id}` }));
  await screen.findByRole("button", { name: `Return Task ${id} to the queue` });
  expect(screen.queryByRole("button", { name: /^Finish/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: `Assign Task ${id}` }));
  const dialog = within(await screen.findByRole("dialog", { name: `Assign Task ${id}` }));
  await user.click(dialog.getByRole("button", { name: "Assign" }));
  await dialog.findAllByText("Choose an active administrator");
});

test("what the work is about is in words", async () => {
  await lab.db.callbackRequest.create({
    data: { ...{ name: "Ottoline Marsh", phone: "5125550166" }, requestType: "urgent", sessionKey: "words" },
  });
  openScreens(admin, "/admin/tasks?kind=callback");
  const row = within(await screen.findByRole("rowheader"));
  row.getByText("Callback");
  row.getByText("Ottoline Marsh");
  row.getByText("Urgent");
  await lab.db.callbackRequest.deleteMany();
});

test("an unclaimed call is claimed from the list, and opens where it is called", async () => {
  const user = userEvent.setup();
  const { id } = await lab.db.callbackRequest.create({
    data: { ...{ name: "Ottoline Marsh", phone: "5125550166" }, requestType: "urgent", sessionKey: "claim" },
  });
  const { router } = openScreens(admin, "/admin/tasks?kind=callback");
  await user.click(await screen.findByRole("button", { name: "Claim and call: Ottoline Marsh" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/admin/callbacks"));
  expect(new URLSearchParams(router.state.location.search).has("open")).toBe(true);
  const claimed = await lab.db.callbackRequest.findUniqueOrThrow({ where: { id } });
  expect(claimed).toMatchObject({ status: "claimed" });
  expect(claimed.ownerId).not.toBeNull();
  await lab.db.callbackRequest.deleteMany();
});

test("the overview names the item that is overdue the longest", async () => {
  const { id: ownerId } = await lab.db.admin.findFirstOrThrow();
  const call = (name: string, more: object) =>
    lab.db.callbackRequest.create({
      data: { ...{ name, phone: "5125550166", requestType: "urgent", sessionKey: name }, ...more },
    });
  const at = (minutes: number) => new Date(lab.now().getTime() - minutes * 60_000);
  await call("Ottoline Marsh", { status: "claimed", ownerId, dueAt: at(90) });
  await call("Wren Alder", { dueAt: at(60) });
  openScreens(admin, "/admin/dashboard");
  await screen.findByRole("link", {
    name: /^2 tasks are overdue, the oldest by 1 h 30 min\s+Ottoline Marsh$/,
  });
  await lab.db.callbackRequest.deleteMany();
});

test("if someone else took it first, the screen says who and shows the current state", async () => {
  const user = userEvent.setup();
  const id = await open("dispute", 3_600_000);
  openScreens(admin, "/admin/tasks");
  const button = await screen.findByRole("button", { name: `Claim Task ${id}` });
  const { adminId } = other as Caller & { adminId: number };
  await lab.db.deskTask.update({ where: { id }, data: { ownerId: adminId, version: 1 } });
  await user.click(button);
  await screen.findByText("This task is assigned to Kim Ash.");
  await screen.findByText("Claimed by Kim Ash");
});
