import type { Language } from "../../../../shared/core/forms/fields.ts";
import { html } from "../../../core/pages/html.ts";
import { carried, notice } from "../../../core/pages/parts.ts";
import { messageFields } from "../../../messages/responses/message-fields.ts";
import { words as responseWords } from "../../../messages/responses/words.ts";
import { ratingButtons } from "../../../messages/satisfaction/buttons.ts";
import { words as ratingWords } from "../../../messages/satisfaction/words.ts";
import type { PassContact } from "../contact.ts";
import { contactCard } from "./contact-form.ts";
import type { Contents } from "../contents.ts";
import { passAddress, type Again } from "../form.ts";
import type { PassVoca } from "../voca.ts";
import { vocaCard } from "./voca-form.ts";
import { words } from "../words.ts";

interface DeskOptions extends Pick<Contents, "rating"> {
  contact: PassContact;
  voca: PassVoca;
  isContactOpen: boolean;
  isVocaOpen: boolean;
  again: Again | undefined;
}

/**
 * Writing to the administrators, and rating the help, which the links of messages offer too; and
 * how the person may be reached; and the questions of the VOCA report.
 */
export const deskCards = (options: DeskOptions, language: Language) =>
  html`${options.rating && ratingCard(options.rating.answer, options.again, language)}
  ${messageCard(options.again, language)} ${contactCard(options, language)} ${vocaCard(options, language)}`;

function messageCard(again: Again | undefined, language: Language) {
  const own = again?.typed.act === "message" ? again : undefined;
  return html`<details class="card" ${own && html`open`}>
    <summary>${words(language).message}</summary>
    <form method="post" action="${passAddress}" novalidate>
      ${carried({ act: "message" })} ${messageFields({ again: own, id: "message" }, language)}
    </form>
    <p class="hint">${responseWords(language).urgent}</p>
  </details>`;
}

type Answer = NonNullable<Contents["rating"]>["answer"];

function ratingCard(answer: Answer, again: Again | undefined, language: Language) {
  const t = ratingWords(language);
  const problem = again?.typed.act === "rating" ? again.fields["answer"]?.[0] : undefined;
  return html`<h2>${t.question}</h2>
    ${problem && notice("bad", problem)} ${answer && html`<p>${t.chosen(t.answers[answer])}</p>`}
    ${ratingButtons(answer, language, { action: passAddress, more: carried({ act: "rating" }) })}`;
}
