/*
 * Styles of server-rendered parts. Colors have the names of the web app's own tokens
 * (web/design/theme/tokens.css.ts), so that the parts fit into a page of the web app too.
 */

const darkColors = `color-scheme:dark;--sv-color-page:#0b131a;--sv-color-surface:#141f29;--sv-color-text:#ebf1f5;--sv-color-muted:#a9b8c4;
--sv-color-line:#2b3944;--sv-color-control:#778a99;--sv-color-primary:#8ecbf3;--sv-color-onPrimary:#062234;--sv-color-focus:#ffc46b;
--sv-color-critical-fg:#ffb4ae;--sv-color-critical-bg:#3a1416;--sv-color-positive-fg:#95e3b0;--sv-color-positive-bg:#0f2d1b;
--sv-color-info-fg:#abd2ff;--sv-color-info-bg:#102848;--sv-color-caution-fg:#ffd88a;--sv-color-caution-bg:#31250b;--sv-color-caution-border:#6f5721`;

/**
 * The typeface of the web app, as its build names the files (vite.config.ts). Letters of the page's
 * languages are in the first; the second is loaded for a Vietnamese name.
 */
const typeface = [
  [
    "latin",
    "U+0000-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212",
  ],
  [
    "vietnamese",
    "U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+1EA0-1EF9,U+20AB",
  ],
]
  .map(
    ([subset, letters]) =>
      `@font-face{font-family:"Public Sans Variable";font-display:swap;font-weight:100 900;
src:url(/assets/public-sans-${subset}-wght-normal.woff2) format("woff2");unicode-range:${letters}}`,
  )
  .join("\n");

/** The colors and the frame of a whole server page. */
const frameStyles = `${typeface}
:root{color-scheme:light;--sv-color-page:#f3f6f8;--sv-color-surface:#fff;--sv-color-text:#14212c;--sv-color-muted:#4a5a67;
--sv-color-line:#d3dbe2;--sv-color-control:#75848f;--sv-color-primary:#0f4c75;--sv-color-onPrimary:#fff;--sv-color-focus:#b45309;
--sv-color-critical-fg:#961b16;--sv-color-critical-bg:#fdeceb;--sv-color-positive-fg:#155b2d;--sv-color-positive-bg:#e4f5e9;
--sv-color-info-fg:#11498a;--sv-color-info-bg:#e6f0fc;--sv-color-caution-fg:#704400;--sv-color-caution-bg:#fff3d1;--sv-color-caution-border:#e3bd57}
*{box-sizing:border-box}
body{margin:0;background:var(--sv-color-page);color:var(--sv-color-text);
font:1rem/1.55 "Public Sans Variable",system-ui,sans-serif}
header,main,footer{padding-inline:1rem}
header{background:var(--sv-color-surface);border-bottom:1px solid var(--sv-color-line);font-weight:700;color:var(--sv-color-primary)}
header div,footer p{max-width:40rem;margin-inline:auto}
main{max-width:42rem;margin-inline:auto}
header div{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1.5rem;padding-block:.5rem}
header p{margin-block:.375rem}
header nav{display:flex;gap:1rem;font-size:.9375rem}
header nav>*{display:flex;align-items:center;min-height:2.75rem}
header nav a{color:inherit;font-weight:400}
header .exit{display:flex;align-items:center;min-height:2.75rem;color:var(--sv-color-critical-fg)}
header .brand{display:flex;gap:.625rem;align-items:center}
header small{display:block;font-weight:400;font-size:.8125rem;color:var(--sv-color-muted)}
main{padding-block:1.5rem}
footer p{margin-block:0 2rem;color:var(--sv-color-muted);font-size:.9375rem}
a{color:var(--sv-color-primary)}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.25;overflow-wrap:break-word}
p,li{overflow-wrap:break-word}
@media (max-width:36rem){h1{font-size:1.5rem}}
.whole{display:inline-block;max-width:100%;overflow-wrap:anywhere}
:focus-visible{outline:3px solid var(--sv-color-focus);outline-offset:2px}
`;

const themes = new Map([
  ["dark", `@media screen{:root{${darkColors}}}`],
  ["system", `@media screen and (prefers-color-scheme:dark){:root{${darkColors}}}`],
]);
const fontSizes = new Map([
  ["small", ":root{font-size:87.5%}"],
  ["large", ":root{font-size:118.75%}"],
]);

/** What a chosen theme and text size add to a page that is light, with medium text, by itself. */
export const appearanceStyles = (theme: string, font: string): string =>
  (themes.get(theme) ?? "") + (fontSizes.get(font) ?? "");

