import type { Page } from "@playwright/test";
import { requestOf, soon } from "../harness/deskSteps.ts";
import {
  asAdministrator,
  becomeOfficer,
  expect,
  field,
  inventOfficer,
  recipient,
  test,
} from "../harness/people.ts";

/* A Help Pass from the roadside to the last answer, with an administrator at the desk. */

test.use({ serviceWorkers: "allow" });

const code = (page: Page) => page.locator(".ticket .code strong");

/** The largest size of each page of the pass, as it came. */
function weigh(page: Page) {
  const bytes: Record<string, number> = {};
  page.on("response", async (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/c(\/|$)/.test(pathname) || response.request().resourceType() !== "document") return;
    const body = await response.body().catch(() => undefined);
    const name = pathname === "/c" ? "with the PIN" : "with the link";
    bytes[name] = Math.max(bytes[name] ?? 0, body?.length ?? 0);
  });
  return bytes;
}

test("from handing over to the last answer: live, offline, and with a reissued code", async ({
  page: admin,
  open,
  mailroom,
}) => {
  const officer = await open();
  await becomeOfficer(officer, mailroom, inventOfficer("trusted"));
  const { id: number, caseId } = await requestOf(officer, `heron-${Date.now()}@example.com`);

  const { pin, path, seconds } = await test.step("the officer hands it over", async () => {
    await officer.goto(`/request/${number}`);
    const give = officer.getByRole("button", { name: "Give a Help Pass" });
    await expect(give).toBeVisible();
    const began = Date.now();
    const answered = officer.waitForResponse(async (response) =>
      (await response.text().catch(() => "")).includes('"makePass"'),
    );
    await give.click();
    const pass = (await (await answered).json()).data.makePass.pass as { href: string; pin: string };
    await expect(officer.getByRole("dialog").locator("svg").first()).toBeVisible();
    await officer.getByRole("button", { name: "They have it" }).click();
    return { pin: pass.pin, path: new URL(pass.href).pathname, seconds: (Date.now() - began) / 1000 };
  });

  const phone = await open({ viewport: { width: 375, height: 812 }, serviceWorkers: "allow" });
  const bytes = weigh(phone);
  await test.step("the recipient opens it and chooses a PIN", async () => {
    await phone.goto(path);
    await expect(phone.getByText("We received your request.")).toBeVisible();
    for (const secret of [recipient.fullName, caseId]) await expect(phone.getByText(secret)).toHaveCount(0);
    await field(phone, "PIN").fill(pin);
    await phone.getByRole("button", { name: "Open" }).click();
    await expect(phone.getByText("There is no code yet.")).toBeVisible();
    await phone.getByText("Choose your own PIN").click();
    await field(phone, "New PIN, 6 digits").fill("480273");
    await field(phone, "The same PIN again").fill("480273");
    await phone.getByRole("button", { name: "Save PIN" }).click();
    await expect(phone.getByText("Only your own PIN opens this page now.")).toBeVisible();
  });

  await test.step("the approval arrives by itself", async () => {
    const approved = await officer.request.post("/api/fund-allocations", { data: { requestId: number } });
    expect(approved.ok(), await approved.text()).toBe(true);
    await expect(phone.getByText("Your request was approved.").first()).toBeVisible(soon);
  });

  await asAdministrator(admin);
  await dispatchMeal(admin, number);
  const dispatchedAt = Date.now();
  await expect(code(phone)).toHaveText(/^DOOR\d{4}$/, soon);
  const toTicket = (Date.now() - dispatchedAt) / 1000;
  const first = await code(phone).innerText();
  await expect(phone.locator(".ticket .code svg")).toBeVisible();

  await test.step("the page can be printed", async () => {
    await phone.evaluate(() => (window.print = () => (document.title = "printed")));
    await phone.getByRole("button", { name: "Print this page" }).click();
    await expect(phone).toHaveTitle("printed");
  });

  await test.step("kept on the phone, it opens without a connection, and no cache has it", async () => {
    await phone.getByRole("button", { name: "Keep on this device" }).click();
    await expect(phone.getByText("Kept on this device.")).toBeVisible();
    const { urls, text } = await stored(phone);
    expect(urls.filter((url) => /\/c(\/|\?|$)|\/card/.test(url))).toEqual([]);
    expect(text).not.toContain(first);
    await phone.context().setOffline(true);
    await phone.reload();
    await expect(phone.getByText(/^Seen .+ Not connected\.$/)).toBeVisible();
    await expect(code(phone)).toHaveText(first);
    await expect(phone.getByRole("button")).toHaveCount(0);
    await phone.context().setOffline(false);
    await phone.getByRole("link", { name: "Try again" }).click();
    await expect(phone.getByRole("button", { name: "I got it" })).toBeVisible();
  });

  await test.step("a code that does not work is reissued, and the new one appears", async () => {
    await phone.getByText("It doesn't work").click();
    await phone.getByRole("button", { name: "Tell us now" }).click();
    await expect(phone.getByText("We will look at it right away.")).toBeVisible();
    // The kept copy learns of it on the next connection, on whichever page.
    await phone.context().setOffline(true);
    await reissue(admin, number);
    await expect
      .poll(async () => {
        await phone.context().setOffline(false);
        await phone.goto("/");
        await phone.context().setOffline(true);
        await phone.goto("/c");
        await expect(phone.getByText(/Not connected/)).toBeVisible();
        return phone.getByText("No longer valid. Please do not use its code.").count();
      })
      .toBe(1);
    await expect(phone.getByText(first)).toHaveCount(0);
    await phone.context().setOffline(false);
    await phone.goto("/c");
    await expect(code(phone)).not.toHaveText(first, soon);
    await expect(code(phone)).toHaveCount(1);
    await phone.getByRole("button", { name: "I got it" }).click();
    await expect(phone.getByText("We marked it as received.")).toBeVisible();
  });

  await test.step("a message to the desk, and the kept page has the new code", async () => {
    await phone.getByText("Write to us").click();
    await field(phone, "Your message").fill("Thank you. The driver was kind.");
    await phone.getByRole("button", { name: "Send" }).click();
    await expect(phone.getByText("We received your message.")).toBeVisible();
    await expect(phone.getByText("Kept on this device.")).toBeVisible();
    const second = await code(phone).innerText();
    await phone.context().setOffline(true);
    await expect
      .poll(async () => {
        await phone.goto("/c");
        return code(phone).innerText();
      })
      .toBe(second);
    await phone.context().setOffline(false);
  });

  await test.step("it can be removed without a connection, and kept again", async () => {
    await phone.context().setOffline(true);
    await phone.reload();
    await phone.getByRole("link", { name: "Remove from this device" }).click();
    await expect(phone.getByText("Removed from this device.")).toBeVisible();
    await expect.poll(() => databases(phone)).not.toContain("safevoice-pass");
    await phone.goto("/c?lang=es");
    await expect(phone.getByText("No hay nada guardado en este dispositivo.")).toBeVisible();
    await phone.context().setOffline(false);
    await phone.goto("/c?lang=en");
    await phone.getByRole("button", { name: "Keep on this device" }).click();
    await expect(phone.getByText("Kept on this device.")).toBeVisible();
  });

  await test.step("a new pass ends this one, also on the phone that kept it", async () => {
    await officer.reload();
    await officer.getByRole("button", { name: "Make a new one" }).click();
    await officer.getByRole("alertdialog").getByRole("button", { name: "Make a new one" }).click();
    await officer.getByRole("button", { name: "They have it" }).click();
    // The open page leaves by itself.
    await expect(field(phone, "Code")).toBeVisible(soon);
    await expect.poll(() => databases(phone)).not.toContain("safevoice-pass");
    await phone.context().setOffline(true);
    await phone.goto("/c");
    await expect(phone.getByText("Nothing is kept on this device.")).toBeVisible();
  });
  for (const [name, size] of Object.entries(bytes)) expect(size, name).toBeLessThan(30_000);
  console.log(
    `handing over: 2 taps, ${seconds.toFixed(1)} s; dispatch to ticket: ${toTicket.toFixed(1)} s; bytes:`,
    bytes,
  );
});

