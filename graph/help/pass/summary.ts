import type { Context as HonoContext, Hono } from "hono";
import type { Context } from "../../core/context.ts";
import type { Language } from "../../../shared/core/forms/fields.ts";
import { html, type Html } from "../../core/pages/html.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { carried } from "../../core/pages/parts.ts";
import { readSummary } from "../../messages/letters/read.ts";
import { makeSummaryDue } from "../../messages/letters/summary/due.ts";
import { words } from "../../messages/letters/summary/words.ts";
import { writeDueLetters } from "../../messages/letters/write/write.ts";
import { passAddress } from "./form.ts";
import { findBySession, withoutNetwork, type Pass } from "./open/open.ts";

/** Whether the request has a closing summary, or the person may ask for it. */
export type SummaryState = "none" | "ask" | "soon" | "ready";

export async function readSummaryState({ db }: Context, { requestId, request }: Pass): Promise<SummaryState> {
  if (request.status !== "completed") return "none";
  const letter = await db.letter.findFirst({
    where: { requestId, kind: "summary", state: { not: "void" } },
    select: { number: true },
  });
  if (!letter) return "ask";
  return letter.number ? "ready" : "soon";
}

/**
 * The person asks for the summary. An anonymous person gets it only here: nothing is sent. A second
 * click finds the summary of the first.
 */
export async function askForSummary(context: Context, { requestId }: Pass): Promise<void> {
  const { anonymous } = await context.db.emergencyRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: { anonymous: true },
  });
  if (await makeSummaryDue(context, requestId, { isSent: !anonymous })) await writeDueLetters(context);
}

/** One line of the opened pass. */
export function summaryLine(state: SummaryState, language: Language): Html | null {
  const { pass: t } = words(language);
  if (state === "none") return null;
  if (state === "soon") return html`<p class="card">${t.soon}</p>`;
  if (state === "ready")
    return html`<p class="card"><a class="link" href="${summaryAddress}">${t.open}</a></p>`;
  return html`<form method="post" action="${passAddress}" class="card">
    <p>${t.lead}</p>
    ${carried({ act: "summary" })}
    <button type="submit">${t.ask}</button>
  </form>`;
}

const summaryAddress = `${passAddress}/summary.pdf`;

/** The summary as a file, in the browser that has opened the pass. */
export function mountPassSummary(
  app: Hono<AppEnv>,
  sessionOf: (c: HonoContext<AppEnv>) => string | undefined,
) {
  app.get(summaryAddress, async (c) => {
    const context = c.get("context");
    const open = await findBySession(context, sessionOf(c));
    const summary = open && (await readSummary(withoutNetwork(context), open.pass.requestId));
    if (!summary) return c.redirect(passAddress, 303);
    // The library is large, so it is loaded on first use.
    const { letterPdf } = await import("../../messages/letters/render/pdf.ts");
    return c.body(Uint8Array.from(await letterPdf(summary.paper)), 200, {
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "content-type": "application/pdf",
      "content-language": summary.paper.language,
      "content-disposition": `inline; filename="${summary.number}.pdf"`,
    });
  });
}
