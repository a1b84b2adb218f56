import type { Hono } from "hono";
import { html } from "../../core/pages/html.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { operatorOf } from "../../core/installation-name.ts";
import { breakable, pointCard } from "../../core/pages/parts.ts";
import { askedLanguage, serverPage } from "../../core/pages/server-page.ts";
import { dayName } from "../../core/time/format.ts";
import { criteria } from "./criteria.ts";
import { components, levels, readReport, statementDay, type Chapter } from "./report.ts";
import { words } from "./words.ts";

const reportAddress = "/accessibility/report";

/**
 * The accessibility statement, with the operator's contact, and the conformance report in English.
 */
export function mountAccessibilityPages(app: Hono<AppEnv>) {
  app.get("/accessibility", (c) => {
    const context = c.get("context");
    const language = askedLanguage(c) ?? context.language;
    const { title, lead, standard, tested, gaps, contact: ask, report, date } = words(language);
    const { contact } = operatorOf(context.env, context.config());
    return serverPage(c, {
      title,
      language,
      isOffered: true,
      hasExit: true,
      body: html`<p>${lead}</p>
        ${pointCard(ask.title, [
          contact ? breakable(ask.contact(contact)) : ask.noContact,
          ask.text,
          html`<a href="/feedback?lang=${language}">${ask.feedback}</a>`,
        ])}
        ${pointCard(gaps.title, gaps.points)} ${pointCard(standard.title, standard.points)}
        ${pointCard(tested.title, tested.points)}
        <p><a class="link" href="${reportAddress}" hreflang="en">${report}</a></p>
        <p>${date(dayName(statementDay, language))}</p>`,
    });
  });

  app.get(reportAddress, async (c) => {
    const report = await readReport();
    const { success_criteria_level_a: a, success_criteria_level_aa: aa } = report.chapters;
    return serverPage(c, {
      title: report.title,
      hasExit: true,
      body: html`<p>${report.product.description}</p>
        <p>${report.notes}</p>
        ${pointCard("How it was evaluated", report.evaluation_methods_used.trim().split("\n"))}
        ${chapterOf("Level A", a)} ${chapterOf("Level AA", aa)}
        <p>
          Report of ${dayName(report.report_date, "en")}, catalog ${report.catalog}, in the format OpenACR.
        </p>
        <p><a class="link" href="/accessibility">${words("en").back}</a></p>`,
    });
  });
}

const chapterOf = (title: string, { notes, criteria: found }: Chapter) =>
  html`<section class="card">
    <h2>${title}</h2>
    <p>${notes}</p>
    ${found.map(
      ({ num, components: parts }) =>
        html`<h3>${num} ${criteria[num]}</h3>
          <dl>
            ${parts.map(
              ({ name, adherence }) =>
                html`<div>
                  <dt>${components[name]}</dt>
                  <dd><b>${levels[adherence.level]}.</b> ${breakable(adherence.notes)}</dd>
                </div>`,
            )}
          </dl>`,
    )}
  </section>`;
