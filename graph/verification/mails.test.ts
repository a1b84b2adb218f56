import { expect, test } from "vitest";
import { drawMail, type OutgoingMessage } from "../communications/compose.ts";
import { languages } from "../core/forms/fields.shared.ts";
import {
  emergencyNotice,
  emergencySupervisorMail,
  resultMails,
  supervisorMail,
  type MailedCase,
} from "./mails.ts";

const verification = (over: Partial<MailedCase> = {}) =>
  ({
    id: 1,
    caseNumber: "APD-2026-1001",
    services: ["shelter", "food"],
    incidentDescription: "A family <b>\nwithout shelter",
    supervisorName: "Lee Park",
    supervisorRank: "Lieutenant",
    supervisorEmail: "lee@austin.example",
    language: "en",
    officer: {
      name: "Dana Reyes",
      rank: "Sergeant",
      agency: "Austin Police",
      email: "dana@austin.example",
      notifyByEmail: true,
      notifyBySms: false,
    },
    ...over,
  }) as MailedCase;

const mails = (over: Partial<MailedCase> = {}) => ({
  supervisor: supervisorMail(verification(over), "https://safevoice.example/verify/abc"),
  emergency: emergencySupervisorMail(verification(over), "https://safevoice.example/verify/def"),
  notice: emergencyNotice(
    verification(over),
    "desk@fund.example",
    "https://safevoice.example/admin/officers",
  ),
  verified: byEmail(
    resultMails(verification(over), "verified", { href: "https://safevoice.example/verification" }),
  ),
  rejected: byEmail(
    resultMails(verification(over), "rejected", { href: "https://safevoice.example/verification" }),
  ),
});
function byEmail([mail]: ReturnType<typeof resultMails>) {
  if (!mail) throw new Error("the officer is told nothing");
  return mail;
}
const drawn = ({ body }: OutgoingMessage) => drawMail(body as Parameters<typeof drawMail>[0]);

test("the English mails, word for word", () => {
  const { supervisor, emergency, notice, verified, rejected } = mails();
  const said = (mail: OutgoingMessage) => `${mail.subject}\n\n${drawn(mail).text}`;
  expect(said(supervisor)).toBe(`Please confirm Sergeant Dana Reyes, case APD-2026-1001

Please confirm your officer

Dear Lieutenant Lee Park,

Sergeant Dana Reyes of Austin Police asks for emergency help on a case and named you as supervisor.

Case number: APD-2026-1001
Services asked for: Food, Housing
Incident: A family <b> without shelter

Open the page below and answer there: confirm the officer, or say that this is not your officer. To confirm you need the officer's badge number; to say no you need nothing. Opening the page decides nothing.

The link is personal: do not forward it. It works for one answer, within 72 hours. You need no account.

If you do not know this officer, please answer “not my officer”, so that no one acts in your name.

Read the case and answer:
https://safevoice.example/verify/abc

--
SafeVoice. Real Support. Real Time. Real Impact.
In danger now? Call 911.`);
  expect(said(emergency)).toBe(`911 Verify was used on case APD-2026-1001

911 Verify was used before your answer

Dear Lieutenant Lee Park,

Sergeant Dana Reyes of Austin Police used 911 Verify on case APD-2026-1001. It lets the officer record the case for 60 minutes without your answer. It gives no right over money.

Your answer is still needed. If this is not your officer, say so on the page below and the access ends.

Read the case and answer:
https://safevoice.example/verify/def

--
SafeVoice. Real Support. Real Time. Real Impact.
In danger now? Call 911.`);
  expect(said(notice)).toBe(`911 Verify was used on case APD-2026-1001

911 Verify was used

Sergeant Dana Reyes of Austin Police has provisional access to case APD-2026-1001 for 60 minutes. The supervisor was told.

Case number: APD-2026-1001
Services asked for: Food, Housing
Incident: A family <b> without shelter

Open Officers:
https://safevoice.example/admin/officers

--
SafeVoice. Real Support. Real Time. Real Impact.
In danger now? Call 911.`);
  expect(said(verified)).toBe(`You are verified: case APD-2026-1001

You are verified

Sergeant Dana Reyes,

your supervisor confirmed you for case APD-2026-1001.

The page where you filled out the form shows it already. On that device you can also continue with the link below.

Continue with the case:
https://safevoice.example/verification

--
SafeVoice. Real Support. Real Time. Real Impact.
In danger now? Call 911.`);
  expect(said(rejected)).toBe(`Verification denied: case APD-2026-1001

Verification denied

Sergeant Dana Reyes,

your supervisor did not verify case APD-2026-1001.

Please contact them directly.

--
SafeVoice. Real Support. Real Time. Real Impact.
In danger now? Call 911.`);
});

test.for(languages)("in %s a mail whose form left much out still reads well", (language) => {
  const empty = mails({
    language,
    services: [],
    incidentDescription: "",
    supervisorRank: "",
    officer: { ...verification().officer, agency: "" },
  });
  for (const mail of Object.values(empty)) {
    const { subject, language: said } = mail;
    const { text, html } = drawn(mail);
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|NaN|\[object|\(\)| ,|,,/);
    expect(html).toContain(`<html lang="${said}">`);
  }
  expect(drawn(empty.supervisor).text).toContain(
    {
      en: "Services asked for: not stated",
      es: "Servicios solicitados: no indicados",
      fr: "Services demandés : non précisés",
    }[language],
  );
  expect([empty.supervisor.language, empty.verified.language, empty.notice.language]).toEqual([
    language,
    language,
    "en",
  ]);
});

test("a stored language that is none is English", () => {
  expect(mails({ language: "de" })).toEqual(mails({ language: "en" }));
});
