import type { Page } from "@playwright/test";
import { appAddresses, serverAddresses } from "../harness/addresses.ts";
import { expect, test } from "../harness/people.ts";
import { untilItLives } from "../harness/steps.ts";
import { lookAt, photograph, type Box } from "../harness/pixels.ts";

// As tall as the screens, so that one picture shows each of them.
test.use({
  viewport: { width: 1280, height: 2400 },
  contextOptions: { forcedColors: "active", reducedMotion: "reduce" },
});

/** What must contrast with its background, and pairs that must not look alike. */
interface Found {
  visible: { what: string; box: Box }[];
  different: { what: string; boxes: [Box, Box] }[];
}

/** The minimum contrast of non-text (WCAG 1.4.11). */
const enough = 3;

test("in forced colors everything on the public screens is visible, and choices are marked", async ({
  page,
  open,
}) => {
  const look = observer(await open(), "dark");
  for (const address of [
    "/landing",
    "/home",
    "/resources?type=food",
    "/rights?tab=traffic",
    "/events?view=calendar",
    "/incidents",
  ]) {
    await page.goto(address);
    await untilItLives(page);
    await look(page, address);
  }
  await page.goto("/feedback");
  await page.getByRole("radio").first().check({ force: true });
  await page.getByRole("button", { name: "Submit Feedback" }).click();
  await expect(page.locator("[data-error-summary]")).toBeVisible();
  await look(page, "feedback with errors");

  await page.getByRole("button", { name: "Settings" }).click();
  for (const tab of ["Notifications", "Appearance"]) {
    await page.getByRole("tab", { name: tab }).click();
    await look(page, `settings, ${tab}`);
  }
});

test("in forced colors everything on an officer's screens is visible, and choices are marked", async ({
  page,
  open,
  demoOfficer,
}) => {
  const look = observer(await open(), "light");
  await page.goto("/officer-login");
  await page.getByRole("button", { name: "Food" }).click();
  await look(page, "officer form");

  const officer = await demoOfficer("trusted");
  await officer.setViewportSize({ width: 1280, height: 2400 });
  const completed = officer.getByRole("main").getByRole("link").filter({ hasText: "completed" }).first();
  await expect(completed).toBeVisible();
  await look(officer, "requests");
  await officer.goto(`${await completed.getAttribute("href")}?tab=resources`);
  await expect(officer.getByRole("meter").first()).toBeVisible();
  await look(officer, "recommended resources");
  await officer.goto("/case-tracking");
  await officer.getByRole("switch").first().press("Space");
  await look(officer, "case tracking");
  await officer.goto("/new-request");
  await officer.getByRole("button", { name: /Urgency/ }).press("Enter");
  await expect(officer.getByRole("listbox")).toBeVisible();
  await look(officer, "choices of a new request");
});

test("in forced colors every button has a border, on every page that opens by its address", async ({
  page,
}) => {
  for (const address of [...appAddresses(), ...serverAddresses()]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await untilItLives(page);
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("button:not([role=tab])")]
        .filter((button) => button.checkVisibility({ visibilityProperty: true }) && button.offsetWidth > 1)
        .filter((button) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
          return borderTopStyle === "none" || Number.parseFloat(borderTopWidth) < 1;
        })
        .map((button) => button.getAttribute("aria-label") ?? button.textContent),
    );
    expect.soft(bare, address).toEqual([]);
  }
});

test("in forced colors the focus always has an outline", async ({ page }) => {
  for (const address of ["/home", "/events?view=calendar", "/feedback", "/officer-login"]) {
    await page.goto(address);
    await untilItLives(page);
    for (let stop = 1; stop <= 14; stop += 1) {
      await page.keyboard.press("Tab");
      const { what, outline } = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body;
        const ringed = focused.closest("label")?.children[1] ?? focused;
        const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
        return {
          what: `${focused.tagName} ${focused.textContent}`,
          outline: outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth),
        };
      });
      expect.soft(outline, `${address}, ${what}`).toBeGreaterThanOrEqual(2);
    }
  }
});

type Look = (page: Page, name: string) => Promise<void>;

