import type { Page } from "@playwright/test";
import { becomeOfficer, expect, fileRequest, inventOfficer, test } from "../harness/people.ts";
import { linkMailedTo } from "../harness/mail.ts";

/* A name in another script keeps its order, and so does what is around it. */

const names = [
  ["Nguyễn Thị Ánh Nguyệt", "ltr"],
  ["Ελένη Παπαδοπούλου", "ltr"],
  ["ليلى الحسن", "rtl"],
] as const;

interface NamePlace {
  text: string;
  isIsolated: boolean;
  direction: string;
  around: string;
}

/** Each place where the page shows the name. */
const placesOf = (page: Page, name: string): Promise<NamePlace[]> =>
  page.getByRole("main").evaluate((main, shown) => {
    const places: NamePlace[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent?.includes(shown)) continue;
      const bdi = text.parentElement?.closest("bdi");
      // A sentence isolates a name by characters of its own.
      const isInSentence = new RegExp(`[\\u2066-\\u2068]${shown}`, "u").test(text.textContent);
      const directionOf = (element: Element | null | undefined) =>
        element ? getComputedStyle(element).direction : "";
      places.push({
        text: text.parentElement?.outerHTML.slice(0, 300) ?? "",
        isIsolated: Boolean(bdi) || isInSentence,
        direction: bdi ? directionOf(bdi) : "",
        around: directionOf((bdi ?? text).parentElement),
      });
    }
    return places;
  }, name);

async function expectIsolated(page: Page, name: string, direction: string) {
  await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
  const places = await placesOf(page, name);
  expect(places.length).toBeGreaterThan(0);
  // A name from left to right needs no isolation within a sentence of ours.
  const isWrong = ({ isIsolated, around }: NamePlace) =>
    around !== "ltr" || (!isIsolated && direction === "rtl");
  expect(places.filter(isWrong)).toEqual([]);
  for (const place of places) if (place.direction) expect(place.direction).toBe(direction);
}

test("names in three scripts are isolated, in their own direction, for officer and supervisor", async ({
  page,
  open,
  mailroom,
}) => {
  const officer = { ...inventOfficer(), officerName: "سامي الخطيب", supervisorName: names[0][0] };
  await becomeOfficer(page, mailroom, officer);
  const order: boolean[] = [];
  for (const [name, direction] of names) {
    const number = await fileRequest(page, { meals: { people: 2 } }, name);
    await page.goto("/requests");
    await expectIsolated(page, name, direction);
    const card = page.getByRole("main").getByRole("link", { name: new RegExp(name) });
    const [id, person] = await Promise.all([
      card.getByText(/^EM-\d{4}-\d+$/).boundingBox(),
      card.getByText(name).first().boundingBox(),
    ]);
    order.push((id?.x ?? 0) <= (person?.x ?? 0));

    await page.goto(`/request/${number}`);
    await expectIsolated(page, name, direction);
    await expectIsolated(page, officer.officerName, "rtl");

    const supervisor = await open({ javaScriptEnabled: false });
    await supervisor.goto(await linkMailedTo(mailroom, officer.supervisorEmail, "approve"));
    await expectIsolated(supervisor, officer.officerName, "rtl");
  }
  // The Arabic name does not change the place of the number beside it.
  expect(new Set(order).size).toBe(1);
});
