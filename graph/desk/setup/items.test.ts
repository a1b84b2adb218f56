import { expect, test } from "vitest";
import type { Finding } from "./item.ts";
import { setupItems } from "./items.ts";
import { secondFactor, superAdmins } from "./items/accounts.ts";
import { alerts, emergencyContacts } from "./items/alerts.ts";
import { backupKey, rehearsal } from "./items/backups.ts";
import { dkim, dmarc, mailServerSet, spf, testEmail } from "./items/email.ts";
import { aiAgreement, directory, practiceCase, providers } from "./items/help.ts";
import { fundDeposit } from "./items/money.ts";
import { demoData, operator, publicUrl, server, supervisorDomains, timeZone } from "./items/organization.ts";
import { textMessages, textRegistration } from "./items/texts.ts";

const noted = { by: "kim", on: "May 4, 2026", detail: "TX" };
const admin = { username: "kim", hasSignedIn: true };
const noFactor = { username: "kim", hasCode: false, hasPasskey: false, isProviderOnly: false };
const mail = { host: "mail.example", sender: "desk@fund.example", isOn: true, trouble: undefined };
const domain = "fund.example";
const key = { domain, selector: "s1" };
const sent = { hasServer: true, confirmedOn: null, sentOn: null, isExpired: false, isOfOther: false };
const meals = { name: "Meals", helpTypes: ["food"] as const, codes: 3, held: 0, terminals: 0 };
const hotel = {
  name: "Hotel",
  helpTypes: ["shelter", "transportation"] as const,
  codes: 0,
  held: 0,
  terminals: 1,
};

