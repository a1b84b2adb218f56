import { useCallback } from "react";
import type { Sentences } from "./gathered.ts";
import { dictionary, useWords } from "./i18n.tsx";

const catalogue = dictionary<Sentences>(
  {},
  {
    es: () => import("./catalogue.es.ts").then((file) => file.es),
    fr: () => import("./catalogue.fr.ts").then((file) => file.fr),
  },
);

/** Says a sentence of a rule or of the server in the person's language: `const say = useSay()`, then `say(problem)`. */
export function useSay(): (english: string) => string {
  const sentences = useWords(catalogue);
  return useCallback((english) => say(english, sentences), [sentences]);
}

/** What the catalogue does not know, such as a supervisor's own words, stays as it is. */
export function say(english: string, sentences: Sentences): string {
  if (Object.keys(sentences).length === 0) return english;
  const whole = exactly(english, sentences);
  if (whole !== undefined) return whole;
  // A text of several sentences, each with its values, before a template that would swallow the rest of it.
  const parts = english.replaceAll(/\. (?=\p{Lu})/gu, ".\n").split("\n");
  const told = parts.map((part) => one(part, sentences));
  if (!told.includes(undefined)) return told.join(" ");
  return one(english, sentences) ?? english;
}

const one = (english: string, sentences: Sentences) =>
  exactly(english, sentences) ?? byTemplate(english, sentences);

function exactly(english: string, sentences: Sentences): string | undefined {
  const found = Object.hasOwn(sentences, english) ? sentences[english] : undefined;
  return typeof found === "string" ? found : undefined;
}

function byTemplate(english: string, sentences: Sentences): string | undefined {
  // The template that leaves the least to its values fits best.
  const templates = Object.entries(sentences).sort(([first], [second]) => second.length - first.length);
  for (const [template, saying] of templates) {
    const values = typeof saying === "function" && valuesIn(english, template);
    if (values) return saying(...values);
  }
  return undefined;
}

function valuesIn(english: string, template: string): string[] | undefined {
  const pattern = template.replace(/[.*+?^$()[\]\\|]/g, "\\$&").replaceAll("{}", "(.+?)");
  return new RegExp(`^${pattern}$`, "s").exec(english)?.slice(1);
}
