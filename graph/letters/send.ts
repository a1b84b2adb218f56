import type { Prisma } from "../../prisma/client/client.ts";
import { composeMessage, mailLayout, type OutgoingMessage } from "../communications/compose.ts";
import { lettersToOfficer } from "../communications/officer.ts";
import type { MessageKind } from "../communications/rules.shared.ts";
import type { Context } from "../core/context.ts";
import { html } from "../core/html.ts";
import { replyLink } from "../responses/reply-link.ts";
import type { Paper } from "./render/letter-text.ts";
import type { FrozenFacts } from "./facts.ts";
import { words } from "./words.ts";

const kinds: Record<FrozenFacts["kind"], Record<FrozenFacts["audience"], MessageKind>> = {
  approval: { officer: "letter-officer", victim: "letter-victim" },
  denial: { officer: "officer-request-result", victim: "victim-request-result" },
  dispatch: { officer: "dispatch-officer", victim: "dispatch-victim" },
};

export interface Sent {
  messages: Prisma.MessageCreateManyInput[];
  replyLinks: Prisma.ReplyLinkCreateManyInput[];
}

/** The emails and text messages that carry a letter, each with a reply link. */
export function messagesOf(
  context: Pick<Context, "keys" | "random" | "now" | "env">,
  letterId: number,
  facts: FrozenFacts,
  paper: Paper,
): Sent {
  const { requestId, verificationId, language, kind, audience, officer, reach } = facts;
  const told = { kind: kinds[kind][audience], subject: paper.subject, requestId, verificationId, letterId };
  const isVictim = audience === "victim";
  const recipientName = isVictim ? facts.recipient : (officer?.name ?? "");
  const channel = isVictim && reach ? reach.channel : "email";
  const link = replyLink(context, {
    ...{ requestId, recipientName, channel, language },
    // The officer did not get the code, so their answer is about the request.
    dispatchId: isVictim ? (facts.dispatch?.id ?? null) : null,
    recipientType: audience,
  });
  const outgoing: OutgoingMessage[] = isVictim
    ? reach
      ? [
          {
            ...told,
            recipientType: "victim",
            recipientName,
            ...reach,
            ...bodyFor(channel, facts, paper, link.href),
          },
        ]
      : []
    : officer
      ? lettersToOfficer(officer, { ...told, ...mailOf(paper, words(language).reply.button, link.href) })
      : [];
  const carriesLink = outgoing.some((message) => message.channel === channel);
  return {
    messages: outgoing.map((message) => composeMessage(context, message)),
    replyLinks: carriesLink ? [link.row] : [],
  };
}

function bodyFor(channel: OutgoingMessage["channel"], facts: FrozenFacts, paper: Paper, href: string) {
  const { reply } = words(facts.language);
  const isDispatch = facts.kind === "dispatch";
  if (channel === "email") return mailOf(paper, isDispatch ? reply.problem : reply.button, href);
  const text = [
    ...paper.sms,
    ...checkLine(facts, paper),
    isDispatch ? reply.problemSms(href) : reply.sms(href),
  ];
  return { body: { text: text.join(" ") }, language: facts.language };
}

/** A denial is not proof of anything, so its text message omits the verification. */
const checkLine = ({ kind, language }: FrozenFacts, { check }: Paper) =>
  kind === "denial" ? [] : [words(language).check.short(check.number, check.code, check.address)];

/** The letter's words as an email, with a link instead of the QR code. */
function mailOf(paper: Paper, label: string, href: string) {
  const { language, title, greeting, lead, facts, closing, check } = paper;
  const t = words(language);
  const lines = facts.map(({ name, value, href: way }) =>
    way
      ? html`${name}${t.colon} <a href="${way}" class="link" style="color:#1d4f91">${value}</a><br />`
      : html`${name}${t.colon} <b>${value}</b><br />`,
  );
  return mailLayout({
    title,
    paragraphs: [
      ...(greeting ? [greeting] : []),
      ...lead,
      html`${lines}`,
      ...closing,
      html`${t.check.title} ${t.check.mail}<br /><a
          href="${check.href}"
          class="link"
          style="color:#1d4f91;word-break:break-all"
          >${check.address}</a
        ><br />${t.check.code}${t.colon} <b>${check.code}</b>`,
    ],
    button: { label, href },
    language,
  });
}
