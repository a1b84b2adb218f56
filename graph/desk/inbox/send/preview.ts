import { admit } from "../../../core/access/audiences.ts";
import type { Context } from "../../../core/context.ts";
import { Refusal } from "../../../core/errors.ts";
import { sentenceOf } from "../../../../shared/core/i18n/phrases.ts";
import { readTemplateTexts } from "../../../messages/templates/service.ts";
import { fillTemplate, templateVariables, variablesIn } from "../../../../shared/messages/templates/rules.ts";
import { namesIn } from "./guard.ts";
import { readRecipient } from "./recipients.ts";
import { says } from "../../../../shared/desk/inbox/sentences.ts";
import { valuesFor } from "./template-values.ts";

export interface PreviewedTemplate {
  subject: string;
  body: string;
  language: string;
  /** Variables without a value here. */
  missing: string[];
  /** Why it could not be sent as it is, besides missing values: people whom it must not name. */
  refused: string[];
}

interface PreviewInput {
  template: number;
  recipient: string;
  request: number | null;
  /** By default the recipient's own. */
  language: "en" | "es" | "fr" | null;
}

/**
 * A template filled in for this recipient and case, in the recipient's language. The reply link is
 * created on sending.
 */
export async function previewTemplate(context: Context, input: PreviewInput): Promise<PreviewedTemplate> {
  admit(context.viewer, "readDesk");
  const texts = await readTemplateTexts(context, input.template);
  const found = await readRecipient(context, input.recipient, input.request);
  if (!found) throw new Refusal("NOT_FOUND", says.recipientUnknown, { recipient: [says.recipientUnknown] });
  if (found.isOfOther) throw new Refusal("INVALID", says.requestOfOther, { request: [says.requestOfOther] });
  const { recipient } = found;
  const language = input.language ?? recipient.language;
  const values = await valuesFor(context, context.db, { recipient, language });
  const subject = fillTemplate(texts[language].subject, values);
  const body = fillTemplate(texts[language].body, values);
  const isAnswerable = recipient.requestId !== null && recipient.kind !== "admin";
  const missing = variablesIn(`${subject} ${body}`).filter(
    (variable) =>
      templateVariables.some((known) => known === variable) && !(variable === "replyLink" && isAnswerable),
  );
  const refused = (await namesIn(context.db, recipient, `${subject} ${body}`)).map(
    (said) => sentenceOf(said).text,
  );
  return { subject, body, language, missing, refused };
}
