/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { approveRequest } from "../../../graph/decisions/allocations/approval/approve.ts";
import { composeMessage, openBody } from "../../../graph/messages/communications/compose.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { writeLetters } from "../../harness/letters.ts";
import { fileRequest, liftMoneyLimits, sendForm, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { closePages } from "../../harness/screens/pages.ts";
import { closeToast, openScreens, paste } from "../../harness/screens/screens.tsx";

const lab = useKernel();
let admin: Caller;
let request: number;
let caseId: string;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  admin = await signInAdmin(lab);
  request = await fileRequest(lab, await signInOfficer(lab));
  ({ caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: request } }));
});

async function openCenter() {
  const user = userEvent.setup();
  openScreens(admin, "/admin/dashboard");
  const opener = await screen.findByRole("button", { name: "Communication Center" });
  if (opener.getAttribute("aria-expanded") !== "true") await user.click(opener);
  await screen.findByRole("tab", { name: /^Recent Notifications/ });
  return user;
}
const composed = () =>
  lab.db.message.findFirst({ where: { kind: "composed" }, orderBy: { createdAt: "desc" } });
const pick = async (
  user: ReturnType<typeof userEvent.setup>,
  name: RegExp,
  inside = screen as ReturnType<typeof within>,
) => {
  await paste(user, await inside.findByRole("combobox", { name: /Recipient/ }), caseId);
  await user.click(await screen.findByRole("option", { name }));
};

test("writes a template, previews, sends it, and reads the answer to its link", async () => {
  const user = await openCenter();
  await user.click(screen.getByRole("tab", { name: "Templates" }));
  await user.click(await screen.findByRole("button", { name: "New template" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New template" }));
  await paste(user, dialog.getByRole("textbox", { name: /^Name/ }), "A question");
  for (const language of ["English", "Spanish", "French"]) {
    await paste(
      user,
      dialog.getByRole("textbox", { name: new RegExp(String.raw`Subject \(${language}`) }),
      `About {caseId}`,
    );
    await paste(
      user,
      dialog.getByRole("textbox", { name: new RegExp(String.raw`Text \(${language}`) }),
      language === "Spanish" ? "Hola {name" : `Dear {recipientName}, in ${language}.`,
    );
  }
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await closeToast(user, "Could not save the template");
  await dialog.findAllByText("A brace { or } has no matching brace.");
  const spanish = dialog.getByRole("textbox", { name: /Text \(Spanish/ });
  await user.clear(spanish);
  await paste(user, spanish, "Hola {recipientName}.");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await screen.findByText("A question saved");

  await user.click(await screen.findByRole("button", { name: "Preview A question" }));
  const preview = within(await screen.findByRole("dialog", { name: "Preview: A question" }));
  await pick(user, /Noor Ibarra-Whitlock/, preview);
  await preview.findByText("Dear Noor Ibarra-Whitlock, in English.");
  await preview.findByText(`About ${caseId}`);
  await user.click(preview.getByRole("button", { name: "Close" }));

  await user.click(screen.getByRole("tab", { name: "Compose Message" }));
  await user.click(await screen.findByRole("button", { name: "Send Message" }));
  await pick(user, /Noor Ibarra-Whitlock/);
  await screen.findByText("To: noor@example.com");
  await user.click(await screen.findByRole("button", { name: /Template/ }));
  await user.click(await screen.findByRole("option", { name: "A question" }));
  const message = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Message/ });
  await waitFor(() => expect(message.value).toBe("Dear Noor Ibarra-Whitlock, in English."));
  await user.click(screen.getByRole("button", { name: "Send Message" }));
  await screen.findByText("Message queued");
  await waitFor(() =>
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Message/ }).value).toBe(""),
  );
  const sent = await composed();
  expect(sent).toMatchObject({
    recipientAddress: "noor@example.com",
    subject: `About ${caseId}`,
    templateVersion: 1,
  });

  await user.click(screen.getByRole("tab", { name: /^Recent Notifications/ }));
  const link = /\/reply\/[\w-]{26}/.exec(openBody(lab, sent?.bodySealed ?? "").text)?.[0] ?? "";
  await sendForm(await lab.visitor(), link, { kind: "answer", content: "I am at the <b>station</b>" });
  await screen.findByText("I am at the <b>station</b>");
  await screen.findByRole("tab", { name: "Recent Notifications (1)" });
  await user.click(screen.getByRole("button", { name: "Mark Read: Noor Ibarra-Whitlock" }));
  await screen.findByRole("tab", { name: "Recent Notifications" });
  await user.click(screen.getByRole("button", { name: "Reply to Noor Ibarra-Whitlock" }));
  const reply = within(await screen.findByRole("dialog", { name: "Reply to Noor Ibarra-Whitlock" }));
  await user.click(reply.getByRole("button", { name: "Send Reply" }));
  await reply.findAllByText("Please enter your response message.");
  await user.click(reply.getByRole("radio", { name: "SMS" }));
  await paste(user, reply.getByRole("textbox", { name: /Your response/ }), "Stay there.");
  await user.click(reply.getByRole("button", { name: "Send Reply" }));
  await screen.findByText("Reply queued");
  expect(await lab.db.message.findFirst({ where: { kind: "reply" } })).toMatchObject({ channel: "sms" });
  await within(screen.getByRole("list", { name: "Communications" })).findByText("Responded");
});

