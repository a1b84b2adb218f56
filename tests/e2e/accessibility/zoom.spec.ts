import { expect, test } from "../harness/people.ts";
import { untilItLives } from "../harness/steps.ts";

test("zoomed to 400 % the bars scroll away, and Exit is next to the other tools", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const language of ["en", "es", "fr"]) {
    await page.goto(`/incidents?lang=${language}`);
    await untilItLives(page);
    const tops = await page
      .locator("header nav > :visible")
      .evaluateAll((tools) => tools.map((tool) => Math.round(tool.getBoundingClientRect().top)));
    expect(new Set(tops).size, language).toBe(1);
    await page.evaluate(() => scrollTo(0, 400));
    for (const bar of ["header", "nav:last-of-type"]) {
      const position = await page
        .locator(bar)
        .last()
        .evaluate((element) => getComputedStyle(element).position);
      expect(position, bar).not.toBe("sticky");
    }
  }
});
