/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { saveTemplate } from "../../../graph/messages/templates/service.ts";
import { inboxChange } from "../../../graph/messages/communications/watch.ts";
import { holdReply } from "../../../graph/desk/inbox/threads/writer.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
let admin: Caller;
let other: Caller;
let request: number;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  admin = await signInAdmin(lab);
  other = await signInAdmin(lab);
  const body = "Dear {recipientName}.";
  await saveTemplate(
    await admin.context(),
    { number: null, version: 0 },
    { ...{ name: "Dear", type: "sms", recipientType: "victim" }, enBody: body, esBody: body, frBody: body },
  );
});
beforeEach(async () => {
  Element.prototype.scrollIntoView = () => {};
  localStorage.clear();
  await lab.db.recipientResponse.deleteMany();
  request = await fileRequest(lab, await signInOfficer(lab));
  await lab.db.message.deleteMany();
  await lab.db.replyWriter.deleteMany();
  await answer("The door is locked", request);
});
const answer = (content: string, requestId: number) =>
  lab.db.recipientResponse.create({
    data: { ...{ requestId, responseType: "sms", recipientType: "victim", sender: "Noor" }, content },
  });
const list = () => screen.findByRole("list", { name: "Conversations" });

test("the keyboard opens a thread and answers it over the writer's own channel", async () => {
  const user = userEvent.setup();
  const { router } = openScreens(admin, "/admin/communications");
  expect(within(await list()).getAllByRole("link")).toHaveLength(1);
  await user.keyboard("j{Enter}");
  await within(await screen.findByRole("list", { name: "Messages" })).findByText("The door is locked");
  expect(router.state.location.search).toBe(`?thread=request-${request}`);
  await user.keyboard("r");
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /Your response/ });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "SMS" }).checked).toBe(true);
  await user.keyboard("/");
  await user.click(await screen.findByRole("menuitem", { name: "Dear" }));
  await waitFor(() => expect(field.value).toBe("Dear Noor Ibarra-Whitlock."));
  await user.click(screen.getByRole("button", { name: "Send Reply" }));
  await screen.findByText("Reply queued");
  expect(await lab.db.message.findFirst({ where: { kind: "reply" } })).toMatchObject({ channel: "sms" });
  await screen.findByText("Every message has been answered or read.");
});

test("a message that asks for a call leads to the callback, which has the number", async () => {
  const user = userEvent.setup();
  const data = {
    name: "Wren Alder",
    phone: "+15125550168",
    requestType: "general",
    sessionKey: "s",
  } as const;
  const { id } = await lab.db.callbackRequest.create({ data });
  const { router } = openScreens(admin, `/admin/communications?thread=callback-${id}`);
  await user.click(await screen.findByRole("link", { name: "Open callback" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/admin/callbacks"));
  await screen.findByRole("heading", { name: data.name });
  await screen.findByRole("link", { name: /512.*555.*0168/ });
  await lab.db.callbackRequest.delete({ where: { id } });
});

test("after a reply among what waits the next conversation opens", async () => {
  const user = userEvent.setup();
  const other = await fileRequest(lab, await signInOfficer(lab));
  await lab.db.message.deleteMany();
  await answer("The bus has left", other);
  const { router } = openScreens(admin, `/admin/communications?thread=request-${other}`);
  await within(await screen.findByRole("list", { name: "Messages" })).findByText("The bus has left");
  await user.type(await screen.findByRole("textbox", { name: /Your response/ }), "Help is on the way.");
  await user.click(screen.getByRole("button", { name: "Send Reply" }));
  await waitFor(() => expect(router.state.location.search).toBe(`?thread=request-${request}`));
  const messages = () => within(screen.getByRole("list", { name: "Messages" }));
  await waitFor(() => messages().getByText("The door is locked"));
  const field = screen.getByRole("textbox", { name: /Your response/ });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2, name: /Noor/ }));
});

test("until the next conversation is loaded, the one before takes no words and no keys", async () => {
  const user = userEvent.setup();
  const next = await fileRequest(lab, await signInOfficer(lab));
  await lab.db.message.deleteMany();
  await answer("The bus has left", next);
  let release = () => {};
  let gate: Promise<void> | undefined;
  const slow = { ...admin, context: () => (gate ?? Promise.resolve()).then(() => admin.context()) };
  openScreens(slow, `/admin/communications?view=all&thread=request-${request}`);
  const pane = () => screen.getByRole("region", { name: "Conversation" });
  await screen.findByRole("textbox", { name: /Your response/ });
  expect(pane().hasAttribute("inert")).toBe(false);
  gate = new Promise((resolve) => (release = resolve));
  const link = within(await list())
    .getAllByRole("link")
    .find((one) => one.matches(`[href$="${next}"]`));
  await user.click(link!);
  await waitFor(() => expect(pane().hasAttribute("inert")).toBe(true));
  await user.keyboard("m");
  await screen.findByText("That shortcut isn't available right now.");
  release();
  await within(pane()).findByText("The bus has left");
  expect(pane().hasAttribute("inert")).toBe(false);
  expect(await lab.db.recipientResponse.count({ where: { acknowledgedAt: null } })).toBe(2);
});

test("while a colleague writes, the reply waits and keeps its text", async () => {
  const user = userEvent.setup();
  const thread = `request-${request}`;
  openScreens(admin, `/admin/communications?thread=${thread}`);
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /Your response/ });
  await holdReply(await other.context(), { thread, isWriting: true, takesOver: false });
  await user.type(field, "On");
  await screen.findByText(/is writing a reply$/);
  expect(screen.queryByRole("button", { name: "Send Reply" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Write anyway" }));
  await screen.findByRole("button", { name: "Send Reply" });
  expect(document.activeElement).toBe(field);
  expect(field.value).toMatch(/^O/);
});

test("a typed reply stays when a message arrives, when it is read, and when it is opened again", async () => {
  const user = userEvent.setup();
  const path = `/admin/communications?thread=request-${request}`;
  const { router } = openScreens(admin, path);
  const replyField = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: /Your response/ });
  const field = await replyField();
  await user.type(field, "A locksmith comes");
  const { id } = await answer("Are you there?", request);
  lab.events.publish("inboxChanged", inboxChange("response", id));
  await within(screen.getByRole("list", { name: "Messages" })).findByText("Are you there?");
  await user.click(screen.getByRole("button", { name: "Mark Read" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Mark Read" })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2, name: /Noor/ }));
  expect(await replyField()).toBe(field);
  expect(field.value).toBe("A locksmith comes");
  await user.click(screen.getAllByRole("button", { name: "Close conversation" })[0]!);
  await screen.findByText("No conversation is open");
  await router.navigate(path);
  expect((await replyField()).value).toBe("A locksmith comes");
  await user.clear(await replyField());
});

test("a missing thread is reported beside the list, and the views are links", async () => {
  const user = userEvent.setup();
  openScreens(admin, "/admin/communications?thread=request-999999");
  await screen.findByText("This conversation could not be opened.");
  await user.click(screen.getByRole("link", { name: /^Urgent 0/ }));
  await screen.findByText("No urgent messages.");
});
