import type { Plugin } from "vite";

/**
 * Calls of react-aria to Intl at load. They make the browser read its tables of dates and numbers,
 * which blocks a cheap phone for a tenth of a second; most public pages do not need them. The same
 * answers without the tables:
 */
const questions = [
  {
    file: /[\\/]react-aria[\\/]dist[\\/]private[\\/]i18n[\\/]useDefaultLocale\.mjs$/,
    asked: /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\)/,
    answer: "Intl.getCanonicalLocales(locale)", // throws for an invalid tag as well
  },
  {
    file: /[\\/]@internationalized[\\/]number[\\/]dist[\\/]private[\\/]NumberFormatter\.mjs$/,
    asked: /new Intl\.NumberFormat\('de-DE', \{\s*signDisplay: 'exceptZero'\s*\}\)[^;]*/,
    answer: "true", // every browser of the build's target
  },
];

export function loadSooner(): Plugin {
  const answered = new Set<RegExp>();
  return {
    name: "safevoice-load-sooner",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    transform: {
      filter: { id: questions.map(({ file }) => file) },
      handler(code, id) {
        const found = questions.find(({ file, asked }) => file.test(id) && asked.test(code));
        if (!found) return null;
        answered.add(found.asked);
        return { code: code.replace(found.asked, found.answer), map: null };
      },
    },
    generateBundle() {
      // A new version of the library may contain other code, which would otherwise go unnoticed.
      const missed = questions.filter(({ asked }) => !answered.has(asked));
      if (missed.length > 0) this.error(`not found: ${missed.map(({ asked }) => asked.source).join(", ")}`);
    },
  };
}