test("without JavaScript, for a person who must not be contacted: nothing is sent, and a new pass takes over", async ({
  page: admin,
  open,
  mailroom,
}) => {
  const officer = await open();
  await becomeOfficer(officer, mailroom, inventOfficer("trusted"));
  const { id: number } = await requestOf(officer, `wren-${Date.now()}@example.com`);
  const first = await passOf(officer, number);
  const person = await open({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } });
  const unfold = (name: string) => person.locator("summary", { hasText: name }).click();

  await test.step("the QR code's link, its PIN, an own PIN, and the wish for no contact", async () => {
    await person.goto(first.path);
    await expect(person.getByText("We received your request.")).toBeVisible();
    await openPass(person, first.pin);
    await unfold("Choose your own PIN");
    await field(person, "New PIN, 6 digits").fill("480273");
    await field(person, "The same PIN again").fill("480273");
    await person.getByRole("button", { name: "Save PIN" }).click();
    await expect(person.getByText("Only your own PIN opens this page now.")).toBeVisible();
    await unfold("How may we reach you?");
    await person.getByRole("radio", { name: "Do not contact me" }).check();
    await person.getByRole("button", { name: "Save", exact: true }).click();
    await expect(person.getByText("Saved. From now on we follow this.")).toBeVisible();
  });

  await test.step("the approval and the code are there after a reload", async () => {
    const approved = await officer.request.post("/api/fund-allocations", { data: { requestId: number } });
    expect(approved.ok(), await approved.text()).toBe(true);
    await person.goto("/c");
    await expect(person.getByText("Your request was approved.").first()).toBeVisible();
    await asAdministrator(admin);
    await dispatchMeal(admin, number);
    await person.reload();
    await expect(code(person)).toHaveText(/^DOOR\d{4}$/);
    await expect(person.locator(".ticket .code svg path")).toHaveAttribute("d", /^M0 \.5m0 0h7/);
  });

  await test.step("It doesn't work: the desk answers in the pass, and reissues the code", async () => {
    const broken = await code(person).innerText();
    await unfold("It doesn't work");
    await field(person, "What happened? You can leave this empty.").fill("The app said it was used.");
    await person.getByRole("button", { name: "Tell us now" }).click();
    await expect(person.getByText("We will look at it right away.")).toBeVisible();
    const { communications } = await ask(admin, sentAndReceived, { n: number });
    const [problem] = communications.edges.map(({ node }: { node: Item }) => node).filter(isInbound);
    expect(problem).toMatchObject({ responseChannels: ["pass"], preview: "The app said it was used." });
    const content = "We are sorry. A new code is on this page.";
    await ask(admin, answering, { input: { id: problem.id, method: "pass", content, repliesSeen: 0 } });
    await reissue(admin, number);
    await person.goto("/c");
    await expect(person.getByText("1 new message for you")).toBeVisible();
    await expect(person.getByText(content)).toBeVisible();
    await expect(code(person)).toHaveText(/^DOOR\d{4}$/);
    await expect(code(person)).not.toHaveText(broken);
    await person.getByRole("button", { name: "I got it" }).click();
    await expect(person.getByText("We marked it as received.")).toBeVisible();
  });

  await test.step("nothing was sent to the person", async () => {
    const { communications } = await ask(admin, sentAndReceived, { n: number });
    const toPerson = communications.edges
      .map(({ node }: { node: Item }) => node)
      .filter((item: Item) => item.party === "victim" && !isInbound(item));
    expect(toPerson).toMatchObject([{ communicationType: "pass", status: "delivered" }]);
  });

  await test.step("a new pass takes over, and the old one shows nothing more", async () => {
    const shown = await code(person).innerText();
    const next = await passOf(officer, number);
    await person.goto("/c");
    await expect(field(person, "Code")).toBeVisible();
    await person.goto(first.path);
    await expect(person.getByRole("heading", { name: "We do not recognize this link" })).toBeVisible();
    await person.goto(next.path);
    await expect(person.getByText(shown)).toHaveCount(0);
    await field(person, "PIN").fill("480273");
    await person.getByRole("button", { name: "Open" }).click();
    await expect(person.getByText("The code or the PIN is wrong")).toBeVisible();
    await openPass(person, next.pin);
    await expect(code(person)).toHaveText(shown);
  });
});

