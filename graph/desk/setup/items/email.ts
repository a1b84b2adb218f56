import { defaultSender } from "../../../core/env.ts";
import { mailTrouble } from "../../../platform/system/health/mail-trouble.ts";
import { mailServer } from "../../../platform/system/smtp.ts";
import { readTestMails, type TestMails } from "../../../platform/system/test-mail/read.ts";
import { senderAddress } from "../../../platform/system/test-mail/route.ts";
import { addressOfSender } from "../../../../shared/core/text/sender.ts";
import type { Looked } from "../look-up.ts";
import { attention, done, open, setupItem, settingsOf, type SetupSource } from "../item.ts";

const noSender = "No sender is set yet.";

interface MailFacts {
  host: string | null;
  sender: string;
  isOn: boolean;
  trouble: string | undefined;
}

export const mailServerSet = setupItem<MailFacts>({
  id: "mail",
  title: "Mail server and sender",
  meaning: "Supervisors confirm officers by email, and letters leave by email. Without it no case moves.",
  page: settingsOf("email"),
  how: "Or set SMTP_URL and MAIL_FROM.",
  async read(source) {
    const server = mailServer(source);
    return {
      host: server && new URL(server.url).hostname,
      sender: senderAddress(source),
      isOn: source.config().emailEnabled,
      trouble: await mailTrouble(source),
    };
  },
  judge({ host, sender, isOn, trouble }) {
    if (!host) return open("No mail server is set. Emails are captured and not sent.");
    if (!isOn) return attention("Email is turned off. Emails wait in the outbox.");
    if (sender === addressOfSender(defaultSender)) return open(`${host} is set. ${noSender}`);
    if (trouble) return attention(`${host}: ${trouble}`);
    return done(`${host} sends as ${sender}.`);
  },
});

const domainOf = (address: string) => address.slice(address.lastIndexOf("@") + 1).toLowerCase();

/** The domain in the From line; null if no sender is set. */
function fromDomain(source: SetupSource): string | null {
  const sender = senderAddress(source);
  return sender === addressOfSender(defaultSender) ? null : domainOf(sender);
}

interface SpfFacts {
  domain: string | null;
  texts: Looked;
}

export const spf = setupItem<SpfFacts>({
  id: "spf",
  title: "SPF record",
  meaning: "It names the servers that may send for the domain. Without it, emails land in spam.",
  how: "Add the record of your mail provider to the domain's DNS.",
  async read(source) {
    const { MAIL_BOUNCES: bounces } = source.env;
    const from = fromDomain(source);
    // Receivers check the domain of the envelope, which MAIL_BOUNCES sets.
    const domain = from && bounces ? domainOf(bounces) : from;
    return { domain, texts: domain === null ? [] : await source.lookUp(domain) };
  },
  judge({ domain, texts }) {
    if (domain === null) return open(noSender);
    if (texts === null) return attention(`The SPF record of ${domain} could not be looked up.`);
    const records = texts.filter((text) => /^v=spf1(?: |$)/i.test(text));
    const [record] = records;
    if (record === undefined) return open(`${domain} has no SPF record.`);
    if (records.length > 1)
      return attention(`${domain} has ${records.length} SPF records. Receivers accept only one.`);
    if (/ \+?all(?: |$)/i.test(record))
      return attention(`The SPF record of ${domain} allows every server: ${record}`);
    return done(`${domain}: ${record}`);
  },
});

interface DkimFacts {
  domain: string | null;
  selector: string;
  texts: Looked;
}

const dkimName = ({ domain, selector }: Pick<DkimFacts, "domain" | "selector">) =>
  `${selector}._domainkey.${domain}`;

