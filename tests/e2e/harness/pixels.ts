import { expect, type Page } from "@playwright/test";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** The content of a box in a picture. */
export interface Seen {
  /** Its dominant color. */
  ground: readonly number[];
  /** The strongest contrast in it, by WCAG's formula. */
  contrast: number;
}

/**
 * Takes a screenshot with its measurements. Late content moves other parts: a screenshot counts
 * only if the measurements before and after it agree.
 */
export async function photograph<Measure>(page: Page, measure: () => Promise<Measure>) {
  let taken: { measured: Measure; picture: string } | undefined;
  await expect(async () => {
    const measured = await measure();
    const picture = (await page.screenshot()).toString("base64");
    expect(JSON.stringify(await measure())).toBe(JSON.stringify(measured));
    taken = { measured, picture };
  }).toPass();
  return taken!;
}

/**
 * Reports the content of each box. `darkroom` is any page without a policy, which decodes the
 * picture.
 */
export async function lookAt(picture: string, darkroom: Page, boxes: readonly Box[]): Promise<Seen[]> {
  return darkroom.evaluate(develop, { picture, boxes });
}

async function develop({ picture, boxes }: { picture: string; boxes: readonly Box[] }): Promise<Seen[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const drawing = canvas.getContext("2d", { willReadFrequently: true });
  drawing?.drawImage(image, 0, 0);

  const luminance = (colour: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = colour.map((part) =>
      part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return boxes.map(({ x, y, width, height }) => {
    const size = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))] as const;
    const data = drawing?.getImageData(Math.round(x), Math.round(y), ...size).data ?? [];
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const colour = `${data[at]},${data[at + 1]},${data[at + 2]}`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    const [ground = [], ...others] = [...counts]
      .sort(([, one], [, other]) => other - one)
      .map(([colour]) => colour.split(",").map(Number));
    const contrasts = others.map((other) => {
      const [dark = 0, light = 0] = [luminance(ground), luminance(other)].sort((one, two) => one - two);
      return (light + 0.05) / (dark + 0.05);
    });
    return { ground, contrast: Math.max(1, ...contrasts) };
  });
}
