import type { Hono } from "hono";
import { html } from "../app/html.ts";
import type { AppEnv } from "../app/http.ts";
import type { Limits } from "../app/limits.ts";
import { mountLinkPage, type Again } from "../app/link-page.ts";
import { factList, notice, type Page } from "../app/server-page.ts";
import { decideByLink, readLink, type LinkView } from "./decide.ts";
import { servicesAsWords, type MailedCase } from "./mails.ts";
import { linkLifetimeMs, wrongBadgesPerLink } from "./rules.ts";

type Typed = Again<"decision" | "badgeNumber">;

/** The page behind a supervisor's link. */
export const mountVerificationPage = (app: Hono<AppEnv>, limits: Limits) =>
  mountLinkPage(app, limits, {
    path: "/verify/:token",
    fields: ["decision", "badgeNumber"],
    read: readLink,
    decide: decideByLink,
    show,
  });

function show(view: LinkView, again?: Typed): Page {
  switch (view.state) {
    case "open":
      return { title: "Do you know this officer?", body: question(view.verification, again) };
    case "decided":
      return { title: "This case is answered", body: result(view.verification) };
    case "replaced":
      return {
        title: "There is a newer link",
        body: notice(
          "info",
          "This link was replaced by a newer one. Please use the link in the newest mail about this case.",
        ),
        status: 410,
      };
    case "expired":
      return {
        title: "This link has expired",
        body: notice("info", `A link works for ${linkLifetimeMs / 3_600_000} hours. ${askForNewMail}`),
        status: 410,
      };
    case "closed":
      return {
        title: "This link is closed",
        body: notice(
          "bad",
          `A wrong badge number was given ${wrongBadgesPerLink} times, so this link takes no more answers. ${askForNewMail}`,
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

const askForNewMail = "Please ask the officer to press “Resend Email”, and use the link in the new mail.";

function question(verification: MailedCase, again?: Typed) {
  const { officer } = verification;
  const chosen = (value: string) => (again?.typed.decision === value ? html`checked` : "");
  const choiceProblem = again?.fields["decision"]?.[0];
  const badgeProblem = again?.fields["badgeNumber"]?.[0];
  return html` ${again && notice("bad", "Your answer was not taken yet. Please see below.")}
    <p>
      This officer named you, ${verification.supervisorName}, as supervisor and asks for emergency help on the
      case below. You need no account.
    </p>
    <div class="card">
      ${factList([
        ["Officer", officer.name],
        ["Rank", officer.rank],
        ["Agency", officer.agency],
        ["Official e-mail", officer.email],
        ["Case number", verification.caseNumber],
        ["Services", servicesAsWords(verification.services)],
        ["Incident", verification.incidentDescription],
      ])}
    </div>
    <form method="post" class="card" novalidate>
      <h2>Your answer</h2>
      <fieldset ${choiceProblem && html`aria-describedby="decision-error"`}>
        <legend>
          Is this your officer, is the e-mail address his official one, and is the case as described?
        </legend>
        <label class="choice"
          ><input type="radio" name="decision" value="verified" ${chosen("verified")} /> Yes, I verify this
          officer</label
        >
        <label class="choice"
          ><input type="radio" name="decision" value="rejected" ${chosen("rejected")} /> No, this is not my
          officer or not a true case</label
        >
        ${choiceProblem && html`<p class="error" id="decision-error">${choiceProblem}</p>`}
      </fieldset>
      <label class="label" for="badge">The officer's badge number</label>
      <p class="hint" id="badge-hint">It is not shown here: type it from your own records.</p>
      <input
        id="badge"
        name="badgeNumber"
        autocomplete="off"
        maxlength="40"
        value="${again?.typed.badgeNumber}"
        aria-describedby="badge-hint badge-error"
        ${badgeProblem && html`aria-invalid="true"`}
      />
      ${badgeProblem && html`<p class="error" id="badge-error">${badgeProblem}</p>`}
      <button type="submit">Send answer</button>
    </form>`;
}

function result(verification: MailedCase) {
  const { officer, status, caseNumber, method } = verification;
  const answered =
    method === "email" ? "Your answer was received." : "An administrator has answered for this case.";
  return html` ${
      status === "verified"
        ? notice("good", `${answered} ${officer.rank} ${officer.name} is verified for case ${caseNumber}.`)
        : notice(
            "info",
            `${answered} ${officer.rank} ${officer.name} was not verified for case ${caseNumber}.`,
          )
    }
    <p>The officer has been told. There is nothing more to do, and you may close this page.</p>`;
}
