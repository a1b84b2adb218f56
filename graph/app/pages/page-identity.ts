import { html } from "../../core/pages/html.ts";
import { words } from "../../core/i18n/words.ts";
import { ownIdentity, type Identity } from "../../core/installation-name.ts";
import { languages } from "../../../shared/core/forms/fields.ts";

/**
 * Puts the configured name and tagline into a page of the web app: in each place of the product's
 * own, and as marks for the client (web/core/i18n/ownIdentity.ts). Prerendered pages
 * cannot know them, so they are inserted when the page is sent. Scripts stay unchanged, since the
 * policy contains their hashes.
 */
export function underOwnName(page: string, { systemName, systemDescription }: Identity): string {
  const name = systemName === ownIdentity.systemName ? undefined : html`${systemName}`.markup;
  const tagline =
    systemDescription === ownIdentity.systemDescription ? undefined : html`${systemDescription}`.markup;
  if (name === undefined && tagline === undefined) return page;
  const said = (text: string) => {
    const named = name === undefined ? text : text.replaceAll(ownIdentity.systemName, () => name);
    return tagline === undefined
      ? named
      : ownTaglines.reduce((left, own) => left.replaceAll(own, () => tagline), named);
  };
  const mark = (called: string, value: string | undefined) =>
    value === undefined ? "" : `data-${called}="${value}" `;
  return page
    .split(scripts)
    .map((part, at) => (at % 2 === 0 ? said(part) : part))
    .join("")
    .replace("<html ", () => `<html ${mark("name", name)}${mark("tagline", tagline)}`);
}

/** Split by it, every second part is a script. */
const scripts = /(<script\b.*?<\/script>)/s;
const ownTaglines = languages.map((language) => words(language).tagline);
