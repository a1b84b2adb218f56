import path from "node:path";

/** Below the main ones, with lower quality, so that a picture stays under 300 KB. */
const long = { kit: { phone: 9000, desktop: 4600 } };
/** In the order of /dev/officers. */
const officers = { trusted: 0, limited: 1, pending: 2 };

/**
 * Opens windows of one size, theme and language, and takes pictures of the screens that `isTaken`
 * accepts. A screen that fails is named in `failures`, and the others are taken.
 */
export function createCamera(
  browser,
  { address, folder, isForDocs, isTaken, failures, size, viewport, theme, language = "en" },
) {
  const suffix = language === "en" ? "" : `.${language}`;
  const fileOf = (name) => `${name}.${size}.${theme}${suffix}`;
  const isWanted = (name) => isTaken(name, fileOf(name));
  let taken = 0;

  /** A window, of an officer of the demo if one is named. */
  const open = async (officer) => {
    const context = await browser.newContext({
      baseURL: address,
      viewport,
      hasTouch: size === "phone",
      colorScheme: theme,
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    await context.addInitScript(
      (look) => localStorage.setItem("safevoice-preferences", look),
      JSON.stringify({ theme, font: "medium", language }),
    );
    // Prerendered pages are served in its language, and server pages also in its theme.
    await context.addCookies([
      { name: "safevoice-language", value: language, url: address },
      { name: "safevoice-appearance", value: `${theme}.medium`, url: address },
    ]);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    if (officer) await signIn(page, officers[officer]);
    return page;
  };

  const take = async (page, name, isFromHere = false) => {
    if (!isWanted(name)) return;
    await page.evaluate(() => document.fonts.ready);
    // The window grows to the page's height: a full-page screenshot would show fixed bars in its
    // middle.
    const isDialog = (await page.getByRole("dialog").count()) > 0; // is already as high as the window
    const [at, end] = await page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
    const from = isFromHere ? at : 0;
    const height = isDialog ? 0 : end - from;
    await page.setViewportSize({
      ...viewport,
      height: Math.min(Math.max(height, viewport.height), isForDocs ? (long[name]?.[size] ?? 1600) : 6000),
    });
    await page.evaluate((y) => scrollTo(0, y), from);
    const file = path.join(folder, fileOf(name));
    await page.screenshot(
      isForDocs
        ? { path: `${file}.jpg`, type: "jpeg", quality: name in long ? 35 : 60 }
        : { path: `${file}.png` },
    );
    await page.setViewportSize(viewport);
    taken += 1;
  };

  /** Screens that need more than an address; without any of them, `act` does not run. */
  const attempt = async (names, act) => {
    if (!names.some(isWanted)) return;
    try {
      await act();
    } catch (error) {
      failures.push(`${names.map(fileOf).join(", ")}: ${firstLine(error)}`);
    }
  };

  const visit = (page, href, name) =>
    attempt([name], async () => {
      const answer = await page.goto(href);
      if (answer?.status() === 404 && !/hidden|unknown|not-found/.test(name)) throw new Error("no such page");
      await settled(page);
      await take(page, name, true); // a page that opens at a part is shown from there
    });

  return { open, take, visit, attempt, count: () => taken };
}

const firstLine = (error) => String(error instanceof Error ? error.message : error).split("\n")[0];

async function signIn(page, place) {
  await page.goto("/dev/officers");
  await page
    .getByRole("button", { name: /^Sign in as/ })
    .nth(place)
    .click();
  await page.waitForURL("**/requests");
}

/** Its heading is shown and nothing is loading. */
export async function settled(page) {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(
    () => location.pathname === "/dev/design" || !document.querySelector("[data-loading]"), // the gallery shows one
  );
}
