import type { Context as HonoContext, Hono } from "hono";
import type { Env } from "../../core/env.ts";
import { html, type Html } from "../../core/pages/html.ts";
import type { createCompressedAnswers } from "../../core/http/compressed-answers.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { tags } from "../../core/http/rest.ts";
import { serverPage } from "../../core/pages/server-page.ts";
import { partnerSections } from "../partners/section.ts";
import { openApi, type Operation } from "./document.ts";
import { callSection, schemaSection, titleOf, type Call } from "./page-parts.ts";
import { pageScript } from "./page-script.ts";
import { docsStyles } from "./page-styles.ts";

/** The description as JSON, and as a page to read. */
export function mountApiDescription(
  app: Hono<AppEnv>,
  env: Env,
  answerCompressed: ReturnType<typeof createCompressedAnswers>,
) {
  const documents = new Map<string, string>();
  const documentOf = (title: string) => {
    const text = documents.get(title) ?? JSON.stringify(openApi(env, title));
    documents.clear(); // There is one name of the system at a time.
    documents.set(title, text);
    return text;
  };
  app.get("/api/openapi.json", (c) =>
    answerCompressed(c, {
      text: documentOf(c.get("context").config().systemName),
      headers: { "content-type": "application/json", "cache-control": revalidate },
    }),
  );
  let body: Html | undefined;
  app.get("/api/docs", async (c) => {
    const page = apiPage(c, (body ??= bodyOf(env)));
    const headers = { ...Object.fromEntries(page.headers), "cache-control": revalidate };
    return answerCompressed(c, { text: await page.text(), headers });
  });
}

/** A browser asks each time, and gets 304 while nothing has changed. */
const revalidate = "no-cache";

const apiPage = (c: HonoContext<AppEnv>, body: Html): Response =>
  serverPage(c, { title: "REST API", body, extras: { styles: docsStyles, script: pageScript } });

/** Everything below the heading, written once: it is the same for every reader. */
function bodyOf(env: Env): Html {
  const { paths, components } = openApi(env);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method, path, operation })),
  );
  const areas = Object.entries(tags).map(([tag, description]) => ({
    tag,
    description,
    calls: calls.filter(({ operation }) => operation.tags.includes(tag)),
  }));
  const schemas = Object.entries(components.schemas);
  return html`
    <p>
      Sign in to use your session, or send an API key as <code>Authorization: Bearer sv_…</code> to the calls
      that name a scope. This page is also available as <a href="/api/openapi.json">OpenAPI 3.1</a>.
      <a href="/graphql">GraphQL</a> is the full interface. API keys can also run
      <a href="#graphql">GraphQL documents</a>.
    </p>
    <div class="docs">
      <nav aria-label="Calls">
        <div data-scripted hidden>
          <label class="label" for="search">Search calls</label>
          <input class="box" type="search" id="search" autocomplete="off" spellcheck="false" />
          <p class="hint" role="status" id="found"></p>
        </div>
        ${areas.map(({ tag, calls: own }) => contentsOf(tag, own))}
        <p><a href="#graphql">GraphQL documents</a></p>
        <details>
          <summary>Schemas</summary>
          <ul>
            ${schemas.map(([name]) => html`<li><a class="schema" href="#schema-${name}">${name}</a></li>`)}
          </ul>
        </details>
      </nav>
      <div>
        <div class="card" data-scripted hidden>
          <label class="label" for="key">API key for “Try it” (optional)</label>
          <p class="hint" id="key-hint">Without a key, calls use your session. The key stays on this page.</p>
          <input class="box" type="password" id="key" autocomplete="off" aria-describedby="key-hint" />
        </div>
        ${areas.map(
          ({ tag, description, calls: own }) =>
            html`<section data-area aria-labelledby="${anchorOf(tag)}">
              <h2 id="${anchorOf(tag)}">${tag}</h2>
              <p>${description}</p>
              ${own.map(callSection)}
            </section>`,
        )}
        ${partnerSections()}
        <section aria-labelledby="schemas">
          <h2 id="schemas">Schemas</h2>
          ${schemas.map(([name, schema]) => schemaSection(name, schema))}
        </section>
      </div>
    </div>
  `;
}

const contentsOf = (tag: string, calls: readonly Call[]) =>
  html`<details data-contents>
    <summary>${tag} <small>${calls.length}</small></summary>
    <ul>
      ${calls.map(
        ({ method, path, operation }) =>
          html`<li data-call="${operation.operationId}" data-words="${wordsOf(method, path, operation)}">
            <a href="#${operation.operationId}"
              ><b class="${method}">${method.toUpperCase()}</b> <span>${titleOf(operation.summary)}</span></a
            >
          </li>`,
      )}
    </ul>
  </details>`;

/** What a search looks at. */
const wordsOf = (method: string, path: string, { operationId, summary, tags: areas }: Operation) =>
  [method, path, operationId, summary, ...areas].join(" ").toLowerCase();

const anchorOf = (tag: string) => `area-${tag.toLowerCase().replaceAll(" ", "-")}`;
