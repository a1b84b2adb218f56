import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  globalFontFace,
  globalStyle,
} from "@vanilla-extract/css";
import { dark, light } from "./palette.ts";

const tone = { fg: null, bg: null, border: null };

/** Every value of the design system; styles use these and never a literal. */
export const tokens = createGlobalThemeContract(
  {
    color: {
      page: null,
      surface: null,
      sunken: null,
      text: null,
      muted: null,
      line: null,
      control: null,
      primary: null,
      primaryHover: null,
      onPrimary: null,
      danger: null,
      dangerHover: null,
      onDanger: null,
      focus: null,
      shade: null,
      hero: null,
      onHero: null,
      onHeroMuted: null,
      critical: tone,
      caution: tone,
      positive: tone,
      info: tone,
      neutral: tone,
      complete: tone,
      underway: tone,
      pressing: tone,
    },
    space: { xxs: null, xs: null, sm: null, md: null, lg: null, xl: null, xxl: null },
    size: { target: null, shell: null, reading: null, wide: null },
    font: {
      body: null,
      mono: null,
      xs: null,
      sm: null,
      md: null,
      lg: null,
      xl: null,
      xxl: null,
      display: null,
    },
    radius: { sm: null, md: null, lg: null, full: null },
    shadow: { raised: null, floating: null },
  },
  (_value, path) => `sv-${path.join("-")}`,
);

const { color, ...measures } = tokens;

/**
 * A font of the device with the measures of Public Sans, so that nothing moves when that arrives.
 * Computed by @capsizecss/core 4 from both fonts' tables. Roboto's differ by 0.2 %.
 */
const fallback = "PublicSansFallback";
globalFontFace(fallback, {
  src: "local('Arial'), local('ArialMT'), local('Roboto'), local('Roboto-Regular'), local('Liberation Sans')",
  sizeAdjust: "104.87%",
  ascentOverride: "90.59%",
  descentOverride: "21.46%",
  lineGapOverride: "0%",
});

createGlobalTheme(":root", measures, {
  space: { xxs: "0.25rem", xs: "0.5rem", sm: "0.75rem", md: "1rem", lg: "1.5rem", xl: "2rem", xxl: "3rem" },
  size: { target: "2.75rem", shell: "30rem", reading: "42rem", wide: "76rem" },
  font: {
    body: `"Public Sans Variable", "${fallback}", system-ui, sans-serif`,
    mono: 'ui-monospace, "SF Mono", "Cascadia Mono", "Liberation Mono", monospace',
    xs: "0.8125rem",
    sm: "0.9375rem",
    md: "1rem",
    lg: "1.125rem",
    xl: "1.375rem",
    xxl: "clamp(1.5rem, 6.4vw, 1.75rem)", // a case number and its badge fit one line on a phone
    display: "2.375rem",
  },
  radius: { sm: "0.375rem", md: "0.625rem", lg: "1rem", full: "999px" },
  shadow: {
    raised: "0 1px 2px rgb(12 30 45 / 0.06), 0 2px 8px rgb(12 30 45 / 0.05)",
    floating: "0 4px 12px rgb(5 15 25 / 0.14), 0 16px 40px rgb(5 15 25 / 0.22)",
  },
});

const darkTheme = { colorScheme: "dark", vars: assignVars(color, dark) } as const;

globalStyle(":root", { colorScheme: "light", vars: assignVars(color, light) });
// Not in print, which is white.
globalStyle(':root[data-theme="dark"]', { "@media": { screen: darkTheme } });
globalStyle(':root[data-theme="system"]', {
  "@media": { "screen and (prefers-color-scheme: dark)": darkTheme },
});
globalStyle(':root[data-font="small"]', { fontSize: "87.5%" });
globalStyle(':root[data-font="large"]', { fontSize: "118.75%" });
