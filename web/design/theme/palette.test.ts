import { describe, expect, test } from "vitest";
import { dark, light, type Palette } from "./palette.ts";

const textContrast = 4.5;
const edgeContrast = 3;

const tones = [
  "critical",
  "caution",
  "positive",
  "info",
  "neutral",
  "complete",
  "underway",
  "pressing",
] as const;

const texts = (palette: Palette): [string, string, string][] => [
  ...tones.map((tone): [string, string, string] => [tone, palette[tone].fg, palette[tone].bg]),
  ...tones.map((tone): [string, string, string] => [`${tone} on a card`, palette[tone].fg, palette.surface]),
  ...tones.map((tone): [string, string, string] => [`text in ${tone}`, palette.text, palette[tone].bg]),
  ["text", palette.text, palette.page],
  ["muted on the page", palette.muted, palette.page],
  ["muted on a card", palette.muted, palette.surface],
  ["muted on sunken ground", palette.muted, palette.sunken],
  ["link on the page", palette.primary, palette.page],
  ["link on a card", palette.primary, palette.surface],
  ["primary button", palette.onPrimary, palette.primary],
  ["primary button under the pointer", palette.onPrimary, palette.primaryHover],
  ["dangerous button", palette.onDanger, palette.danger],
  ["dangerous button under the pointer", palette.onDanger, palette.dangerHover],
];
const edges = (palette: Palette): [string, string, string][] => [
  ["a field's edge", palette.control, palette.surface],
  ["a button's edge", palette.control, palette.page],
  ["the focus on the page", palette.focus, palette.page],
  ["the focus on a card", palette.focus, palette.surface],
];

describe.each([
  ["light", light],
  ["dark", dark],
])("in the %s theme", (_name, palette) => {
  test.each(texts(palette))("%s can be read", (_what, fg, bg) => {
    expect(contrast(fg, bg)).toBeGreaterThanOrEqual(textContrast);
  });
  test.each(edges(palette))("%s can be seen", (_what, fg, bg) => {
    expect(contrast(fg, bg)).toBeGreaterThanOrEqual(edgeContrast);
  });
});

/** WCAG 2.2: from 1 (the same) to 21 (black on white). */
function contrast(one: string, other: string): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
