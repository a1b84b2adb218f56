import { expect, test } from "vitest";
import { drawMail, type OutgoingMessage } from "../../../messages/communications/compose.ts";
import { languages } from "../../../../shared/core/forms/fields.ts";
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

const linksOf = (token: string) => ({
  href: `https://safevoice.example/verify/${token}`,
  all: `https://safevoice.example/supervisor/${token}`,
});
const mails = (over: Partial<MailedCase> = {}) => ({
  supervisor: supervisorMail(verification(over), linksOf("abc")),
  emergency: emergencySupervisorMail(verification(over), linksOf("def")),
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

test("the English emails, word for word", () => {
  const { supervisor, emergency, notice, verified, rejected } = mails();
  const said = (mail: OutgoingMessage) => `${mail.subject}\n\n${drawn(mail).text}`;
  expect(said(supervisor)).toBe(`Please confirm Sergeant Dana Reyes, case APD-2026-1001

Please confirm your officer

Dear Lieutenant Lee Park,

Sergeant Dana Reyes of Austin Police requested emergency help for a case and named you as the supervisor.

Case number: APD-2026-1001
Requested services: Food, Housing
Incident: A family <b> without shelter

Open the page below to confirm the officer, or to say that this is not your officer. To confirm, you need the officer's badge number. To say no, you don't. Opening the page does not submit an answer.

This link is only for you. Please do not forward it. It works for one answer, within 72 hours. You don't need an account.

If you do not know this officer, please answer “No” on the page, so that no one acts in your name.

Review the case and answer:
https://safevoice.example/verify/abc

All requests waiting for you:
https://safevoice.example/supervisor/abc

--
SafeVoice. Real Support. Real Time. Real Impact.
In danger now? Call 911.`);
  expect(said(emergency)).toBe(`911 Verify was used on case APD-2026-1001

911 Verify was used before your answer

Dear Lieutenant Lee Park,

Sergeant Dana Reyes of Austin Police used 911 Verify on case APD-2026-1001. The officer can record the case for 60 minutes without your answer, but cannot approve or distribute funds.

We still need your answer. If this is not your officer, say so on the page below to end the access.

Review the case and answer:
https://safevoice.example/verify/def

All requests waiting for you:
https://safevoice.example/supervisor/def

--
SafeVoice. Real Support. Real Time. Real Impact.
In danger now? Call 911.`);
  expect(said(notice)).toBe(`911 Verify was used on case APD-2026-1001

911 Verify was used

Sergeant Dana Reyes of Austin Police has provisional access to case APD-2026-1001 for 60 minutes. The supervisor gets an email too.

Case number: APD-2026-1001
Requested services: Food, Housing
Incident: A family <b> without shelter

Open Officers:
https://safevoice.example/admin/officers

--
SafeVoice. Real Support. Real Time. Real Impact.
In danger now? Call 911.`);
  expect(said(verified)).toBe(`You are verified: case APD-2026-1001

You are verified

Sergeant Dana Reyes,

Your supervisor confirmed you for case APD-2026-1001.

The page where you filled out the form is already up to date. On that device, you can also continue with the link below.

Continue with the case:
https://safevoice.example/verification

--
SafeVoice. Real Support. Real Time. Real Impact.
In danger now? Call 911.`);
  expect(said(rejected)).toBe(`Verification denied: case APD-2026-1001

Verification denied

Sergeant Dana Reyes,

Your supervisor did not verify case APD-2026-1001.

Please contact them directly.

--
SafeVoice. Real Support. Real Time. Real Impact.
In danger now? Call 911.`);
});

test.for(languages)("in %s an email of a sparse form still reads well", (language) => {
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
      en: "Requested services: not stated",
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

test("an unknown stored language is English", () => {
  expect(mails({ language: "de" })).toEqual(mails({ language: "en" }));
});
