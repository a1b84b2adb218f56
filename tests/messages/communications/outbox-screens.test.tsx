/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { composeMessage } from "../../../graph/messages/communications/compose.ts";
import { retryMessage } from "../../../graph/messages/communications/service.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
let admin: Caller;
let colleague: Caller;
beforeAll(async () => {
  admin = await signInAdmin(lab);
  colleague = await signInAdmin(lab);
});
beforeEach(async () => {
  await lab.db.message.deleteMany();
});

async function failed(subject: string): Promise<string> {
  const message = composeMessage(lab, {
    ...{ kind: "admin-notice", channel: "email", recipientType: "admin", recipientName: "Night desk" },
    ...{ recipientAddress: "desk@fund.example", subject, body: { text: "Lost" } },
  });
  await lab.db.message.create({ data: { ...message, state: "failed", tries: 12, reason: "451 later" } });
  return message.id;
}
const detail = async () => within(await screen.findByRole("region", { name: "Message details" }));

test("a message opens beside the list, and stays open after R has sent it again", async () => {
  const id = await failed("Lost mail");
  const user = userEvent.setup();
  const { router } = openScreens(admin, "/admin/outbox?state=failed");
  await user.click(await screen.findByRole("rowheader", { name: /Lost mail/ }));
  expect(router.state.location.search).toBe(`?state=failed&open=${id}`);
  const shown = await detail();
  await waitFor(() => expect(shown.getByRole("heading", { name: "Lost mail" })).toBe(document.activeElement));
  shown.getByText("Night desk");
  shown.getByText("451 later");
  await user.keyboard("r");
  await screen.findByText("Message queued again");
  await waitFor(() => expect(screen.queryByRole("rowheader", { name: /Lost mail/ })).toBeNull());
  expect(await lab.db.message.findUnique({ where: { id } })).toMatchObject({ state: "queued" });
  shown.getByRole("heading", { name: "Lost mail" });
  await waitFor(() => expect(shown.queryByRole("button", { name: "Retry: Lost mail" })).toBeNull());
});

test("why messages were captured is said once for all, and again beside an open one", async () => {
  const ids = await Promise.all([failed("First mail"), failed("Second mail")]);
  const reason = "No mail server is set up";
  await lab.db.message.updateMany({ data: { state: "sent", reason } });
  const user = userEvent.setup();
  openScreens(admin, "/admin/outbox");
  await screen.findByRole("rowheader", { name: /Second mail/ });
  expect(screen.getAllByText("Captured, not sent")).toHaveLength(ids.length);
  expect(screen.getAllByText(new RegExp(reason))).toHaveLength(1);
  await user.click(screen.getByRole("rowheader", { name: /First mail/ }));
  await (await detail()).findByText(reason);
});

test("a link opens a message that the list does not show, and H marks it as handled", async () => {
  const id = await failed("Bounced mail");
  const user = userEvent.setup();
  openScreens(admin, `/admin/outbox?state=sent&open=${id}`);
  const shown = await detail();
  await shown.findByRole("heading", { name: "Bounced mail" });
  expect(screen.queryByRole("rowheader")).toBeNull();
  await user.keyboard("h");
  await shown.findByText(/^Handled by \S+, /);
});

test("a message that a colleague sends again leaves the list, and its detail says so", async () => {
  const id = await failed("Late mail");
  const user = userEvent.setup();
  openScreens(admin, "/admin/outbox?state=failed");
  await user.click(await screen.findByRole("rowheader", { name: /Late mail/ }));
  const shown = await detail();
  await shown.findByRole("button", { name: "Retry: Late mail" });
  await retryMessage(await colleague.context(), id);
  await waitFor(() => expect(screen.queryByRole("rowheader", { name: /Late mail/ })).toBeNull());
  await waitFor(() => expect(shown.queryByRole("button", { name: "Retry: Late mail" })).toBeNull());
  shown.getByRole("heading", { name: "Late mail" });
});

test("a wrong link says so", async () => {
  openScreens(admin, `/admin/outbox?open=${lab.random.uuid()}`);
  await (await detail()).findByText("This is no longer available, or the link is wrong.");
});

test("a message that could not be loaded is loaded with Retry", async () => {
  const id = await failed("Lost mail");
  const fails = () => Promise.reject(new Error("the connection was lost"));
  openScreens(admin, `/admin/outbox?state=sent&open=${id}`, { before: { MessageDetailQuery: fails } });
  const shown = await detail();
  await userEvent.click(await shown.findByRole("button", { name: "Retry" }));
  await shown.findByRole("heading", { name: "Lost mail" });
});
