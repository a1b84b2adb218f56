import type { Locator, Page } from "@playwright/test";
import { requestOf } from "../harness/deskSteps.ts";
import { asAdministrator, becomeOfficer, expect, field, inventOfficer, test } from "../harness/people.ts";

/*
 * Twenty cases of a night, with the keyboard alone in the workspaces, and the same acts with the
 * pointer in the dialogs of the overview. It prints how many keys, pointer actions and pages each
 * takes. Letters of texts are counted apart, because both ways need the same.
 */

const night = { approvals: 12, denials: 3, dispatches: 8, replies: 5, reissues: 1 };
type Act = keyof typeof night;
const maxKeys = 61;

/** Counts what the person does. */
function counting(page: Page) {
  const count = { keys: 0, letters: 0, pointer: 0, pages: 0 };
  return {
    count,
    async press(...keys: string[]) {
      for (const key of keys) {
        count.keys += 1;
        await page.keyboard.press(key);
      }
    },
    async type(text: string) {
      count.letters += text.length;
      await page.keyboard.type(text);
    },
    async click(place: Locator) {
      count.pointer += 1;
      await place.click();
    },
    async open(address: string) {
      count.pages += 1;
      await page.goto(address);
    },
  };
}
type Counting = ReturnType<typeof counting>;

const reason = "A duplicate of another request.";
const answer = "Help is on the way.";

async function file(page: Page, name: string, cases: number) {
  const filed: { id: number; caseId: string }[] = [];
  for (let n = 0; n < cases; n++)
    filed.push(await requestOf(page, `${name}-${n}-${Date.now()}@example.com`, { name: `${name} ${n}` }));
  return filed;
}

const focused = (page: Page, button: RegExp) =>
  expect(page.locator("button[type=submit]:focus")).toHaveAccessibleName(button);
const openCase = (page: Page) =>
  page.getByRole("region", { name: "Case" }).getByRole("heading", { level: 2 });

/** The next one is shown: its heading is another one. */
async function nextAfter(page: Page, shown: string) {
  await expect(openCase(page)).not.toHaveText(shown);
  await expect(
    page.getByRole("region", { name: "Case" }).getByRole("button", { name: "Approve" }),
  ).toBeVisible();
}

async function byKeyboard(page: Page, me: Counting) {
  await me.open("/admin/cases?status=pending&q=nightkeys");
  await expect(page.getByRole("table", { name: "Cases" })).toBeVisible();
  await me.press("Enter");
  const decisions = night.approvals + night.denials;
  for (let n = 0; n < decisions; n++) {
    const title = openCase(page);
    await expect(title).toBeVisible();
    await expect(
      page.getByRole("region", { name: "Case" }).getByRole("button", { name: "Approve" }),
    ).toBeEnabled();
    const shown = await title.innerText();
    if (n < night.approvals) {
      await me.press("a");
      await focused(page, /Approve/);
      await me.press("Enter");
    } else {
      await me.press("r");
      await expect(page.getByRole("alertdialog").getByRole("textbox")).toBeFocused();
      await me.type(reason);
      await me.press("Control+Enter");
    }
    if (n < decisions - 1) await nextAfter(page, shown);
  }

  await me.open("/admin/dispatches?view=approved&q=nightkeys");
  const requests = page.getByRole("list", { name: "Requests" });
  await expect(requests).toBeVisible();
  await me.press("Enter");
  for (let n = 0; n < night.dispatches; n++) {
    const title = page.getByRole("region", { name: "Dispatch case" }).getByRole("heading", { level: 2 });
    await expect(title).toBeFocused();
    await expect(page.locator("[aria-keyshortcuts=d]")).toBeEnabled();
    const shown = await title.innerText();
    await me.press("d");
    await focused(page, /^Dispatch 1/);
    await me.press("Enter");
    await expect(title).not.toHaveText(shown);
  }

  await me.open("/admin/dispatches?view=complete&q=nightkeys");
  await expect(requests).toBeVisible();
  await me.press("Enter");
  await expect(page.locator("[aria-keyshortcuts=m]")).toBeEnabled();
  await me.press("m");
  await expect(page.getByRole("menu")).toBeVisible();
  await expect(page.getByRole("menuitem").first()).toHaveAttribute("data-focused");
  await me.press("ArrowUp", "ArrowUp"); // from the first entry to the last, Void, and the one above
  await expect(page.getByRole("menuitem", { name: /Reissue/ })).toHaveAttribute("data-focused");
  await me.press("Enter");
  await expect(page.getByRole("alertdialog").getByRole("textbox")).toBeFocused();
  await me.type(reason);
  await me.press("Control+Enter");
  await expect(page.getByRole("alertdialog", { name: /Reissue/ })).toHaveCount(0);

  await me.open("/admin/communications");
  await expect(page.getByRole("list", { name: "Conversations" })).toBeVisible();
  const thread = page.getByRole("region", { name: "Conversation" });
  await me.press("Enter");
  for (let n = 0; n < night.replies; n++) {
    // What was answered is read, so this is the next one.
    await expect(thread.getByRole("button", { name: "Mark Read" }).first()).toBeVisible();
    const shown = page.url();
    // After a reply, that of the next conversation has the focus.
    if (n === 0) await me.press("r");
    await expect(thread.getByRole("textbox").last()).toBeFocused();
    await me.type(answer);
    await me.press("Control+Enter");
    await expect(page).not.toHaveURL(shown);
  }
}

