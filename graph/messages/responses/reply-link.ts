import type { MessageChannel, RecipientType } from "../../../prisma/client/enums.ts";
import type { Context } from "../../core/context.ts";
import { secretHref } from "../../core/security/secret-links.ts";
import { lettersOf, linkLetters } from "../../core/security/secrets.ts";
import { replyLinkLifetimeMs } from "./rules.ts";

interface Reader {
  requestId: number;
  dispatchId?: number | null;
  recipientType: RecipientType;
  recipientName: string;
  channel: MessageChannel;
  language: string;
}

/**
 * A reply link for the reader of one message: the row for `tx.replyLink`, and the address whose
 * secret only the message contains.
 */
export function replyLink(
  context: Pick<Context, "random" | "keys" | "now" | "env">,
  { requestId, dispatchId = null, recipientType, recipientName, channel, language }: Reader,
) {
  const token = lettersOf(context.random, linkLetters);
  const now = context.now();
  return {
    href: secretHref(context.env, "reply", token),
    row: {
      tokenHash: context.keys.hash(token),
      ...{ requestId, dispatchId, recipientType, recipientName, channel, language },
      expiresAt: new Date(now.getTime() + replyLinkLifetimeMs),
      createdAt: now,
    },
  };
}
