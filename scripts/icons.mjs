// node scripts/icons.mjs: the app's icons as PNG in web/public/icons, drawn from
// web/public/favicon.svg. Run it after the drawing changed.
import { mkdirSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "./lib/chromium.mjs";
import { main } from "./lib/run.mjs";

const folder = "web/public/icons";
const ground = "#0f4c75";
/** A phone's mask may cut away a tenth on each side; an Apple home screen paints no background. */
const icons = [
  { name: "icon-192", size: 192, drawing: 0.94 },
  { name: "icon-512", size: 512, drawing: 0.94 },
  { name: "maskable-512", size: 512, drawing: 0.62, onGround: true },
  { name: "apple-touch-180", size: 180, drawing: 0.72, onGround: true },
];

await main(async () => {
  mkdirSync(folder, { recursive: true });
  const args = process.getuid?.() === 0 ? ["--no-sandbox", "--disable-dev-shm-usage"] : [];
  const browser = await chromium.launch({ executablePath: await findChromium(), args });
  try {
    for (const icon of icons) await draw(browser, icon);
  } finally {
    await browser.close();
  }
});

async function draw(browser, { name, size, drawing, onGround = false }) {
  const svg = readFileSync("web/public/favicon.svg", "utf8");
  // On the blue background the shield is white, and the voice in it blue.
  const drawn = onGround ? svg.replace("#fff", ground).replace(/fill="#\w+"/, 'fill="#fff"') : svg;
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>html{height:100%;background:${onGround ? ground : "transparent"}}body{margin:0;height:100%;display:grid;place-items:center}svg{width:${size * drawing}px}</style>${drawn}`,
  );
  await page.screenshot({ path: `${folder}/${name}.png`, omitBackground: true });
  await page.close();
}