/** The styles inside an element of the class `parts`, on server pages and in the web app. */
export const partStyles = `
noscript[data-instead]~[data-scripted]{display:none}
.parts h2{margin:0 0 .75rem;font-size:1.125rem}
.parts .card{margin-block:1rem;padding:1.25rem;background:var(--sv-color-surface);border:1px solid var(--sv-color-line);
border-radius:var(--sv-radius-lg,.625rem)}
.parts>.card:first-child{margin-block-start:0}
.parts>.card:last-child{margin-block-end:0}
.parts article{display:grid;gap:.5rem}
.parts .link,.parts a[href^="tel:"]{display:inline-flex;align-items:center;min-height:2.75rem}
.parts button.quiet{color:var(--sv-color-primary);background:transparent;border:1.5px solid var(--sv-color-control)}
.parts .card>:is(p,ul):last-child{margin-block-end:0}
.parts .card>ul{padding-inline-start:1.25em}
.parts .card>ul>li+li{margin-block-start:.5rem}
.parts dl{margin:0}
.parts dl div{display:grid;gap:0 1rem;padding-block:.5rem;border-bottom:1px solid var(--sv-color-line)}
.parts dl div:last-child{border:0}
.parts dt{color:var(--sv-color-muted);font-size:.9375rem}
.parts dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}
@media (min-width:36rem){.parts dl div{grid-template-columns:11rem 1fr}}
.parts article dl div{grid-template-columns:6.5rem minmax(0,1fr)}
.parts fieldset{margin:0 0 1rem;padding:0;border:0}
.parts legend,.parts .label{display:block;margin-bottom:.375rem;padding:0;font-weight:600}
.parts .choice{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;padding:.625rem .875rem;margin-bottom:.5rem;
border:1.5px solid var(--sv-color-control);border-radius:.625rem;cursor:pointer}
.parts .choice:has(:checked){border-color:var(--sv-color-primary);box-shadow:inset 0 0 0 1.5px var(--sv-color-primary)}
.parts .choice input{flex:none;width:1.375rem;height:1.375rem;margin:0;accent-color:var(--sv-color-primary)}
.parts .hint{margin:0 0 .375rem;color:var(--sv-color-muted);font-size:.9375rem}
.parts .box{display:block;width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;
background:var(--sv-color-surface);border:1.5px solid var(--sv-color-control);border-radius:.375rem}
.parts [aria-invalid=true]{border-color:var(--sv-color-critical-fg)}
.parts .error{margin:.375rem 0 0;color:var(--sv-color-critical-fg);font-weight:600}
.parts .field+.field,.parts .field+.choice,.parts .choice+.field{margin-block-start:1rem}
.parts button{min-height:2.75rem;margin-top:1.25rem;padding:.625rem 1.5rem;font:inherit;font-weight:600;
color:var(--sv-color-onPrimary);background:var(--sv-color-primary);border:1.5px solid transparent;border-radius:.625rem;cursor:pointer}
@media (max-width:36rem){.parts button{width:100%}}
.parts .answers{display:flex;flex-wrap:wrap;gap:.75rem}
.parts .answers button{margin:0}
.parts summary{min-height:2.75rem;padding-block:.5rem;color:var(--sv-color-primary);font-weight:600;cursor:pointer}
.parts .notice{display:flex;gap:.75rem;margin:0 0 1rem;padding:.875rem 1rem;border-radius:.625rem}
.parts .notice>div{min-width:0;overflow-wrap:break-word}
.parts .notice b{flex:none;display:grid;place-items:center;width:1.5rem;height:1.5rem;border:2px solid;border-radius:50%}
.parts .notice ul{margin:.25rem 0 .5rem;padding-inline-start:1.2em}
.parts .notice ul:last-child{margin-block-end:0}
.parts .notice a{color:inherit}
.parts .good{color:var(--sv-color-positive-fg);background:var(--sv-color-positive-bg)}
.parts .bad{color:var(--sv-color-critical-fg);background:var(--sv-color-critical-bg)}
.parts .warn{color:var(--sv-color-caution-fg);background:var(--sv-color-caution-bg)}
.parts .info{color:var(--sv-color-info-fg);background:var(--sv-color-info-bg)}
`;

/** The styles of a whole server page, without their line ends: it is read on slow networks. */
export const pageStyles = (frameStyles + partStyles).replaceAll("\n", "");

/**
 * Of a page to decide on. On a phone its languages stand in the brand's row, and the short facts of
 * its card, of the class `brief`, in two columns.
 */
export const briefStyles = `
@media (max-width:36rem){header div{column-gap:.75rem}header nav{gap:.75rem}header .brand:not(:last-child) small{display:none}}
@media (max-width:36rem){.parts .brief dl div:not(:last-child){grid-template-columns:7rem minmax(0,1fr);align-items:baseline}}
.parts .brief dl div:first-child{padding-block-start:0}
.parts .brief dl div:last-child{padding-block-end:0}
.parts .sum{font-size:1.5rem;line-height:1.2}
.parts .pill{display:inline-block;padding:.0625rem .625rem;border:1.5px solid var(--sv-color-line);border-radius:99px;font-size:.9375rem;font-weight:600}
.parts .pill:is(.bad,.warn){border-color:currentColor}
.parts .warn{color:var(--sv-color-caution-fg);background:var(--sv-color-caution-bg)}
`;