test("a citizen without an officer sees the approval and the code, and answers that it arrived", async ({
  page: admin,
  open,
}) => {
  const citizen = await open({ viewport: { width: 375, height: 812 } });
  await asAdministrator(admin);
  const { id: number } = await requestOf(citizen, `finch-${Date.now()}@example.com`, { writer: admin });
  await citizen.goto(`/request/${number}`);
  await citizen.getByRole("button", { name: "Get your Help Pass" }).click();
  const shown = citizen.getByRole("dialog").getByRole("definition");
  await expect(shown).toHaveCount(2);
  const [short = "", pin = ""] = await shown.allTextContents();
  await citizen.getByRole("button", { name: "I have it" }).click();

  const library = await open();
  await library.goto("/card");
  await field(library, "Code").fill(short);
  await openPass(library, pin);
  await expect(library.getByText("There is no code yet.")).toBeVisible();

  const approved = await admin.request.post("/api/fund-allocations", { data: { requestId: number } });
  expect(approved.ok(), await approved.text()).toBe(true);
  await expect(library.getByText("Your request was approved.").first()).toBeVisible(soon);
  await dispatchMeal(admin, number);
  await expect(code(library)).toHaveText(/^DOOR\d{4}$/, soon);
  await library.getByRole("button", { name: "I got it" }).click();
  await expect(library.getByText("We marked it as received.")).toBeVisible();
  await admin.goto(`/admin/dashboard?tab=overview&case=${number}`);
  const details = admin.getByRole("dialog", { name: "Request Details" });
  await expect(details.getByText("$0.00 committed, $8.00 spent.")).toBeVisible();
});