/** Each item's facts with the state and a part of the sentence that they lead to. */
const cases: [string, Finding, Finding["state"], RegExp][] = [
  ["server", server.judge({ isProduction: true, hasDatabase: true }), "done", /PostgreSQL/],
  ["embedded", server.judge({ isProduction: true, hasDatabase: false }), "open", /^Not set: DATABASE_URL\.$/],
  [
    "development",
    server.judge({ isProduction: false, hasDatabase: false }),
    "open",
    /NODE_ENV=production and DATABASE_URL/,
  ],
  ["no demo data", demoData.judge(false), "done", /no demo data/],
  ["demo data", demoData.judge(true), "attention", /holds demo data/],
  ["operator", operator.judge({ name: "Fund", contact: "a@b.example" }), "done", /Fund, a@b/],
  [
    "no operator",
    operator.judge({ name: undefined, contact: undefined }),
    "open",
    /NAME and OPERATOR_CONTACT/,
  ],
  ["no contact", operator.judge({ name: "Fund", contact: undefined }), "open", /^Not set: OPERATOR_CONTACT/],
  ["zone set", timeZone.judge({ zone: "America/Chicago", source: "setting" }), "done", /America\/Chicago/],
  [
    "zone of a browser",
    timeZone.judge({ zone: "America/Chicago", source: "browser" }),
    "attention",
    /browser/,
  ],
  ["zone of the server", timeZone.judge({ zone: "UTC", source: "server" }), "open", /UTC/],
  ["https", publicUrl.judge("https://help.example"), "done", /help\.example/],
  ["no address", publicUrl.judge(undefined), "open", /not set/],
  ["http", publicUrl.judge("http://help.example"), "attention", /not https/],
  ["localhost", publicUrl.judge("https://localhost:4000"), "attention", /this machine only/],
  ["domains", supervisorDomains.judge({ domains: ["city.example"], noted: null }), "done", /city\.example/],
  ["no domains", supervisorDomains.judge({ domains: [], noted: null }), "open", /Only \.gov/],
  [
    "domains not needed",
    supervisorDomains.judge({ domains: [], noted }),
    "done",
    /noted on May 4, 2026 by kim/,
  ],
  ["no super admin", superAdmins.judge([]), "open", /no super administrator/],
  ["one super admin", superAdmins.judge([admin]), "open", /only one: kim/],
  [
    "one never signed in",
    superAdmins.judge([admin, { username: "lee", hasSignedIn: false }]),
    "attention",
    /Never signed in: lee/,
  ],
  ["two super admins", superAdmins.judge([admin, { ...admin, username: "lee" }]), "done", /2 .*kim, lee/],
  ["no factor", secondFactor.judge([noFactor]), "open", /Without one: kim/],
  ["a code", secondFactor.judge([{ ...noFactor, hasCode: true }]), "done", /has one/],
  ["a passkey", secondFactor.judge([{ ...noFactor, hasPasskey: true }]), "done", /has one/],
  ["a provider alone", secondFactor.judge([{ ...noFactor, isProviderOnly: true }]), "done", /has one/],
  [
    "one of two without",
    secondFactor.judge([
      { ...noFactor, hasCode: true },
      { ...noFactor, username: "lee" },
    ]),
    "attention",
    /Without one: lee\./,
  ],
  ["mail", mailServerSet.judge(mail), "done", /mail\.example sends as desk@fund\.example/],
  ["no mail server", mailServerSet.judge({ ...mail, host: null }), "open", /captured/],
  ["mail off", mailServerSet.judge({ ...mail, isOn: false }), "attention", /turned off/],
  [
    "no sender",
    mailServerSet.judge({ ...mail, sender: "no-reply@safevoice.example" }),
    "open",
    /No sender is set/,
  ],
  ["mail in trouble", mailServerSet.judge({ ...mail, trouble: "refused" }), "attention", /refused/],
  ["SPF", spf.judge({ domain, texts: ["x", "v=spf1 mx -all"] }), "done", /v=spf1 mx -all/],
  ["no SPF", spf.judge({ domain, texts: ["v=spf10 mx"] }), "open", /has no SPF record/],
  ["two SPF", spf.judge({ domain, texts: ["v=spf1 mx", "v=spf1 a"] }), "attention", /2 SPF records/],
  ["SPF for all", spf.judge({ domain, texts: ["v=spf1 +all"] }), "attention", /every server/],
  ["SPF unknown", spf.judge({ domain, texts: null }), "attention", /could not be looked up/],
  ["SPF of none", spf.judge({ domain: null, texts: [] }), "open", /No sender/],
  [
    "DKIM",
    dkim.judge({ ...key, texts: ["v=DKIM1; k=rsa; p=MIIB"] }),
    "done",
    /s1\._domainkey\.fund\.example/,
  ],
  ["no DKIM", dkim.judge({ ...key, texts: [] }), "open", /no DKIM key/],
  ["DKIM revoked", dkim.judge({ ...key, texts: ["v=DKIM1; p="] }), "attention", /revoked/],
  ["DKIM unknown", dkim.judge({ ...key, texts: null }), "attention", /could not be looked up/],
  ["no selector", dkim.judge({ ...key, selector: "", texts: [] }), "open", /selector/],
  ["DKIM of none", dkim.judge({ ...key, domain: null, texts: [] }), "open", /No sender/],
  [
    "DMARC",
    dmarc.judge({ domain, found: [{ at: "_dmarc.fund.example", texts: ["v=DMARC1; p=reject"] }] }),
    "done",
    /p=reject/,
  ],
  [
    "DMARC of a domain above",
    dmarc.judge({
      domain: "mail.fund.example",
      found: [
        { at: "_dmarc.mail.fund.example", texts: [] },
        { at: "_dmarc.fund.example", texts: ["v=DMARC1;p=none"] },
      ],
    }),
    "done",
    /_dmarc\.fund\.example: .*only reports/,
  ],
  [
    "no DMARC",
    dmarc.judge({ domain, found: [{ at: "_dmarc.fund.example", texts: [] }] }),
    "open",
    /no DMARC/,
  ],
  [
    "DMARC without a policy",
    dmarc.judge({ domain, found: [{ at: "_dmarc.fund.example", texts: ["v=DMARC1"] }] }),
    "attention",
    /cannot be read/,
  ],
  [
    "DMARC unknown",
    dmarc.judge({ domain, found: [{ at: "_dmarc.fund.example", texts: null }] }),
    "attention",
    /could not be looked up/,
  ],
  ["DMARC of none", dmarc.judge({ domain: null, found: [] }), "open", /No sender/],
  ["no test without a server", testEmail.judge({ ...sent, hasServer: false }), "open", /No mail server/],
  ["no test", testEmail.judge(sent), "open", /No test email/],
  ["test on its way", testEmail.judge({ ...sent, sentOn: "May 4" }), "open", /not used yet/],
  ["test expired", testEmail.judge({ ...sent, sentOn: "May 4", isExpired: true }), "attention", /expired/],
  ["test of another server", testEmail.judge({ ...sent, isOfOther: true }), "attention", /changed/],
  [
    "test arrived",
    testEmail.judge({ ...sent, sentOn: "May 4", confirmedOn: "May 5", isExpired: true }),
    "done",
    /confirmed on May 5/,
  ],
  [
    "texts",
    textMessages.judge({ provider: "twilio", sender: "Resource Line" }),
    "done",
    /twilio.*Resource Line/,
  ],
  ["no texts", textMessages.judge({ provider: null, sender: "Resource Line" }), "open", /captured/],
  ["registered", textRegistration.judge(noted), "done", /TX: noted on May 4, 2026 by kim/],
  ["not registered", textRegistration.judge(null), "open", /No one has noted/],
  ["rehearsed", rehearsal.judge({ doneOn: "May 4", isLate: false, isFailed: false }), "done", /May 4/],
  ["never rehearsed", rehearsal.judge({ doneOn: null, isLate: true, isFailed: false }), "open", /No backup/],
  [
    "rehearsed long ago",
    rehearsal.judge({ doneOn: "May 4", isLate: true, isFailed: false }),
    "attention",
    /30 days/,
  ],
  ["failed", rehearsal.judge({ doneOn: "May 4", isLate: false, isFailed: true }), "attention", /failed/],
  ["never worked", rehearsal.judge({ doneOn: null, isLate: true, isFailed: true }), "attention", /None has/],
  [
    "key copied",
    backupKey.judge({ checkedOn: "May 4", isLate: false, noted }),
    "done",
    /Copy checked on May 4/,
  ],
  ["key not copied", backupKey.judge({ checkedOn: null, isLate: true, noted }), "open", /No copy/],
  ["key replaced", backupKey.judge({ checkedOn: "May 4", isLate: true, noted }), "attention", /replaced/],
  [
    "copies not noted",
    backupKey.judge({ checkedOn: "May 4", isLate: false, noted: null }),
    "open",
    /No one has/,
  ],
  [
    "contacts",
    emergencyContacts.judge({ unheard: null, emergency: "a@b.example", director: "c@d.example" }),
    "done",
    /a@b\.example, escalations to c@d\.example/,
  ],
  [
    "no contacts",
    emergencyContacts.judge({ unheard: null, emergency: "", director: "" }),
    "open",
    /email and director/,
  ],
  [
    "contacts without mail",
    emergencyContacts.judge({ unheard: "no_mail_server", emergency: "a@b.example", director: "c@d.example" }),
    "attention",
    /cannot be sent/,
  ],
  ["alerts", alerts.judge({ addresses: 2, unheard: null, noted }), "done", /2 addresses/],
  [
    "no one for alerts",
    alerts.judge({ addresses: 0, unheard: "no_address", noted }),
    "open",
    /no administrator/,
  ],
  [
    "alerts not sent",
    alerts.judge({ addresses: 1, unheard: "switched_off", noted }),
    "attention",
    /1 address/,
  ],
  [
    "alerts not noted",
    alerts.judge({ addresses: 1, unheard: null, noted: null }),
    "open",
    /No one has noted/,
  ],
  ["deposit", fundDeposit.judge({ funds: 1, confirmed: 1, waiting: 1 }), "done", /1 deposit is/],
  ["deposit waits", fundDeposit.judge({ funds: 1, confirmed: 0, waiting: 1 }), "attention", /second person/],
  ["no deposit", fundDeposit.judge({ funds: 1, confirmed: 0, waiting: 0 }), "open", /No fund has/],
  ["no fund", fundDeposit.judge({ funds: 0, confirmed: 0, waiting: 0 }), "open", /no fund/],
  ["providers", providers.judge([meals, hotel]), "done", /Ready: Meals, Hotel/],
  ["a kind is missing", providers.judge([meals]), "attention", /No one can give: shelter, transportation/],
  [
    "one without codes",
    providers.judge([meals, hotel, { ...hotel, name: "Inn", terminals: 0 }]),
    "attention",
    /Ready: Meals, Hotel\. Add codes or a terminal, or disable: Inn\.$/,
  ],
  ["no codes", providers.judge([{ ...meals, codes: 0 }]), "open", /free code/],
  ["codes are held", providers.judge([{ ...meals, codes: 0, held: 3 }]), "attention", /approval/],
  ["no providers", providers.judge([]), "open", /No provider/],
  [
    "directory read",
    directory.judge({ noted, entries: 40, confirmed: 12 }),
    "done",
    /^Texas: .*12 of 40 entries/,
  ],
  ["directory unread", directory.judge({ noted: null, entries: 0, confirmed: 0 }), "open", /read over/],
  ["AI off", aiAgreement.judge({ model: null, noted: null }), "done", /AI is off/],
  ["AI on", aiAgreement.judge({ model: "m-1", noted: null }), "open", /AI is on \(m-1\)/],
  ["AI agreed", aiAgreement.judge({ model: "m-1", noted }), "done", /TX: noted/],
  ["no case", practiceCase.judge({ isDemo: false, requests: 0, completed: 0 }), "open", /no case/],
  [
    "cases under way",
    practiceCase.judge({ isDemo: false, requests: 2, completed: 0 }),
    "open",
    /2 cases, none/,
  ],
  ["completed", practiceCase.judge({ isDemo: false, requests: 2, completed: 1 }), "done", /1 case is/],
  ["completed in the demo", practiceCase.judge({ isDemo: true, requests: 2, completed: 1 }), "open", /demo/],
];

test.each(cases)("%s", (_name, finding, state, fact) => {
  expect(finding).toEqual({ state, fact: expect.stringMatching(fact) });
});

test("every item of the list has cases above", () => {
  const judged = [
    ...[server, demoData, operator, timeZone, superAdmins, secondFactor, publicUrl, mailServerSet, spf, dkim],
    ...[dmarc, testEmail, textMessages, textRegistration, rehearsal, backupKey, emergencyContacts],
    ...[alerts, supervisorDomains, fundDeposit, providers, directory, aiAgreement, practiceCase],
  ];
  expect(setupItems.map(({ id }) => id)).toEqual(expect.arrayContaining(judged.map(({ id }) => id)));
  expect(judged).toHaveLength(setupItems.length);
  expect(new Set(setupItems.map(({ id }) => id)).size).toBe(setupItems.length);
});

test("each open item says where it is done", () => {
  for (const { id, page, how, note } of setupItems)
    expect([id, page ?? how ?? note]).not.toEqual([id, undefined]);
});
