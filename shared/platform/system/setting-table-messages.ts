import * as z from "zod/mini";
import { says } from "./sentences.ts";
import {
  isDnsLabel,
  isHostName,
  isPlainText,
  isSender,
  line,
  smtpUrl,
  toggle,
  whole,
} from "./setting-kinds.ts";

/** How emails are sent. */
export const email = {
  emailEnabled: toggle({
    column: "emailEnabled",
    default: true,
    label: "Send email",
    help: "When off, emails wait in the outbox.",
  }),
  smtpHost: line([253, isHostName], {
    column: "smtpHost",
    default: "",
    label: "SMTP server",
    help: "Host name of the mail server. If empty, emails are captured and not sent.",
    environment: smtpUrl(({ hostname }) => hostname.replace(/^\[|\]$/g, "")),
  }),
  smtpPort: whole([1, 65_535], {
    column: "smtpPort",
    default: 587,
    label: "SMTP port",
    help: "465 uses TLS from the start. 587 changes to TLS after connecting.",
    environment: smtpUrl(({ port, protocol }) => Number(port) || (protocol === "smtps:" ? 465 : 587)),
  }),
  smtpUser: line([200], {
    column: "smtpUser",
    default: "",
    label: "SMTP user name",
    help: "User name at the mail server. If empty, the connection is not authenticated.",
    environment: smtpUrl(({ username }) => decodeURIComponent(username)),
  }),
  fromEmail: line([254, isSender], {
    column: "fromEmail",
    default: "",
    label: "From address",
    help: "An email address, or one with a name, such as Fund <desk@fund.example>. Without a name, the system's name is used.",
    environment: { variable: "MAIL_FROM", read: (text) => text },
  }),
  dkimSelector: line([63, isDnsLabel], {
    column: "dkimSelector",
    default: "",
    label: "DKIM selector",
    help: "The name of the mail server's DKIM key in the DNS, such as s1. Setup looks the key up under it.",
  }),
};

/** What text messages say of their sender. */
export const texts = {
  smsSender: line([20, z.minLength(1, says.nameMissing), isPlainText], {
    column: "smsSender",
    default: "Resource Line",
    label: "Name in text messages",
    help: "The first text to a number starts with it, and so does the answer to someone who texts for help. Choose a neutral name, because the person who does harm may read the phone: “Resource Line”, not “Police victim fund”. Carriers know it from the registration of texts.",
  }),
  smsHours: line([20, isPlainText], {
    column: "smsHours",
    default: "",
    label: "Phone hours in text messages",
    help: "When someone answers the support phone, for the answer to someone who texts for help. Write it so that it reads in every language, such as 24/7 or 8:00-17:00. If empty, no hours are named, or 24/7 for 2-1-1.",
  }),
};