async function openPass(page: Page, pin: string) {
  await field(page, "PIN").fill(pin);
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("heading", { name: "Your help" })).toBeVisible();
}

/** What a session asks for. */
async function ask(page: Page, query: string, variables: object) {
  const answer = await (await page.request.post("/graphql", { data: { query, variables } })).json();
  expect(answer.errors).toBeUndefined();
  return answer.data;
}

/** A new pass, as the dialog shows it. It takes the place of the one before. */
async function passOf(officer: Page, number: number): Promise<{ path: string; pin: string }> {
  const { request } = await ask(
    officer,
    `query ($n: Int!) { request(number: $n) { id helpPass { number } } }`,
    { n: number },
  );
  const input = { id: request.id, replaces: request.helpPass?.number ?? null };
  const { makePass } = await ask(
    officer,
    `mutation ($input: MakePassInput!) { makePass(input: $input) { pass { href pin } } }`,
    { input },
  );
  return { path: new URL(makePass.pass.href).pathname, pin: makePass.pass.pin };
}

async function dispatchMeal(admin: Page, number: number) {
  const meal = {
    ...{ helpType: "food", providerInfo: "DoorDash", dispatchNotes: "DoorDash - " },
    ...{ requestId: number, estimatedValue: 8, people: 1 },
  };
  const dispatched = await admin.request.post("/api/help-dispatches", { data: meal });
  expect(dispatched.ok(), await dispatched.text()).toBe(true);
}

/** The desk gives another code for the help that does not work. */
async function reissue(admin: Page, number: number) {
  const { request } = await ask(
    admin,
    `query ($n: Int!) { request(number: $n) { dispatches { id hasProblem } } }`,
    { n: number },
  );
  const [broken] = request.dispatches as { id: string; hasProblem: boolean }[];
  expect(broken?.hasProblem).toBe(true);
  await ask(
    admin,
    `mutation ($input: ReissueDispatchInput!) { reissueDispatch(input: $input) { request { id } } }`,
    {
      input: { id: broken?.id, reason: "It was used before" },
    },
  );
}

interface Item {
  id: string;
  direction: string;
  party: string | null;
  communicationType: string;
}
const isInbound = ({ direction }: Item) => direction === "inbound";
const sentAndReceived = `query ($n: Int!) {
  communications(filter: { request: $n }, first: 50) {
    edges { node { id direction party communicationType status preview responseChannels } }
  }
}`;
const answering = `mutation ($input: RespondToCommunicationInput!) {
  respondToCommunication(input: $input) { communication { id } }
}`;

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ""));

/** The addresses in every cache, and the kept pass as a script reads it. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
    const text = await new Promise<string>((resolve) => {
      const opening = indexedDB.open("safevoice-pass");
      opening.onsuccess = () => {
        const reading = opening.result.transaction("kept").objectStore("kept").getAll();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(
            JSON.stringify(reading.result, (_key, value: unknown) =>
              value instanceof ArrayBuffer || ArrayBuffer.isView(value)
                ? new TextDecoder().decode(value)
                : value,
            ),
          );
        };
      };
    });
    return { urls, text };
  });
