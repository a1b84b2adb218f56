import { expect, test } from "vitest";
import { createKeys, secureRandom } from "../core/secrets.ts";
import { openBody } from "../communications/compose.ts";
import { languages } from "../core/forms/rules.ts";
import type { DecisionFacts } from "./facts.ts";
import { approvalLetters, denialLetters } from "./letters.ts";

const context = {
  keys: createKeys("a secret of at least 32 characters"),
  random: secureRandom,
  now: () => new Date("2027-03-01T12:00:00Z"),
};

const facts = (over: Partial<DecisionFacts> = {}) =>
  ({
    id: 7,
    caseId: "EM-2026-1234",
    language: "en",
    requestedHelpTypes: ["food", "shelter"],
    victimName: "Noor Ibarra",
    victimEmail: "noor@example.org",
    victimPhone: "512-555-0143",
    anonymous: false,
    contacting: true,
    officer: { name: "Dana Reyes", email: "dana@austin.example", notifyByEmail: true, notifyBySms: false },
    verification: { id: 1, supervisorName: "Lee Park" },
    victim: null,
    ...over,
  }) as DecisionFacts;

/** The officer's letter first, then the victim's. */
const read = (messages: ReturnType<typeof approvalLetters>) =>
  messages.map((message) => ({ ...message, ...openBody(context as never, message.bodySealed) }));
const approval = (over: Partial<DecisionFacts> = {}) =>
  read(approvalLetters(context as never, facts(over), 123_450));
const denial = (over: Partial<DecisionFacts> = {}, reason = "Too late") =>
  read(denialLetters(context as never, facts(over), reason));
const said = (letters: { subject: string; text: string }[]) =>
  letters.map(({ subject, text }) => `${subject}\n\n${text}`);

test("the letters say what was stated, and no address", () => {
  const needs = {
    meals: { people: 12 },
    room: { nights: 2, people: 3 },
    ride: { to: "Dallas", distance: "regional" as const },
    other: "Diapers",
  };
  const lines = (over: Partial<DecisionFacts>) =>
    approval({ needs, ...over }).map(({ text }) => /meals[^.]*|comidas[^.]*|des repas[^.]*/.exec(text)?.[0]);
  expect(lines({})).toEqual([
    "meals for 10 people; a room for 2 nights for 3 people; a ride, regional, to Dallas)",
    "meals for 10 people; a room for 2 nights for 3 people; a ride, regional",
  ]);
  expect(lines({ language: "es" })[1]).toBe(
    "comidas para 10 personas; un cuarto por 2 noches para 3 personas; un viaje regional",
  );
  expect(lines({ language: "fr" })[1]).toBe(
    "des repas pour 10 personnes; une chambre pour 2 nuits pour 3 personnes; un trajet régional",
  );
  const street = { ...needs, ride: { to: "12 Elm Street", distance: "local" as const } };
  for (const { text } of approval({ needs: street })) expect(text).not.toMatch(/Elm|Diapers/);
});

