import { expect, test } from "./people.ts";
import { visitEveryScreen } from "./screens.ts";

test.use({ viewport: { width: 320, height: 640 } });

test("no screen scrolls sideways at 320 pixels", async ({ page, mailroom, demoOfficer }) => {
  test.setTimeout(120_000);
  await visitEveryScreen({ page, mailroom, demoOfficer }, async (visitor, name) => {
    const width = await visitor.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
    expect.soft(width, name).toBeLessThanOrEqual(320);
  });
});