export const dkim = setupItem<DkimFacts>({
  id: "dkim",
  title: "DKIM key",
  meaning: "Your mail provider signs each email with it, so receivers know that no one changed it.",
  page: { ...settingsOf("email"), label: "Set the DKIM selector" },
  how: "Turn on DKIM at your mail provider, and add its record to the domain's DNS.",
  async read(source) {
    const facts = { domain: fromDomain(source), selector: source.config().dkimSelector };
    const isKnown = facts.domain !== null && facts.selector !== "";
    return { ...facts, texts: isKnown ? await source.lookUp(dkimName(facts)) : [] };
  },
  judge({ domain, selector, texts }) {
    if (domain === null) return open(noSender);
    if (!selector) return open("No DKIM selector is set, so the key is not looked up.");
    const name = dkimName({ domain, selector });
    if (texts === null) return attention(`The DKIM key at ${name} could not be looked up.`);
    const key = texts
      .map((text) => /(?:^|;)\s*p=([^;]*)/i.exec(text)?.[1]?.trim())
      .find((p) => p !== undefined);
    if (key === undefined) return open(`There is no DKIM key at ${name}.`);
    return key === "" ? attention(`The DKIM key at ${name} is revoked.`) : done(`There is a key at ${name}.`);
  },
});

interface DmarcFacts {
  domain: string | null;
  /** Of the domain and those above it, the nearest first. */
  found: { at: string; texts: Looked }[];
}

/** The names under which receivers look for the policy: the domain, then those above it. */
function dmarcNames(domain: string): string[] {
  const labels = domain.split(".");
  return labels.slice(0, -1).map((_label, n) => `_dmarc.${labels.slice(n).join(".")}`);
}

export const dmarc = setupItem<DmarcFacts>({
  id: "dmarc",
  title: "DMARC policy",
  meaning: "It says what receivers do with emails that only pretend to be yours. Large providers require it.",
  how: "Add a record _dmarc to the domain's DNS, such as v=DMARC1; p=quarantine.",
  async read(source) {
    const domain = fromDomain(source);
    const names = domain === null ? [] : dmarcNames(domain);
    const found = await Promise.all(names.map(async (at) => ({ at, texts: await source.lookUp(at) })));
    return { domain, found };
  },
  judge({ domain, found }) {
    if (domain === null) return open(noSender);
    for (const { at, texts } of found) {
      if (texts === null) return attention(`The DMARC policy at ${at} could not be looked up.`);
      const record = texts.find((text) => /^v=DMARC1(?:;|\s|$)/i.test(text));
      if (record === undefined) continue;
      const policy = /;\s*p=\s*(\w+)/i.exec(record)?.[1]?.toLowerCase();
      if (policy === "quarantine" || policy === "reject") return done(`${at}: ${record}`);
      if (policy === "none") return done(`${at}: ${record} (“none” only reports forged emails.)`);
      return attention(`The DMARC policy at ${at} cannot be read: ${record}`);
    }
    return open(`${domain} has no DMARC policy.`);
  },
});

type TestMailFacts = Pick<TestMails, "hasServer" | "isOfOther" | "isExpired"> & {
  confirmedOn: string | null;
  sentOn: string | null;
};

export const testEmail = setupItem<TestMailFacts>({
  id: "test-email",
  title: "A test email arrived",
  meaning:
    "A mail server can accept an email that never arrives. Send a test to an address outside your organization, and confirm it by its link.",
  page: settingsOf("email"),
  async read(source) {
    const { confirmedAt, sentAt, ...found } = await readTestMails(source);
    return {
      ...found,
      confirmedOn: confirmedAt && source.day(confirmedAt),
      sentOn: sentAt && source.day(sentAt),
    };
  },
  judge({ hasServer, confirmedOn, sentOn, isExpired, isOfOther }) {
    if (!hasServer) return open("No mail server is set, so no test can be sent.");
    if (confirmedOn) return done(`A test email was confirmed on ${confirmedOn}.`);
    if (sentOn && !isExpired) return open(`A test email was sent on ${sentOn}. Its link was not used yet.`);
    if (sentOn) return attention(`The link of the test email of ${sentOn} expired unused. Send another one.`);
    if (isOfOther) return attention("The mail server or the sender changed since the last confirmed test.");
    return open("No test email was sent yet.");
  },
});
