import { monthName } from "../../../shared/core/time/month-name.ts";
import type { Context } from "../../core/context.ts";
import { html, type Html } from "../../core/pages/html.ts";
import { breakable, factList, verbatim } from "../../core/pages/parts.ts";
import { placesIn } from "./places/place-names.ts";
import { readLastChecked } from "../../../shared/community/directory/last-checked.ts";
import { narrow } from "../../../shared/community/directory/search/narrow.ts";
import {
  searchText,
  stateCode,
  stateName,
  type ResourceEntry,
} from "../../../shared/community/directory/rules.ts";
import { searchEntries } from "../../../shared/community/directory/search/search.ts";
import { listResources } from "./service.ts";
import { entryIn } from "./entries/translate.ts";
import { fullLine } from "./full-line.ts";
import { words } from "./words.ts";

/** To read on, the reader chooses a state. */
const maxShown = 60;

/** The results of `?near=…&q=…&state=…&type=…` as plain HTML. */
export async function foundEntries(context: Context, search: URLSearchParams): Promise<Html> {
  const { language } = context;
  const t = words(language).page;
  const asked = stateCode(search.get("state") ?? "");
  const [near, searched] = ["near", "q"].map((name) => (search.get(name) ?? "").trim().slice(0, 200));
  const { places, rest } = placesIn(near || searched || "", asked);
  const [place] = places;
  const isPlaced = !!(place?.city || place?.zip);
  const state = (near || isPlaced) && place ? place.state : asked;
  const text = !near && isPlaced ? rest : (searched ?? "");
  const rows = await listResources(context, {
    state: state ?? null,
    ...(isPlaced && { city: place?.city, zip: place?.zip }),
  });
  const entries = rows.map((row) => ({
    ...searchable(entryIn(language, row, context.now()), row.description),
    ...(row.nearness && { nearness: row.nearness }),
  }));
  const found = narrow(entries, { text, state, type: search.get("type") || undefined }, searchEntries);
  const shown = state ? found : found.slice(0, maxShown);
  return html`${near && !place && html`<p class="card">${t.unknown(near)}</p>`}
    ${place && isPlaced && html`<p><strong>${t.near(`${place.city || place.zip}, ${place.state}`)}</strong></p>`}
    <p>${text.trim() && html`${t.searched(text.trim())} · `}${t.found(found.length)}</p>
    ${found.length === 0 && html`<p class="card">${t.none}</p>`}
    ${shown.map(({ entry }) => card(entry, context))}
    ${shown.length < found.length && html`<p>${t.first(shown.length)}</p>`}`;
}

/** In the page's language, and in English too. */
function searchable(entry: ResourceEntry, english: string) {
  const { name, state, type, kind, area, contactInfo, description, address, website } = entry;
  const place = [address, stateName(state) ?? ""];
  const text = searchText([name, type, description, english, ...place, contactInfo, website]);
  return { entry, name, state, type, kind, area, contactInfo, text };
}

function card(entry: ResourceEntry, context: Context): Html {
  const { language } = context;
  const t = words(language).page;
  const { name, description, contactInfo, address, hours, fullTonight } = entry;
  return html`<article class="card">
    <h3 translate="no">${name}</h3>
    <p lang="${entry.language ?? "en"}">${description}</p>
    ${fullTonight && html`<p><strong>${fullLine(fullTonight, language)}</strong></p>`}
    ${factList([
      [t.contact, contactLinks(contactInfo)],
      [t.place, entry.isLocationHidden ? t.hidden : verbatim(address ?? "")],
      [t.hours, hours ?? ""],
    ])}
    <p>${sourceLine(entry, context)}</p>
  </article>`;
}

const contactLinks = (contactInfo: string): Html =>
  html`${contactInfo.split(" or ").map((part, at) => [at > 0 && " · ", contactLink(part)])}`;

function contactLink(part: string): Html {
  if (part.includes("@")) return html`<a class="link" href="mailto:${part}">${breakable(part)}</a>`;
  if (/[a-z]/i.test(part))
    return html`<a class="link" href="https://${part}">${verbatim(breakable(part))}</a>`;
  return html`<a class="link" href="tel:${part.replaceAll("-", "")}">${verbatim(part)}</a>`;
}

function sourceLine(entry: ResourceEntry, { language, zone, now }: Context): string {
  const last = readLastChecked(entry, zone(), now());
  if (!last) return "";
  const t = words(language).page;
  const doubt = last.isOld ? t.old : last.kind === "listed" ? t.unchecked : "";
  return t[last.kind](monthName(last.date.slice(0, "2026-11".length), language)) + doubt;
}
