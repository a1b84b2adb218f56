import * as z from "zod/mini";
import { emailProblem, emailText } from "../../core/forms/email.ts";
import { addressOfSender } from "../../core/text/sender.ts";
import { isInCents } from "../../core/forms/dollars.ts";
import { asPhrase, type Phrase } from "../../core/i18n/phrases.ts";
import { tooLong, trimmed } from "../../core/forms/fields.ts";
import { isTimeZone } from "../../core/time/zone.ts";
import { says as formSays } from "../../core/forms/sentences.ts";
import { says } from "./sentences.ts";

/** One row of the table of settings. */
export interface Setting<Value, Column extends string> {
  kind: "switch" | "whole" | "dollars" | "text" | "choice" | "zone";
  schema: z.ZodMiniType<Value, Value>;
  /** Of the table `SystemConfig`, which holds dollars as cents. */
  column: Column;
  /** The same as the column's default. */
  default: Value;
  unit?: "days" | "hours" | "minutes";
  label: string;
  /** What it does, for the form and for the API. The range of a number follows by itself. */
  help: string;
  /** An environment variable that sets it. The setting then cannot be edited. */
  environment?: { variable: "SMTP_URL" | "MAIL_FROM"; read: (text: string) => Value };
  /** Most characters of a text. */
  most?: number;
  /** Labels of a choice. */
  options?: Readonly<Record<string, string>>;
}
type Row<Value, Column extends string> = Omit<Setting<Value, Column>, "kind" | "schema" | "most" | "options">;

export const toggle = <Column extends string>(row: Row<boolean, Column>): Setting<boolean, Column> => ({
  ...row,
  kind: "switch",
  schema: z.boolean(formSays.notYesOrNo),
});

/** A whole number in this range. */
export function whole<Column extends string>(
  [from, to]: readonly [number, number],
  row: Row<number, Column>,
): Setting<number, Column> {
  const wrong = asPhrase(says.wholeBetween({ from, to }));
  const range = `From ${from} to ${to.toLocaleString("en-US")}${row.unit ? ` ${row.unit}` : ""}.`;
  return {
    ...row,
    kind: "whole",
    schema: z.number(wrong).check(z.int(wrong), z.gte(from, wrong), z.lte(to, wrong)),
    label: row.unit ? `${row.label} (${row.unit})` : row.label,
    help: `${row.help} ${range}`,
  };
}

/** An amount in this range, with cents. */
export function dollars<Column extends string>(
  [from, to]: readonly [number, number],
  row: Row<number, Column>,
): Setting<number, Column> {
  const wrong = asPhrase(says.dollarsBetween({ from, to }));
  return {
    ...row,
    kind: "dollars",
    schema: z.number(wrong).check(z.gte(from, wrong), z.lte(to, wrong), z.refine(isInCents, wrong)),
    help: `${row.help} From $${from} to $${to.toLocaleString("en-US")}.`,
  };
}

const isOneLine = (text: string) => !/[\r\n\t]/.test(text);

/** One line of at most so many characters. */
export const line = <Column extends string>(
  [most, ...checks]: readonly [number, ...z.core.$ZodCheck<string>[]],
  row: Row<string, Column>,
): Setting<string, Column> => ({
  ...row,
  kind: "text",
  most,
  schema: trimmed(z.maxLength(most, tooLong), z.refine<string>(isOneLine, says.oneLine), ...checks),
});

/** An email address, or empty. */
export const mailbox = <Column extends string>(row: Row<string, Column>): Setting<string, Column> => ({
  ...row,
  kind: "text",
  most: 254,
  schema: emailText(formSays.emailWrong),
});

export const choice = <Option extends string, Column extends string>(
  options: Readonly<Record<Option, string>>,
  wrong: Phrase,
  row: Row<NoInfer<Option>, Column>,
): Setting<Option, Column> => ({
  ...row,
  kind: "choice",
  options,
  schema: z.enum(Object.keys(options) as Option[], wrong),
});

/** The IANA name of a time zone, or empty. */
export const zone = <Column extends string>(row: Row<string, Column>): Setting<string, Column> => ({
  ...row,
  kind: "zone",
  most: 64,
  schema: trimmed(
    z.maxLength(64, tooLong),
    z.refine<string>((name) => name === "" || isTimeZone(name), says.zoneUnknown),
  ),
});

const orNothing = (shape: RegExp, wrong: Phrase) =>
  z.refine<string>((text) => text === "" || shape.test(text), wrong);
const mailAddress = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]{2,}$/;
const sender = new RegExp(
  `^(?:[^<>"\\\\]{1,80}<${mailAddress.source.slice(1, -1)}>|${mailAddress.source.slice(1, -1)})$`,
);
const hostName =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$|^[0-9a-f:]{2,39}$/i;

/** What a text may be, or empty. */
export const isSender = z.refine<string>(
  (text) => text === "" || (sender.test(text) && !emailProblem(addressOfSender(text), says.senderWrong)),
  says.senderWrong,
);
/** Characters that take one place in a text message, or nothing. */
export const isPlainText = orNothing(/^[\w .,:&'/+()#!?-]+$/, says.textCharacters);
export const isHostName = orNothing(hostName, says.hostWrong);
export const isDnsLabel = orNothing(
  /^[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?)*$/i,
  says.selectorWrong,
);

/** A part of the mail server's address, as the environment can set it. */
export const smtpUrl = <Value>(read: (server: URL) => Value) => ({
  variable: "SMTP_URL" as const,
  read: (text: string) => read(new URL(text)),
});

/** Written and never read, so it is no setting like the others. */
export const smtpPassword = {
  label: "SMTP password",
  environment: smtpUrl(({ password }) => password !== ""),
};
