import type { Hono } from "hono";
import { html } from "../app/html.ts";
import type { AppEnv } from "../app/http.ts";
import type { Limits } from "../app/limits.ts";
import { mountLinkPage, type Again } from "../app/link-page.ts";
import { factList, notice, type Page } from "../app/server-page.ts";
import { decideByApprovalLink, readApprovalLink, type ApprovalView } from "./by-link.ts";

type Typed = Again<"decision" | "reason">;

/** The page behind a supervisor's approval link. */
export const mountApprovalPage = (app: Hono<AppEnv>, limits: Limits) =>
  mountLinkPage(app, limits, {
    path: "/approve/:token",
    fields: ["decision", "reason"],
    read: readApprovalLink,
    decide: decideByApprovalLink,
    show,
  });

function show(view: ApprovalView, again?: Typed): Page {
  switch (view.state) {
    case "open":
      return { title: `Request ${view.facts.caseId}`, body: question(view, again) };
    case "decided":
      return {
        title: `Request ${view.facts.caseId} is ${statusWords[view.facts.status]}`,
        body: result(view.facts.status),
      };
    case "expired":
      return {
        title: "This link has expired",
        body: notice(
          "info",
          "A link works for 72 hours. An administrator or another trusted officer can still decide this request.",
        ),
        status: 410,
      };
    case "unknown":
      return {
        title: "This link is not known",
        body: notice("info", "Please open the link from the mail again, or copy its whole address."),
        status: 404,
      };
  }
}

const dollars = (cents: number) =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
const helpWords = { food: "Food", shelter: "Housing", transportation: "Transportation" } as const;
const urgencyWords = { critical: "Critical", high: "High", medium: "Medium", low: "Low" } as const;
const statusWords = {
  pending: "open",
  processing: "waiting",
  approved: "approved",
  dispatched: "approved",
  completed: "completed",
  denied: "denied",
} as const;

function question(
  { facts, amountCents, requestDetails, victimInitials, notYet }: Extract<ApprovalView, { state: "open" }>,
  again?: Typed,
) {
  const chosen = (value: string) => (again?.typed.decision === value ? html`checked` : "");
  const choiceProblem = again?.fields["decision"]?.[0];
  const reasonProblem = again?.fields["reason"]?.[0];
  return html` ${again && notice("bad", "Your answer was not taken yet. Please see below.")}
    <p>
      ${facts.officer?.name ?? "Your officer"} filed this request for a person in need. You need no account.
    </p>
    <div class="card">
      ${factList([
        ["Person in need", victimInitials],
        ["Help", facts.requestedHelpTypes.map((type) => helpWords[type]).join(", ")],
        ["Amount", dollars(amountCents)],
        ["Urgency", urgencyWords[facts.urgencyLevel]],
        ["Need", requestDetails],
      ])}
    </div>
    ${notYet && notice("info", notYet)}
    <form method="post" class="card" novalidate>
      <h2>Your answer</h2>
      <fieldset ${choiceProblem && html`aria-describedby="decision-error"`}>
        <legend>Shall the fund help this person?</legend>
        ${!notYet && html`<label class="choice"><input type="radio" name="decision" value="approve" ${chosen("approve")} /> Yes, approve ${dollars(amountCents)}</label>`}
        <label class="choice"
          ><input type="radio" name="decision" value="deny" ${chosen("deny")} /> No, deny the request</label
        >
        ${choiceProblem && html`<p class="error" id="decision-error">${choiceProblem}</p>`}
      </fieldset>
      <label class="label" for="reason">Reason</label>
      <p class="hint" id="reason-hint">Needed when you deny; the officer reads it.</p>
      <textarea
        id="reason"
        name="reason"
        rows="4"
        maxlength="1000"
        aria-describedby="reason-hint reason-error"
        ${reasonProblem && html`aria-invalid="true"`}
      >
${again?.typed.reason}</textarea>
      ${reasonProblem && html`<p class="error" id="reason-error">${reasonProblem}</p>`}
      <button type="submit">Send answer</button>
    </form>`;
}

function result(status: keyof typeof statusWords) {
  const sentence = {
    pending: notice("info", "Your answer was received."),
    processing: notice("good", "Your approval was received. Another person must approve it too."),
    approved: notice("good", "This request is approved, and the money is allocated."),
    dispatched: notice("good", "This request is approved, and help is on its way."),
    completed: notice("good", "This request is completed."),
    denied: notice("info", "This request is denied."),
  }[status];
  return html`${sentence}
    <p>The officer has been told. There is nothing more to do, and you may close this page.</p>`;
}
