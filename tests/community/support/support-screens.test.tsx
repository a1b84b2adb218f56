import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { graphql } from "graphql";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Agent } from "../../../graph/adapters/agent.ts";
import { schema } from "../../../graph/app/schema.ts";
import { signInAdmin } from "../../harness/people.ts";
import { useKernel } from "../../harness/kernel.ts";
import { closeToast, openScreens, paste } from "../../harness/screens/screens.tsx";
import { persistedText } from "../../harness/persisted.ts";

let say: (() => AsyncGenerator<string, void>) | undefined;
const agent: Agent = {
  get healthy() {
    return say !== undefined;
  },
  answer: () => {
    if (!say) throw new Error("no model");
    return say();
  },
};
const lab = useKernel({ agent });

beforeEach(() => {
  say = undefined;
});
afterEach(() => vi.unstubAllGlobals());

async function openChat() {
  const user = userEvent.setup();
  openScreens(await lab.visitor(), "/feedback");
  await user.click(await screen.findByRole("button", { name: "Support" }));
  await user.click(await screen.findByRole("button", { name: "Start Chat" }));
  const log = await screen.findByRole("log", { name: "Conversation" });
  const erase = screen.queryByRole("button", { name: "Erase" });
  if (erase) {
    await user.click(erase);
    await closeToast(user, "Conversation erased");
  }
  return { user, log, message: screen.getByRole("textbox", { name: "Your message" }) };
}

test("the Support Center shows whom to call, and offers no address that no one reads", async () => {
  const user = userEvent.setup();
  openScreens(await lab.visitor(), "/feedback");
  await user.click(await screen.findByRole("button", { name: "Support" }));
  const center = await screen.findByRole("dialog", { name: "Support Center" });
  within(center).getByText("If this is a life-threatening emergency, please call 911 immediately.");
  expect(within(center).getByRole("link", { name: "Call Now" }).getAttribute("href")).toBe("tel:911");
  expect(within(center).getByRole("link", { name: "Call 988" }).getAttribute("href")).toBe("tel:988");
  expect(within(center).queryByRole("link", { name: "Send Email" })).toBeNull();
  expect(within(center).getByRole<HTMLButtonElement>("button", { name: "User Guide" }).disabled).toBe(true);
  within(center).getByRole("button", { name: "Admin Log In" });
});

test("the chat welcomes, shows the guidelines, answers, and blocks sending meanwhile", async () => {
  let goOn = () => {};
  say = async function* () {
    yield "Food is $10 per person. ";
    await new Promise<void>((resolve) => (goOn = resolve));
    yield "Anything else?";
  };
  const { user, log, message } = await openChat();
  within(log).getByText(/I'm the SafeVoice virtual support agent/);
  screen.getByText("Food assistance: $10 per person");
  screen.getByText("Housing support: $75 per night");
  screen.getByText("Hotel assistance: a 24-hour stay per request");

  const seen: (string | null)[] = [];
  Element.prototype.scrollIntoView = function () {
    seen.push(this.textContent);
  };
  await user.type(message, "   {Enter}");
  expect(within(log).queryByText("You")).toBeNull();
  await user.clear(message);
  await user.type(message, "How much{Shift>}{Enter}{/Shift}for food?{Enter}");
  expect((message as HTMLTextAreaElement).value).toBe("");
  await within(log).findByText(/How much\s+for food\?/);
  await screen.findByText("The support agent is typing...");
  await waitFor(() => expect(log.textContent).toContain("$10 per person."));
  await user.type(message, "and more{Enter}");
  expect((message as HTMLTextAreaElement).value).toContain("and more");
  goOn();
  await waitFor(() => expect(log.textContent).toContain("Anything else?"));
  await waitFor(() => expect(screen.queryByText("The support agent is typing...")).toBeNull());
  // the question, at the top, with the start of its answer below
  expect(seen.at(-1)).toMatch(/^You.*How much\s+for food\?$/);
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
});

test("an answer can be stopped and repeated", async () => {
  say = async function* () {
    yield "Let me think. ";
    await new Promise(() => {});
  };
  const { user, log } = await openChat();
  await user.click(screen.getByRole("button", { name: "I need food" }));
  await waitFor(() => expect(log.textContent).toContain("Let me think."));
  expect(document.activeElement).toBe(log); // the pressed button is removed, and the focus does not move to Close
  await user.click(screen.getByRole("button", { name: "Stop" }));
  await within(log).findByText("Stopped");
  say = undefined;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(log.textContent).toContain("$10 per person"));
  expect(within(log).getAllByText("I need food")).toHaveLength(1);
});