test("the English letters, word for word", () => {
  expect(said(approval())).toEqual([
    `Case EM-2026-1234 was approved

Your request was approved

Case EM-2026-1234 was approved for $1,234.50 (food, housing).

The person in need has been told. When the money has been handed over, mark the allocation as distributed.

--
SafeVoice. Real Support. Real Time. Real Impact.
In danger now? Call 911.`,
    `Your request for help was approved (EM-2026-1234)

Your request for help was approved

Dear Noor Ibarra,

Your request for emergency help, case EM-2026-1234, was reviewed and approved. It covers food, housing.

Dana Reyes filed it for you and will be in touch.

The services are being arranged. Further messages with the details you need follow within hours.

This letter is valid for this help only, and without a signature.

--
SafeVoice. Real Support. Real Time. Real Impact.
In danger now? Call 911.`,
  ]);
  expect(said(denial())).toEqual([
    `Case EM-2026-1234 was denied

Your request was denied

Case EM-2026-1234 was denied. The reason given: Too late

--
SafeVoice. Real Support. Real Time. Real Impact.
In danger now? Call 911.`,
    `About your request for help (EM-2026-1234)

About your request for help

Dear Noor Ibarra,

Your request for emergency help, case EM-2026-1234, could not be granted by this fund.

Other help is near: call 2-1-1 at any hour for food, a room or a ride. In danger, call 911. If you think of ending your life, call or text 988.

--
SafeVoice. Real Support. Real Time. Real Impact.
In danger now? Call 911.`,
  ]);
  // A citizen's own, without an address: one text message.
  const sms = { officer: null, victimEmail: "", requestedHelpTypes: [] };
  expect(said(approval(sms))).toEqual([
    `Your request for help was approved (EM-2026-1234)

Your request for emergency help, case EM-2026-1234, was reviewed and approved. It covers emergency help. The services are being arranged. Further messages with the details you need follow within hours. This letter is valid for this help only, and without a signature.`,
  ]);
  expect(said(denial({ victimEmail: "" }, "No reason was given."))).toEqual([
    `Case EM-2026-1234 was denied

Your request was denied

Case EM-2026-1234 was denied. The reason given: No reason was given.

--
SafeVoice. Real Support. Real Time. Real Impact.
In danger now? Call 911.`,
    `About your request for help (EM-2026-1234)

Your request for emergency help, case EM-2026-1234, could not be granted by this fund. Other help is near: call 2-1-1 at any hour for food, a room or a ride. In danger, call 911. If you think of ending your life, call or text 988.`,
  ]);
});

test.for(languages)(
  "in %s every letter says what it must, and the victim's never names the supervisor",
  (language) => {
    const letters = [
      ...approval({ language }),
      ...approval({ language, officer: null, victimEmail: "", requestedHelpTypes: [] }),
      ...denial({ language }),
      ...denial({ language, victimEmail: "" }, "No reason was given."),
    ];
    expect(letters).toHaveLength(7);
    for (const { subject, text, html, recipientType, channel, language: told } of letters) {
      expect(told).toBe(language);
      expect(`${subject} ${text}`).toContain("EM-2026-1234");
      expect(`${subject}${text}${html}`).not.toMatch(/undefined|NaN|\[object| ,/);
      expect(html === "").toBe(channel === "sms");
      if (channel === "email") expect(html).toContain(`<html lang="${language}">`);
      if (recipientType === "victim") expect(`${subject}${text}${html}`).not.toContain("Lee Park");
    }
  },
);

test("money and help are written as the language writes them", () => {
  const officer = (language: string) => approval({ language })[0]?.text.replace(/\s/g, " ");
  expect(officer("en")).toContain("$1,234.50 (food, housing)");
  expect(officer("es")).toContain("$1,234.50 (alimentos, vivienda)");
  expect(officer("fr")).toContain("1 234,50 $ (nourriture, logement)");
});

test("nobody is written to who is not to be contacted, and the officer is asked to tell them", () => {
  const letters = [approval({ contacting: false }), denial({ contacting: false })];
  for (const said of letters) {
    expect(said.map(({ recipientType }) => recipientType)).toEqual(["officer"]);
    expect(said[0]?.text).toContain("gets no message from us: please tell them yourself");
  }
});

test("an anonymous recipient is named in no letter, also not by the reason", () => {
  const hidden = { anonymous: true, victim: { fullName: "Noor Ibarra", phone: "", email: "n@example.org" } };
  for (const { recipientName, text, html, subject } of [
    ...approval(hidden),
    ...denial(hidden, "Noor has moved"),
  ])
    expect(`${recipientName} ${subject} ${text} ${html}`).not.toMatch(/noor|ibarra/i);
});

test("an e-mail address that was taken back with the victim information is written to no more", () => {
  const [, victim] = approval({ victim: { fullName: "Noor Ibarra", phone: "512-555-0143", email: "" } });
  expect(victim).toMatchObject({ channel: "sms", recipientAddress: "512-555-0143" });
});
