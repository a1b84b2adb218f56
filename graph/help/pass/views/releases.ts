import type { Language } from "../../../../shared/core/forms/fields.ts";
import { html } from "../../../core/pages/html.ts";
import { moment } from "../../../core/pages/moment.ts";
import { carried, factList, textField, verbatim } from "../../../core/pages/parts.ts";
import { dateTimeIn } from "../../../core/time/format.ts";
import { stateOfRelease } from "../../../../shared/intake/releases/rules.ts";
import type { ReleaseWithUses } from "../../../intake/releases/service.ts";
import { words } from "../../../intake/releases/words.ts";
import { passAddress, type Again } from "../form.ts";

interface ReleasesOptions {
  releases: ReleaseWithUses[];
  /** The installation's time zone. */
  zone: string;
  again: Again | undefined;
  now: Date;
}

/** "Who may get your information": what the person signed, is asked to sign, or has stopped. */
export function releasesCard({ releases, zone, again, now }: ReleasesOptions, language: Language) {
  if (releases.length === 0) return null;
  const t = words(language);
  const isOwn = again?.typed.act === "sign" || again?.typed.act === "stop";
  const isAsked = releases.some((release) => stateOfRelease(release, now) === "asked");
  return html`<details class="card" id="releases" ${(isOwn || isAsked) && html`open`}>
    <summary>${t.title}</summary>
    <p>${t.lead}</p>
    ${releases.map((release) => releaseSection(release, { zone, again, now }, language))}
  </details>`;
}

function releaseSection(
  release: ReleaseWithUses,
  { zone, again, now }: Omit<ReleasesOptions, "releases">,
  language: Language,
) {
  const t = words(language);
  const { id, body, what, purpose, until, days, authority, uses } = release;
  const state = stateOfRelease(release, now);
  const isLaw = authority !== null;
  const last = uses[0]?.at;
  return html`<section>
    <h3>${verbatim(body)}</h3>
    <p>${isLaw && state === "live" ? t.law(authority) : t.states[state]}</p>
    ${factList([
      [t.what, html`${what.map((group) => html`${t.groups[group]}<br />`)}`],
      [t.purpose, verbatim(purpose)],
      [t.until, until ? dateTimeIn(zone, until, language) : t.days(days)],
    ])}
    <p class="hint">
      ${last ? html`${t.uses(uses.length)}. ${moment(t.lastUse, last, now, language)}.` : `${t.never}.`}
    </p>
    ${state === "asked" && signForm(release, again, language)}
    ${
      !isLaw &&
      (state === "live" || state === "asked") &&
      html`<form method="post" action="${passAddress}">
        ${carried({ act: "stop", release: String(id) })}
        ${state === "live" && html`<p class="hint">${t.stopHint}</p>`}
        <button type="submit" class="quiet">${state === "asked" ? t.decline : t.stop}</button>
      </form>`
    }
  </section>`;
}

function signForm({ id, signer }: ReleaseWithUses, again: Again | undefined, language: Language) {
  const t = words(language);
  const own = again?.typed.act === "sign" && again.typed.release === String(id) ? again : undefined;
  return html`<form method="post" action="${passAddress}" novalidate>
    ${carried({ act: "sign", release: String(id) })}
    ${textField({
      ...{ name: "signer", id: `signer-${id}`, label: t.name, value: own?.typed.signer, maxLength: 120 },
      problem: own?.fields["signerName"]?.[0],
    })}
    ${signer !== "person" && html`<p class="hint">${t.isNotHarmer}</p>`}
    <button type="submit">${t.sign}</button>
  </form>`;
}
