import { expect, test } from "vitest";
import { readEnv } from "../../core/env.ts";
import { createKeys, secureRandom } from "../../core/security/secrets.ts";
import { openBody } from "../../messages/communications/compose.ts";
import { openFacts } from "../../messages/letters/write/facts.ts";
import { prepare } from "../../messages/letters/write/prepare.ts";
import { messagesOf } from "../../messages/letters/send/send.ts";
import { languages } from "../../../shared/core/forms/fields.ts";
import type { DecisionFacts } from "./approval/facts.sql.ts";
import { spansOf } from "../timeline/attribution.ts";
import { approvalLetters, denialLetters } from "./letters.ts";

const context = {
  keys: createKeys({ current: "a secret of at least 32 characters" }),
  random: { ...secureRandom, between: () => 0, token: () => "a-secret" },
  now: () => new Date("2027-03-01T12:00:00Z"),
  env: { PORT: 4000 } as never,
  log: console as never,
  zone: () => "America/Chicago",
  config: () => ({ systemName: "SafeVoice", systemDescription: "Real Support. Real Time. Real Impact." }),
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

/** The emails of the letters, the officer's first, then the victim's. */
const read = (letters: ReturnType<typeof approvalLetters>) =>
  letters.flatMap((letter, index) => {
    const { reach } = openFacts(context, letter.factsSealed);
    const ready = prepare(context, { id: index, contacting: true, helpEndsAt: null, ...letter, reach });
    if (!("write" in ready)) throw new Error("the letter was not written");
    const { facts, validUntil } = ready;
    const paper = ready.write("L-2027-000001");
    const { messages } = messagesOf(context, { letterId: index, facts, paper, validUntil });
    return messages.map((message) => ({
      ...message,
      ...openBody({ ...context, env: readEnv({}) } as never, message.bodySealed),
    }));
  });
const approval = (over: Partial<DecisionFacts> = {}) => read(approvalLetters(context, facts(over), 123_450));
const denial = (over: Partial<DecisionFacts> = {}, reason = "Too late") =>
  read(denialLetters(context, facts(over), reason));
const said = (letters: { subject: string; text: string }[]) =>
  letters.map(({ subject, text }) => `${subject}\n\n${text}`);

test("the letters state the needs, and no address", () => {
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

test("the officer's letter names the next step that the request waits for", () => {
  const filed = { kind: "filed", at: 0, hasOfficer: true } as const;
  const approved = { kind: "approved", at: 1 } as const;
  const steps = {
    dispatch: {
      en: "Next, an administrator sends the help.",
      es: "Ahora un administrador",
      fr: "Un administrateur va",
    },
    handover: { en: "Next, hand over the money.", es: "Ahora entregue", fr: "Remettez maintenant l’argent." },
  };
  for (const requestedHelpTypes of [["food"], []] as const) {
    const { reason } = spansOf([{ ...filed, helpTypes: requestedHelpTypes }, approved], 2).at(-1)!;
    for (const language of languages)
      for (const contacting of [true, false]) {
        const over = { requestedHelpTypes: [...requestedHelpTypes], language, contacting };
        const text = approval(over)[0]?.text;
        expect(text).toContain(steps[reason as keyof typeof steps][language]);
        const other = reason === "dispatch" ? steps.handover : steps.dispatch;
        expect(text).not.toContain(other[language]);
      }
  }
});

test("the English letters, word for word", () => {
  expect(said(approval()).join("\n\n====\n")).toMatchInlineSnapshot(`
    "Case EM-2026-1234 was approved

    Your request was approved

    Case EM-2026-1234 was approved for $1,234.50 (food, housing).

    Letter: L-2027-000001
    Date: March 1, 2027
    Request ID: EM-2026-1234
    Amount: $1,234.50
    Assistance type: food, housing

    The recipient gets a letter of their own. Next, an administrator sends the help. If you hand over the money yourself instead, choose Mark as Distributed under Funding.

    Is this letter real? Anyone can check it at this address with the number and the check code.
    http://localhost:4000/letters/check
    Check code: 2222-2222

    Reply:
    http://localhost:4000/reply/00000000000000000000000000

    --
    SafeVoice. Real Support. Real Time. Real Impact.
    In danger now? Call 911.
    Privacy: http://localhost:4000/privacy?lang=en

    ====
    Your request for help was approved (EM-2026-1234)

    Your request for help was approved

    Dear Noor Ibarra,

    Your request for emergency help, case EM-2026-1234, was reviewed and approved. It covers food, housing.

    Dana Reyes filed it for you and will contact you.

    Your officer will give you the help or tell you how to get it. Any code from a provider comes in a separate message. If nothing comes, reply to us or call 2-1-1.

    Letter: L-2027-000001
    Date: March 1, 2027
    Request ID: EM-2026-1234
    Assistance type: food, housing
    Valid until: March 31, 2027

    This letter is valid for this help only, and without a signature.

    Is this letter real? Anyone can check it at this address with the number and the check code.
    http://localhost:4000/letters/check
    Check code: 2222-2222

    Reply:
    http://localhost:4000/reply/00000000000000000000000000

    --
    SafeVoice. Real Support. Real Time. Real Impact.
    In danger now? Call 911.
    Privacy: http://localhost:4000/privacy?lang=en"
  `);
  expect(said(denial()).join("\n\n====\n")).toMatchInlineSnapshot(`
    "Case EM-2026-1234 was denied

    Your request was denied

    Case EM-2026-1234 was denied. Reason: Too late

    Letter: L-2027-000001
    Date: March 1, 2027
    Request ID: EM-2026-1234

    Is this letter real? Anyone can check it at this address with the number and the check code.
    http://localhost:4000/letters/check
    Check code: 2222-2222

    Reply:
    http://localhost:4000/reply/00000000000000000000000000

    --
    SafeVoice. Real Support. Real Time. Real Impact.
    In danger now? Call 911.
    Privacy: http://localhost:4000/privacy?lang=en

    ====
    About your request for help (EM-2026-1234)

    About your request for help

    Dear Noor Ibarra,

    This fund could not approve your request for emergency help, case EM-2026-1234.

    You can get other help near you. For food, a room, or a ride, call 2-1-1 at any hour. In danger, call 911. If you think about ending your life, call or text 988.

    Letter: L-2027-000001
    Date: March 1, 2027
    Request ID: EM-2026-1234

    Is this letter real? Anyone can check it at this address with the number and the check code.
    http://localhost:4000/letters/check
    Check code: 2222-2222

    Reply:
    http://localhost:4000/reply/00000000000000000000000000

    --
    SafeVoice. Real Support. Real Time. Real Impact.
    In danger now? Call 911.
    Privacy: http://localhost:4000/privacy?lang=en"
  `);
  // A citizen's own request without an address: one text message.
  const sms = { officer: null, victimEmail: "", requestedHelpTypes: [] };
  expect(said(approval(sms))).toMatchInlineSnapshot(`
    [
      "Your request for help was approved (EM-2026-1234)

    Your request was approved. What happens next: http://localhost:4000/reply/00000000000000000000000000",
    ]
  `);
  expect(said(denial({ victimEmail: "" }, "No reason was given."))[1]).toMatchInlineSnapshot(`
    "About your request for help (EM-2026-1234)

    Your request was not approved. For other help call 2-1-1. More: http://localhost:4000/reply/00000000000000000000000000"
  `);
});

test.for(languages)(
  "in %s every letter has its required content, and the victim's never names the supervisor",
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

test("money and help are formatted for the language", () => {
  const officer = (language: string) => approval({ language })[0]?.text.replace(/\s/g, " ");
  expect(officer("en")).toContain("$1,234.50 (food, housing)");
  expect(officer("es")).toContain("$1,234.50 (alimentos, vivienda)");
  expect(officer("fr")).toContain("1 234,50 $ (nourriture, logement)");
});

test("writes no letter to a person who must not be contacted, and asks the officer to tell them", () => {
  const letters = [approval({ contacting: false }), denial({ contacting: false })];
  for (const said of letters) {
    expect(said.map(({ recipientType }) => recipientType)).toEqual(["officer"]);
    expect(said[0]?.text).toContain("We do not contact the recipient. Please tell them yourself");
  }
});

test("no letter names an anonymous recipient, not even in the reason", () => {
  const hidden = { anonymous: true, victim: { fullName: "Noor Ibarra", phone: "", email: "n@example.org" } };
  for (const { recipientName, text, html, subject } of [
    ...approval(hidden),
    ...denial(hidden, "Noor has moved"),
  ])
    expect(`${recipientName} ${subject} ${text} ${html}`).not.toMatch(/noor|ibarra/i);
});

test("writes no more to an email address that was removed from the victim information", () => {
  const [, victim] = approval({ victim: { fullName: "Noor Ibarra", phone: "512-555-0143", email: "" } });
  expect(victim).toMatchObject({ channel: "sms", recipientAddress: "+15125550143" });
});