test("shows the guard's refusal at its field, and sends nothing", async () => {
  const before = await lab.db.message.count();
  const { verification } = await lab.db.emergencyRequest.findUniqueOrThrow({
    where: { id: request },
    select: { verification: { select: { supervisorName: true } } },
  });
  const user = await openCenter();
  await user.click(screen.getByRole("tab", { name: "Compose Message" }));
  await pick(user, /Noor Ibarra-Whitlock/);
  await paste(user, screen.getByRole("textbox", { name: /^Subject/ }), "Hello");
  await paste(
    user,
    screen.getByRole("textbox", { name: /^Message/ }),
    `${verification?.supervisorName ?? ""} agrees`,
  );
  await user.click(screen.getByRole("button", { name: "Send Message" }));
  await screen.findByText("Failed to send communication");
  expect((await screen.findAllByText(/can't name a supervisor/)).length).toBeGreaterThan(1);
  await user.click(screen.getByRole("radio", { name: "Phone call log" }));
  expect(screen.queryByRole("textbox", { name: /^Subject/ })).toBeNull();
  expect(await lab.db.message.count()).toBe(before);
});

/** A failed email with a temporary password, and the newer one that replaced it. */
async function supersededMail(): Promise<string> {
  const subject = "Your first password";
  const mail = composeMessage(lab, {
    kind: "admin-credentials",
    channel: "email",
    recipientType: "admin",
    recipientName: "Dana Cole",
    recipientAddress: "dana@fund.example",
    subject,
    body: { text: "A password" },
  });
  await lab.db.message.createMany({
    data: [
      { ...mail, createdAt: new Date(0), state: "failed", tries: 12 },
      { ...mail, id: crypto.randomUUID(), subject: "Your new password", state: "sent" },
    ],
  });
  return subject;
}

test("the outbox shows failures first, with their reason, and retries them", async () => {
  const message = composeMessage(lab, {
    kind: "admin-notice",
    channel: "email",
    recipientType: "admin",
    recipientName: "Desk",
    recipientAddress: "desk@fund.example",
    subject: "Lost mail",
    body: { text: "Lost" },
  });
  await lab.db.message.create({
    data: { ...message, createdAt: new Date(0), state: "failed", tries: 12, reason: "451 later" },
  });
  const replaced = await supersededMail();
  const user = userEvent.setup();
  openScreens(admin, "/admin/outbox");
  await screen.findByText(/^1 failed\. /);
  await screen.findByText("451 later");
  const row = within(screen.getByRole("row", { name: new RegExp(replaced) }));
  row.getByText("Superseded");
  row.getByText("A newer message replaced it.");
  expect(screen.queryByRole("button", { name: `Retry: ${replaced}` })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Retry: Lost mail" }));
  await screen.findByText("Message queued again");
  await screen.findByText(/^(?!.*failed).* need no action\.$/);
  expect(await lab.db.message.findUnique({ where: { id: message.id } })).toMatchObject({
    state: "queued",
    tries: 0,
  });
});

test("a message that did not arrive is marked as handled, and says by whom", async () => {
  const message = composeMessage(lab, {
    ...{ kind: "admin-notice", channel: "email", recipientType: "admin", recipientName: "Desk" },
    ...{ recipientAddress: "desk@fund.example", subject: "Bounced mail", body: { text: "Lost" } },
  });
  await lab.db.message.create({
    data: { ...message, state: "sent", sentAt: lab.now(), undeliveredAt: lab.now(), providerCode: "5.1.1" },
  });
  const user = userEvent.setup();
  const { router } = openScreens(admin, "/admin/outbox?state=undelivered");
  await screen.findByText(/\b1 did not arrive\. /);
  await user.click(await screen.findByRole("button", { name: "Mark as handled: Bounced mail" }));
  await screen.findByText("Message marked as handled");
  await screen.findByText(/^(?!.*did not arrive).* need no action\.$/);
  await waitFor(() => expect(screen.queryByRole("row", { name: /Bounced mail/ })).toBeNull());
  await router.navigate("/admin/outbox?state=settled");
  const row = within(await screen.findByRole("row", { name: /Bounced mail/ }));
  row.getByText("Did not arrive");
  row.getByText(/^Handled by \S+, /);
  expect(row.getAllByRole("button")).toEqual([
    row.getByRole("button", { name: "Not handled: Bounced mail" }),
  ]);
});

test("a letter that did not arrive is sent another way", async () => {
  await liftMoneyLimits(lab);
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  await approveRequest(await officer.context(), number);
  await writeLetters(lab);
  const of = { requestId: number, kind: "letter-victim" };
  const { id, subject } = await lab.db.message.findFirstOrThrow({ where: of });
  await lab.db.message.update({ where: { id }, data: { state: "sent", undeliveredAt: lab.now() } });
  const user = userEvent.setup();
  openScreens(admin, "/admin/outbox?state=undelivered");
  await user.click(await screen.findByRole("button", { name: `Send by SMS: ${subject}` }));
  await screen.findByText("Letter queued");
  await screen.findByText(/^(?!.*did not arrive).* need no action\.$/);
  expect(await lab.db.message.count({ where: { ...of, channel: "sms", state: "queued" } })).toBe(1);
});

test("a reply uses the channel of the message", async () => {
  for (const [channel, label] of [
    ["sms", "SMS"],
    ["email", "Email"],
  ] as const) {
    await lab.db.recipientResponse.updateMany({ data: { responseType: channel } });
    const user = await openCenter();
    await user.click((await screen.findAllByRole("button", { name: "Reply to Noor Ibarra-Whitlock" }))[0]!);
    const reply = within(await screen.findByRole("dialog", { name: "Reply to Noor Ibarra-Whitlock" }));
    expect(reply.getByRole<HTMLInputElement>("radio", { name: label }).checked).toBe(true);
    closePages();
  }
});

test("a received message leads to the thread of its case, and a template is retired", async () => {
  const user = await openCenter();
  const [toThread] = await screen.findAllByRole("link", { name: `Messages about ${caseId}` });
  expect(toThread?.getAttribute("href")).toBe(`/admin/communications?view=all&thread=request-${request}`);

  const { name } = await lab.db.communicationTemplate.findFirstOrThrow({ where: { name: "A question" } });
  await user.click(screen.getByRole("tab", { name: "Templates" }));
  await user.click(await screen.findByRole("button", { name: `Delete ${name}` }));
  const question = within(await screen.findByRole("alertdialog", { name: `Delete the template "${name}"?` }));
  await user.click(question.getByRole("button", { name: "Delete" }));
  await closeToast(user, "Template deleted");
  expect(screen.queryByRole("button", { name: `Delete ${name}` })).toBeNull();
});

test("the URL selects the center's tab, on its page and on the dashboard", async () => {
  const user = userEvent.setup();
  const { router } = openScreens(admin, "/admin/communications?tab=compose");
  const chosen = (name: string) => screen.findByRole("tab", { name, selected: true });
  await chosen("Compose Message");
  await user.click(screen.getByRole("tab", { name: "Templates" }));
  await waitFor(() => expect(router.state.location.search).toBe("?tab=templates"));
  await chosen("Templates");
  await router.navigate("/admin/dashboard?tab=overview&center=compose");
  const opener = await screen.findByRole("button", { name: "Communication Center" });
  if (opener.getAttribute("aria-expanded") !== "true") await user.click(opener);
  await chosen("Compose Message");
  await user.click(screen.getByRole("tab", { name: "Templates" }));
  await waitFor(() => expect(router.state.location.search).toBe("?tab=overview&center=templates"));
});
