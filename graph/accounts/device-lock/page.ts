import type { Hono } from "hono";
import type { Language } from "../../../shared/core/forms/fields.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import type { Limits } from "../../core/http/call-limits.ts";
import { html } from "../../core/pages/html.ts";
import { mountLinkPage } from "../../core/pages/link-page.ts";
import { notice } from "../../core/pages/parts.ts";
import type { Page } from "../../core/pages/server-page.ts";
import { confirmEmailProof, readEmailProof, type ProofView } from "./proof.ts";
import { words } from "./words.ts";

/** The page behind the link that proves an officer's address: one button. */
export const mountEmailProofPage = (app: Hono<AppEnv>, limits: Limits) =>
  mountLinkPage(app, limits, {
    link: "officer-email",
    fields: [],
    read: readEmailProof,
    decide: confirmEmailProof,
    show,
    catalogue: () => ({}),
  });

function show({ state }: ProofView, language: Language): Page {
  const t = words(language).page;
  switch (state) {
    case "open":
      return {
        title: t.question,
        body: html`<p>${t.text}</p>
          <form method="post"><button type="submit">${t.confirm}</button></form>`,
      };
    case "proven":
      return {
        title: t.proven,
        body: html`${notice("good", t.provenText)}
          <p><a href="/requests">${t.back}</a></p>`,
      };
    case "elsewhere":
      return { title: t.elsewhere, body: notice("info", t.elsewhereText), status: 403 };
    case "expired":
      return { title: t.expired, body: notice("info", t.expiredText), status: 410 };
    case "unknown":
      return { title: t.unknown, body: notice("info", t.unknownText), status: 404 };
  }
}