test("words of mortal danger show 911 and 988 at once, in Spanish too", async () => {
  const { user, log, message } = await openChat();
  await user.type(message, "quiero morir{Enter}");
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByRole("link", { name: "Call 911" }).getAttribute("href")).toBe("tel:911");
  expect(within(alert).getByRole("link", { name: "Call 988" }).getAttribute("href")).toBe("tel:988");
  await waitFor(() => expect(log.textContent).toContain("a solas"));
  await user.click(screen.getByRole("button", { name: "Erase" }));
  expect(screen.queryByRole("link", { name: "Call 988" })).toBeNull();
});

test("a request for a person opens the form; it reports what is missing, and the answer says when", async () => {
  await signInAdmin(lab);
  const { user, log, message } = await openChat();
  await user.type(message, "please call me back{Enter}");
  const dialog = await screen.findByRole("dialog", { name: "Request a Callback" });
  within(dialog).getByText("Urgent requests get a 2-5 minute response, general requests 5-15 minutes.");
  await user.click(within(dialog).getByRole("button", { name: "Request Callback" }));
  expect(await within(dialog).findAllByText("Please fill in your name and phone number")).toHaveLength(1);

  await user.type(within(dialog).getByRole("textbox", { name: /^Your name/ }), "Ana");
  await paste(user, within(dialog).getByRole("textbox", { name: /^Phone number/ }), "123-456-7890");
  await user.click(within(dialog).getByRole("button", { name: "Request Callback" }));
  expect(
    (await within(dialog).findAllByText("Please enter a phone number that we can call")).length,
  ).toBeGreaterThan(0);

  await user.clear(within(dialog).getByRole("textbox", { name: /^Phone number/ }));
  await paste(user, within(dialog).getByRole("textbox", { name: /^Phone number/ }), "(415) 555-0132");
  await user.click(within(dialog).getByRole("radio", { name: "Urgent" }));
  await user.click(within(dialog).getByRole("button", { name: "Request Callback" }));
  await waitFor(() => expect(log.textContent).toContain("Someone will call you within 2-5 minutes."));
  expect(screen.queryByRole("dialog", { name: "Request a Callback" })).toBeNull();
  expect(await lab.db.callbackRequest.count({ where: { phone: "+14155550132" } })).toBe(1);
});

test("feedback shows every message, keeps typed text, and gives a receipt", async () => {
  const visitor = await lab.visitor();
  const user = userEvent.setup();
  openScreens(visitor, "/feedback");
  const submit = await screen.findByRole("button", { name: "Submit Feedback" });
  await user.click(submit);
  for (const sentence of [
    "Please select a feedback type",
    "Please enter agency/department name",
    "Please enter your feedback",
  ])
    // the rules are loaded with the first press
    expect((await screen.findAllByText(sentence, {}, { timeout: 30_000 })).length).toBeGreaterThan(0);

  await user.click(screen.getByRole("radio", { name: "Concern" }));
  await paste(user, screen.getByRole("textbox", { name: /^Agency/ }), "Brackwater Police");
  await paste(
    user,
    screen.getByRole("textbox", { name: /^Your feedback/ }),
    "They kept me waiting for hours.",
  );
  await paste(user, screen.getByRole("textbox", { name: /^Email/ }), "nobody");
  await user.click(submit);
  expect((await screen.findAllByText("Please enter a valid email address")).length).toBeGreaterThan(0);

  await user.clear(screen.getByRole("textbox", { name: /^Email/ }));
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  await user.click(submit);
  expect((await screen.findAllByText(/could not be sent/)).length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Your feedback/ }).value).toContain(
    "hours",
  );

  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    const { documentId, variables } = JSON.parse(body) as { documentId: string; variables: object };
    const contextValue = await visitor.context();
    const source = persistedText(documentId);
    return Response.json(await graphql({ schema, source, variableValues: { ...variables }, contextValue }));
  });
  await user.click(submit);
  const number = await screen.findByText(/^FB-\d{4}-\d{6}$/);
  expect(number.parentElement?.textContent).toBe(`Your receipt number is ${number.textContent}.`);
  await screen.findByText("Thank you for your feedback!");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Your feedback/ }).value).toBe("");
  expect(await lab.db.feedback.count({ where: { agency: "Brackwater Police" } })).toBe(1);
  expect(screen.getByRole("link", { name: "Learn More: Legal Aid Services" }).getAttribute("href")).toBe(
    "/resources?type=legal",
  );
});
