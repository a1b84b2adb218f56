import { readFile } from "node:fs/promises";
import { stateCode } from "../directory/rules.shared.ts";
import type { Language } from "../core/forms/fields.shared.ts";

const folder = "dist/web/pages";

/**
 * A public page as the build made it (scripts/lib/pages.mjs), for an address and in a language;
 * undefined where the client draws the page. A state that is none has a page of its own, which says
 * so.
 */
export async function readyPage(address: URL, language: Language): Promise<string | undefined> {
  const name = /^\/([a-z-]+)\/?$/.exec(address.pathname)?.[1];
  if (!name) return undefined;
  const state = address.searchParams.get("state");
  const variant = state ? `.${stateCode(state) ?? "unknown"}` : "";
  const page = `${folder}/${language}/${name}`;
  return (await textOf(`${page}${variant}.html`)) ?? (variant ? textOf(`${page}.html`) : undefined);
}

const textOf = (file: string) => readFile(file, "utf8").catch(() => undefined);
