import type { Context as HonoContext, Hono } from "hono";
import type { Env } from "../../core/env.ts";
import { html, type Html } from "../../core/html.ts";
import type { createCompressedAnswers } from "../../core/http/compressed-answers.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { serverPage } from "../../core/pages/server-page.ts";
import { partnerSections } from "../partners/section.ts";
import { openApi, type Content, type Operation } from "./document.ts";

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
      headers: { "content-type": "application/json", "cache-control": askAgain },
    }),
  );
  let sections: Html[] | undefined;
  app.get("/api/docs", async (c) => {
    const page = apiPage(c, (sections ??= sectionsOf(env)));
    const headers = { ...Object.fromEntries(page.headers), "cache-control": askAgain };
    return answerCompressed(c, { text: await page.text(), headers });
  });
}
/** A browser asks each time, and is told when nothing has changed. */
const askAgain = "no-cache";

const sectionsOf = (env: Env): Html[] =>
  Object.entries(openApi(env).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => callSection(`${method.toUpperCase()} ${path}`, call)),
  );

function apiPage(c: HonoContext<AppEnv>, sections: Html[]): Response {
  return serverPage(c, {
    title: "API",
    body: html`
      <p>
        The session cookie says who asks, or an API key (<code>Authorization: Bearer sv_…</code>) in the calls
        that name a scope; ids and roles in a body or a query grant nothing. A failure answers
        <code>{success: false, message, code, key?, values?, fields?, fieldKeys?, requestId}</code>. The same
        as <a href="/api/openapi.json">OpenAPI 3.1</a>. API keys can also run
        <a href="#graphql">GraphQL documents</a>.
      </p>
      ${sections} ${partnerSections()}
    `,
  });
}

function callSection(
  title: string,
  { summary, description, requestBody, responses, "x-codeSamples": samples }: Operation,
) {
  const answer = Object.values(responses)[0]?.content;
  return html`<section class="card">
    <h2><code>${title}</code></h2>
    <p>${summary} ${description}</p>
    ${samples.map(({ source }) => html`<pre tabindex="0">${source}</pre>`)}
    ${requestBody ? shape("Body", requestBody.content) : ""} ${answer ? shape("Answer", answer) : ""}
  </section>`;
}

/** A JSON value by its schema; bytes by their types. */
const shape = (title: string, content: Content) =>
  html`<h3>${title}</h3>
    <pre tabindex="0">
${content["application/json"] ? JSON.stringify(content["application/json"].schema, null, 2) : Object.keys(content).join("\n")}</pre>`;