/** The app's light theme is below the forced colors; with dark ones it cannot help by accident. */
function observer(darkroom: Page, colorScheme: "dark" | "light"): Look {
  return async (page, name) => {
    await page.emulateMedia({ colorScheme, forcedColors: "active", reducedMotion: "reduce" });
    const { measured, picture } = await photograph(page, () => page.evaluate(findAll));
    const { visible, different } = measured;
    const boxes = [...visible.map(({ box }) => box), ...different.flatMap((pair) => pair.boxes)];
    const seen = await lookAt(picture, darkroom, boxes);
    const pairs = seen.slice(visible.length);
    const hidden = visible.filter((_, at) => (seen[at]?.contrast ?? 1) < enough);
    const alike = different.filter(
      (_, at) => String(pairs[2 * at]?.ground) === String(pairs[2 * at + 1]?.ground),
    );
    expect.soft(boxes.length, `${name}: something is looked at`).toBeGreaterThan(0);
    expect
      .soft(
        [...hidden, ...alike].map(({ what }) => what),
        name,
      )
      .toEqual([]);
  };
}

/** Runs in the page. */
function findAll(): Found {
  const boxOf = (element: Element): Box => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };
  /** Visible, with nothing over it. */
  const isInSight = (element: Element) => {
    const { x, y, width, height } = boxOf(element);
    if (width < 6 || height < 6 || x < 4 || y < 0 || x + width > innerWidth || y + height > innerHeight)
      return false;
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return (
      !!top &&
      (element.contains(top) || top === element.parentElement) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isInSight);
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.closest("label, a, button")?.textContent ?? element.textContent ?? "").trim().slice(0, 40)}"`;

  const visible: Found["visible"] = [];
  const different: Found["different"] = [];

  for (const icon of all("svg")) visible.push({ what: `icon in ${nameOf(icon)}`, box: boxOf(icon) });
  const edged =
    "[data-variant], [aria-pressed], [aria-haspopup=listbox], textarea, select, input:not([type=checkbox], [type=radio])";
  for (const control of all(edged)) {
    const { x, y, height } = boxOf(control);
    visible.push({
      what: `edge of ${nameOf(control)}`,
      box: { x: x - 3, y: y + height / 2, width: 6, height: 1 },
    });
  }

  /** The first chosen and the first unchosen item of each group. */
  const compare = (
    groups: Iterable<Element>,
    one: string,
    chosen: string,
    sign = (element: Element) => element,
  ) => {
    for (const group of groups) {
      const choices = [...group.querySelectorAll(one)].filter(isInSight);
      const is = choices.find((choice) => choice.matches(chosen));
      const isNot = choices.find((choice) => !choice.matches(chosen));
      if (is && isNot)
        different.push({
          what: `chosen ${nameOf(is)} like ${nameOf(isNot)}`,
          boxes: [boxOf(sign(is)), boxOf(sign(isNot))],
        });
    }
  };
  /** The box or track of an input, after the input itself. */
  const drawn = (label: Element) => label.children[1] ?? label;
  compare(document.querySelectorAll("[role=tablist]"), "[role=tab]", "[aria-selected=true]");
  compare(document.querySelectorAll("nav"), "a", "[aria-current=page]");
  compare(
    document.querySelectorAll("[role=toolbar], [role=group], table"),
    "[aria-pressed]",
    "[aria-pressed=true]",
  );
  compare(document.querySelectorAll("[role=radiogroup]"), "label", ":has(:checked)", drawn);
  compare(
    document.querySelectorAll("form, [role=dialog], main"),
    "label:has([type=checkbox])",
    ":has(:checked)",
    drawn,
  );

  for (const off of all("label:has([role=switch]:not(:checked))"))
    visible.push({ what: `thumb of ${nameOf(off)}`, box: inner(boxOf(drawn(off))) });
  for (const bar of all("[role=meter], [role=progressbar]")) {
    const rail = bar.querySelector("svg");
    const share = Number(bar.getAttribute("aria-valuenow")) / Number(bar.getAttribute("aria-valuemax"));
    if (!rail || !(share > 0.1 && share < 0.95)) continue;
    const { x, y, width, height } = boxOf(rail);
    visible.push({
      what: `value of ${nameOf(bar)}`,
      box: { x: x + width * share - 8, y: y + height / 2, width: 16, height: 1 },
    });
  }
  return { visible, different };

  /** Without its own edge. */
  function inner({ x, y, width, height }: Box): Box {
    return { x: x + 6, y: y + 6, width: width - 12, height: height - 12 };
  }
}
