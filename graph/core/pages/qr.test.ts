import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { expect, test } from "vitest";
import { QrCode } from "../../../web/design/display/QrCode.tsx";
import { qrPath, qrSvg } from "./qr.ts";

const address = "https://fund.example/c/7K4MQ2XP7K4MQ2XP7K4MQ2XP7K";

/** The light modules around the code, from the picture alone. */
function zoneOf(svg: string): number[] {
  const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? "")
    .split(" ")
    .map(Number);
  const { size } = qrPath(address);
  return [-x, -y, width + x - size, height + y - size];
}

test("a QR code has four light modules on each side, on server pages and in the app", () => {
  expect(zoneOf(String(qrSvg(address, 176)))).toEqual([4, 4, 4, 4]);
  const app = renderToStaticMarkup(createElement(QrCode, { qr: qrPath(address), className: undefined }));
  expect(zoneOf(app)).toEqual([4, 4, 4, 4]);
});
