import type { Message } from "../../../prisma/client/client.ts";
import { asLanguage } from "../../core/i18n/i18n.ts";
import { fitsOneText, inTextAlphabet } from "../../core/text/gsm.ts";
import type { MessageKind } from "./rules.ts";
import { words } from "./words.ts";

interface FirstText {
  text: string;
  kind: string;
  language: string;
  /** The name in text messages (the setting `smsSender`). */
  sender: string;
}

/** The row of a text message. */
export type TextRow = Pick<Message, "introduces" | "kind" | "language">;

interface StoredText {
  text: string;
  /** The sender's name goes first, also in later texts. */
  isNamed: boolean;
  row: TextRow | undefined;
  sender: string;
}

/** A text as it is sent. */
export const textOf = ({ text, isNamed, row, sender }: StoredText): string =>
  row?.introduces ? firstText({ ...row, text, sender }) : isNamed ? `${sender}: ${text}` : text;

/** The automatic answers name the sender and STOP themselves. */
const introduced = new Set<string>(["text-help", "text-stop"] satisfies MessageKind[]);

/**
 * The first text to a number: who sends it, its words, and how to stop. If all of it does not fit
 * into one segment, its words are on the page of its link.
 */
export function firstText({ text, kind, language, sender }: FirstText): string {
  if (introduced.has(kind)) return text;
  const t = words(asLanguage(language));
  const own = inTextAlphabet(text);
  const href = linkIn(own);
  const said = [
    own,
    ...(href && kind === "dispatch-victim" ? [t.code(href)] : []),
    ...(href ? [t.message(href)] : []),
  ].map((words) => inTextAlphabet(`${sender}: ${endOf(words)} ${t.stopAndHelp}`));
  return said.find(fitsOneText) ?? said.at(-1) ?? own;
}

const linkIn = (text: string) => /https?:\/\/\S+/.exec(text)?.[0] ?? null;

/** A sentence ends before the next one. A link does not: the period would be part of it. */
const endOf = (text: string) => (/[.!?]$|https?:\/\/\S+$/.test(text) ? text : `${text}.`);
