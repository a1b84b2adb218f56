import type { Prisma } from "../../../../prisma/client/client.ts";
import {
  composeMessage,
  mailLayout,
  type Details,
  type OutgoingMessage,
} from "../../communications/compose.ts";
import { lettersToOfficer } from "../../communications/officer.ts";
import type { MessageKind } from "../../communications/rules.ts";
import type { Context } from "../../../core/context.ts";
import { canReportTexts } from "../../../core/env.ts";
import { html } from "../../../core/pages/html.ts";
import { replyLink } from "../../responses/reply-link.ts";
import type { Fact, Paper } from "../render/letter-text.ts";
import type { FrozenFacts } from "../write/facts.ts";
import { letterText } from "./text.ts";
import { words } from "../words.ts";
import { marked, verbatim } from "../../../core/pages/parts.ts";

const kinds: Record<FrozenFacts["kind"], Record<FrozenFacts["audience"], MessageKind>> = {
  approval: { officer: "letter-officer", victim: "letter-victim" },
  denial: { officer: "officer-request-result", victim: "victim-request-result" },
  dispatch: { officer: "dispatch-officer", victim: "dispatch-victim" },
  summary: { officer: "summary-victim", victim: "summary-victim" },
};

export interface Sent {
  messages: Prisma.MessageCreateManyInput[];
  replyLinks: Prisma.ReplyLinkCreateManyInput[];
}

interface Carried {
  letterId: number;
  facts: FrozenFacts;
  paper: Paper;
  validUntil: Date | null;
}

/** The emails and text messages that carry a letter, each with a reply link. */
export function messagesOf(
  context: Pick<Context, "keys" | "random" | "now" | "env" | "zone">,
  { letterId, facts, paper, validUntil }: Carried,
): Sent {
  const { requestId, verificationId, language, kind, audience, officer, reach } = facts;
  const told = { kind: kinds[kind][audience], subject: paper.subject, requestId, verificationId, letterId };
  const isVictim = audience === "victim";
  const recipientName = isVictim ? facts.recipient : (officer?.name ?? "");
  const channel = isVictim && reach ? reach.channel : "email";
  const { href, row } = replyLink(context, {
    ...{ requestId, recipientName, channel, language },
    // The officer did not get the code, so their answer is about the request.
    dispatchId: isVictim ? (facts.dispatch?.id ?? null) : null,
    recipientType: audience,
  });
  const { reply } = words(language);
  const label = isVictim && kind === "dispatch" ? reply.problem : reply.button;
  const takesAnswers = canReportTexts(context.env);
  const carried =
    isVictim && channel === "sms"
      ? {
          body: {
            text: letterText(facts, { validUntil, zone: context.zone(), href, takesAnswers }),
            details: detailsOf(paper),
          },
          language,
        }
      : mailOf(paper, label, href);
  const outgoing: OutgoingMessage[] = isVictim
    ? reach
      ? [{ ...told, recipientType: "victim", recipientName, ...reach, ...carried }]
      : []
    : officer
      ? lettersToOfficer(officer, { ...told, ...carried })
      : [];
  const messages = outgoing.map((message) => composeMessage(context, message));
  const carrier = messages.find((message) => message.channel === channel);
  return { messages, replyLinks: carrier ? [{ ...row, messageId: carrier.id }] : [] };
}

/** The letter without its greeting, for the page behind a text message's link. */
function detailsOf({ language, check, sections = [], ...first }: Paper): Details {
  const t = words(language);
  const code = { name: t.check.code, value: check.code, href: check.href };
  const parts = [first, ...sections];
  return {
    lead: parts.flatMap(({ lead }) => lead),
    facts: [...parts.flatMap(({ facts }) => facts), code],
    closing: parts.flatMap(({ closing }) => closing),
  };
}

/** The letter's words as an email, with a link instead of the QR code. */
function mailOf(paper: Paper, label: string, href: string) {
  const { language, title, greeting, lead, facts, closing, sections = [], check } = paper;
  const t = words(language);
  const listed = (all: readonly Fact[]) =>
    html`${all.map(({ name, value, href: way, isVerbatim }) =>
      way
        ? html`${name}${t.colon} <a href="${way}" class="link" style="color:#1d4f91">${verbatim(value)}</a
            ><br />`
        : html`${name}${t.colon} <b>${isVerbatim ? verbatim(value) : marked(value)}</b><br />`,
    )}`;
  return mailLayout({
    title,
    paragraphs: [
      ...(greeting ? [greeting] : []),
      ...lead,
      listed(facts),
      ...closing,
      ...sections.flatMap((section) => [
        html`<b>${section.title}</b>`,
        ...section.lead,
        ...(section.facts.length > 0 ? [listed(section.facts)] : []),
        ...section.closing,
      ]),
      html`${t.check.title} ${t.check.mail}<br /><a
          href="${check.href}"
          class="link"
          style="color:#1d4f91;word-break:break-all"
          translate="no"
          >${check.address}</a
        ><br />${t.check.code}${t.colon} <b translate="no">${check.code}</b>`,
    ],
    button: { label, href },
    language,
  });
}