/** One act of each kind with the pointer, as the overview's dialogs need it. */
async function byPointer(page: Page, me: Counting, [approved, denied]: readonly { caseId: string }[]) {
  const taken: Partial<Record<Act, Counting["count"]>> = {};
  const act = async (kind: Act, play: () => Promise<void>) => {
    const before = { ...me.count };
    await play();
    taken[kind] = Object.fromEntries(
      Object.entries(me.count).map(([name, now]) => [name, now - before[name as keyof typeof before]]),
    ) as Counting["count"];
  };
  const tracker = page.getByRole("region", { name: "Request Status Tracker" });
  const dialog = page.getByRole("dialog", { name: "Request Details" });
  const close = () => me.click(dialog.getByRole("button", { name: "Close" }).first());
  await page.goto("/admin/dashboard?tab=overview&q=pointed");
  await act("approvals", async () => {
    await me.click(tracker.getByRole("link", { name: `Details of ${approved?.caseId}` }));
    await me.click(dialog.getByRole("button", { name: "Approve", exact: true }));
    await me.click(dialog.getByRole("button", { name: "Approve", exact: true }).last());
    await expect(page.getByText("Request status changed to approved")).toBeVisible();
    await close();
  });
  await act("denials", async () => {
    await me.click(tracker.getByRole("link", { name: `Details of ${denied?.caseId}` }));
    await me.click(dialog.getByRole("button", { name: /^Deny/ }));
    await expect(page.getByRole("alertdialog").getByRole("textbox")).toBeFocused();
    await me.type(reason);
    await me.click(page.getByRole("alertdialog").getByRole("button", { name: /^Deny/ }));
    await expect(page.getByRole("alertdialog", { name: /^Deny/ })).toHaveCount(0);
    await close();
  });
  const hub = page.getByRole("region", { name: "Help Dispatch Hub" });
  await page.getByRole("button", { name: "Help Dispatch Hub" }).click();
  await act("dispatches", async () => {
    await me.click(hub.getByRole("searchbox"));
    await me.type(approved?.caseId ?? "");
    await me.click(hub.getByRole("button", { name: `Manual Dispatch Resources for ${approved?.caseId}` }));
    const help = page.getByRole("dialog", { name: /Manual dispatch/ });
    await me.click(help.getByRole("tab", { name: "Food" }));
    await me.click(help.locator("label").filter({ hasText: "DoorDash" }).first());
    await me.click(help.getByRole("button", { name: /^Dispatch 1/ }));
    await expect(page.getByText("Successfully dispatched 1 service provider(s)")).toBeVisible();
  });
  await act("reissues", async () => {
    await me.click(hub.getByRole("button", { name: "More actions for DoorDash" }));
    await me.click(page.getByRole("menuitem", { name: /Reissue/ }));
    await me.click(field(page, "Reason"));
    await me.type(reason);
    await me.click(page.getByRole("button", { name: "Reissue" }));
    await expect(page.getByText("DoorDash dispatch reissued")).toBeVisible();
  });
  return taken;
}

test("twenty cases of a night take the keyboard alone, and fewer acts than the pointer", async ({
  page,
  open,
  mailroom,
}) => {
  test.slow();
  const officersPage = await open();
  await becomeOfficer(officersPage, mailroom, inventOfficer("trusted"));
  await asAdministrator(page);
  await file(officersPage, "Nightkeys", night.approvals + night.denials);
  const pointed = await file(officersPage, "Pointed", 2);

  for (let n = 1; n <= night.replies; n++) {
    const data = { problem: "number", details: "No one answers", email: `reader-${n}@example.com` };
    const sent = await officersPage.request.post(`/api/resources/res-tx-${n}/corrections`, { data });
    expect(sent.ok(), await sent.text()).toBe(true);
  }
  const keyboard = counting(page);
  await byKeyboard(page, keyboard);
  const taken = await byPointer(page, counting(page), pointed);
  // A reply in the dashboard's panel: open the message, Respond, the field, Send.
  const replies = { keys: 0, pointer: 4, pages: 0 };
  const before = { keys: 0, pointer: 0, pages: 1 };
  for (const [act, times] of Object.entries(night) as [Act, number][]) {
    const one = act === "replies" ? replies : taken[act];
    for (const what of ["keys", "pointer", "pages"] as const) before[what] += (one?.[what] ?? 0) * times;
  }
  console.log(`Twenty cases with the keyboard: ${JSON.stringify(keyboard.count)}`);
  console.log(`Before, with the pointer: ${JSON.stringify(before)}`);
  expect(keyboard.count.pointer).toBe(0);
  expect(keyboard.count.keys).toBeLessThanOrEqual(maxKeys);
  expect(keyboard.count.keys).toBeLessThanOrEqual((before.pointer + before.keys) / 2);
});
