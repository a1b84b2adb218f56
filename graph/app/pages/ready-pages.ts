import { readFile } from "node:fs/promises";
import { stateCode } from "../../../shared/community/directory/rules.ts";
import type { Language } from "../../../shared/core/forms/fields.ts";

const folder = "dist/web/pages";

/**
 * A prerendered public page (scripts/lib/build/pages.mjs) for an address and a language; undefined
 * if the client draws the page. An unknown state has its own page that says so.
 */
export async function readyPage(address: URL, language: Language): Promise<string | undefined> {
  const name = /^\/([a-z-]+(?:\/[a-z-]+)?)\/?$/.exec(address.pathname)?.[1];
  if (!name) return undefined;
  const state = address.searchParams.get("state");
  const variant = state ? `.${stateCode(state) ?? "unknown"}` : "";
  const page = `${folder}/${language}/${name}`;
  return (await textOf(`${page}${variant}.html`)) ?? (variant ? textOf(`${page}.html`) : undefined);
}

const textOf = (file: string) => readFile(file, "utf8").catch(() => undefined);
