import { describe, expect, test } from "vitest";
import { dangersIn } from "../danger/rules.ts";
import { answer, type Named } from "../../../graph/community/support/answer.ts";
import { checkedStream, withKnownContacts } from "../../../graph/community/support/contact-check.ts";
import { supportEmail } from "../../../graph/community/support/support-info.ts";
import { readQuestion } from "../../../graph/community/support/question.ts";
import { callbackForm, callbackWait, waitText } from "./rules.ts";

const guidelines = {
  systemName: "SafeVoice",
  foodUsdPerPerson: 10,
  housingUsdPerNight: 75,
  hotelHours: 24,
  transportationUsd: 100,
};
const ask = (message: string, resources: Named[] = []) =>
  answer(readQuestion(message), guidelines, resources);

describe("the support agent", () => {
  test.each(["I want to kill myself", "quiero morir", "j'ai envie de mourir", "I'm hungry and suicidal"])(
    "recognizes the crisis in %j and gives 988 and 911 first",
    (message) => {
      expect(ask(message).response).toMatch(/^\D*988.*911/s);
    },
  );
  test.each(["He has a gun", "estoy en peligro", "au secours, il me frappe"])(
    "recognizes the danger in %j",
    (message) => {
      expect(ask(message).response).toContain("911");
    },
  );
  test("answers a crisis in its language", () => {
    expect(ask("quiero morir").response).toContain("a solas");
    expect(ask("je veux mourir").response).toContain("pas seul");
  });
  test.each([
    ["How much is food help?", "$10 per person"],
    ["Can you pay a hotel?", "24-hour stay per request"],
    ["I need housing", "$75 per night"],
    ["I need a ride", "$100"],
    ["How do I apply?", "Open New"],
    ["What is the status of my request?", "Open Requests"],
    ["Can they search my car without a warrant?", "remain silent"],
    ["Hello", "Hello!"],
    ["Thank you", "welcome"],
    ["qwertz", "not sure"],
  ])("knows about %j", (message, part) => {
    expect(ask(message).response).toContain(part);
  });
  test.each([
    ["how do I leave this page fast", "Exit button", "Escape key three times"],
    ["¿cómo salgo de esta página rápido?", "botón Salir", "tres veces la tecla Escape"],
    ["comment quitter cette page vite", "bouton Quitter", "trois fois sur la touche Échap"],
  ])("says how to leave quickly: %j", (message, button, key) => {
    expect(ask(message).response).toContain(button);
    expect(ask(message).response).toContain(key);
  });
  test("answers a letter's number in the words around it, and a bare place in the screen's language", () => {
    const screen = { language: "en" } as const;
    expect(readQuestion("es verdadera la carta L-2026-000001", screen).language).toBe("es");
    expect(readQuestion("Laredo", screen).language).toBe("en");
    expect(readQuestion("Laredo", { language: "fr" }).language).toBe("fr");
  });
  test("lists what a question about hours is for", () => {
    const pantry = { name: "Pantry", contactInfo: "918-555-0100", description: "Food." };
    const question = { topic: "hours", about: "food", isUnsure: true, state: "OK", city: "Tulsa" } as const;
    expect(answer({ ...question, language: "en" }, guidelines, [pantry]).response).toContain("Pantry");
  });
  test("recognizes a wish to be called", () => {
    expect(ask("Please call me back").callbackRequested).toBe(true);
    expect(ask("can I talk to a real person").callbackRequested).toBe(true);
    expect(ask("food please").callbackRequested).toBe(false);
  });
  test("lists the directory of the named state", () => {
    expect(readQuestion("food bank in West Virginia").state).toBe("WV");
    expect(readQuestion("food in Washington DC").state).toBe("DC");
    expect(
      ask("I need food in Texas", [
        { name: "Houston Food Bank", contactInfo: "713-223-3700", description: "Food." },
      ]).response,
    ).toContain("Houston Food Bank: 713-223-3700\nFood.");
  });
});

describe("what the conversation contains", () => {
  test("a state alone answers the open question", () => {
    expect(readQuestion("Texas", { before: ["I need food"] })).toMatchObject({ topic: "food", state: "TX" });
    expect(readQuestion("Ohio")).toMatchObject({ topic: "directory", state: "OH" });
    expect(readQuestion("and a lawyer?", { before: ["food in Ohio"] })).toMatchObject({
      topic: "legal",
      state: "OH",
    });
  });
  test("a code counts only if it cannot be a word", () => {
    expect(readQuestion("shelter in TX").state).toBe("TX");
    expect(readQuestion("Austin, TX").state).toBe("TX");
    expect(readQuestion("OK").state).toBeUndefined();
    expect(readQuestion("hi, help me").state).toBeUndefined();
  });
  test("states have their Spanish and French names", () => {
    expect(readQuestion("comida en Nuevo México").state).toBe("NM");
    expect(readQuestion("un abri en Californie").state).toBe("CA");
    expect(readQuestion("refugio en Virginia Occidental").state).toBe("WV");
  });
  test.each([
    ["Necesito comida", "es", "$10 por persona"],
    ["J'ai faim", "fr", "10\u00a0$ par personne"],
    ["¿Me pueden llamar? que me llamen", "es", "Podemos llamarle"],
    ["Je cherche un avocat", "fr", "aide juridique"],
  ])("answers %j in its language", (message, language, part) => {
    expect(readQuestion(message).language).toBe(language);
    expect(ask(message).response).toContain(part);
  });
  test("joins two contacts of a place in the answer's language", () => {
    const banks = [{ name: "Roadrunner", contactInfo: "505-247-2052 or rrfb.org", description: "" }];
    expect(ask("comida en Nuevo México", banks).response).toContain("505-247-2052 o rrfb.org");
  });
  test("answers words without a language in the person's own", () => {
    expect(readQuestion("hotel", { language: "fr" }).language).toBe("fr");
  });
});

test.each([
  "no quiero seguir viviendo",
  "Je veux en finir avec la vie",
  "I don’t want to live anymore",
  "me quiere matar",
  "il a une arme",
  "my friend took an overdose",
])("recognizes mortal danger in %j", (message) => {
  expect(dangersIn(message)).not.toEqual([]);
});
test.each(["I need food tonight", "necesito un abogado", "où manger ce soir"])(
  "reads no emergency into %j",
  (message) => {
    expect(dangersIn(message)).toEqual([]);
  },
);

describe("a model's answer", () => {
  const known = "Houston Food Bank: 713-223-3700 or houstonfoodbank.org";
  test("keeps given numbers and sites, and no others", () => {
    expect(withKnownContacts("See https://www.houstonfoodbank.org.", known)).toBe(
      "See https://www.houstonfoodbank.org.",
    );
    expect(withKnownContacts("Call (713) 223-3700 or see https://www.houstonfoodbank.org/help.", known)).toBe(
      "Call (713) 223-3700 or see https://www.houstonfoodbank.org/help.",
    );
    expect(withKnownContacts("Call 1-800-555-0199 or helpline.org now", known)).toBe(
      "Call 2-1-1 or 211.org now",
    );
    expect(
      withKnownContacts("Write to me@evil.org, see https://help.xyz/now, or dial 555-0199.", known),
    ).toBe("Write to 211.org, see 211.org, or dial 2-1-1.");
    expect(withKnownContacts("Write to Help@mail.fund.org.", "help@mail.fund.org")).toBe(
      "Write to Help@mail.fund.org.",
    );
    expect(withKnownContacts("$75 a night, 24 hours, 988", known)).toBe("$75 a night, 24 hours, 988");
  });
  test("is checked even if a number arrives in pieces", async () => {
    async function* pieces() {
      yield* ["Call 1-80", "0-555", "-0199 today. ", "It is ", "free."];
    }
    const said: string[] = [];
    for await (const text of checkedStream(pieces(), known)) said.push(text);
    expect(said.join("")).toBe("Call 2-1-1 today. It is free.");
    expect(said.length).toBeGreaterThan(1);
  });
});

test("does not offer an address that no one reads", () => {
  expect(supportEmail("SafeVoice <no-reply@safevoice.example>")).toBeNull();
  expect(supportEmail("SafeVoice <help@fund.org>")).toBe("help@fund.org");
  expect(supportEmail("desk@fund.org")).toBe("desk@fund.org");
});

describe("a callback", () => {
  const filled = { sessionId: "s1", name: "Ana", phone: "(415) 555-0132" };
  test("requires a name and a callable phone", () => {
    expect(callbackForm.safeParse(filled).success).toBe(true);
    for (const wrong of [
      { name: " " },
      { phone: "" },
      { phone: "12" },
      { phone: "call me" },
      { requestType: "now" },
    ])
      expect(callbackForm.safeParse({ ...filled, ...wrong }).success).toBe(false);
  });
  test("has the promised wait, and a longer one with others waiting", () => {
    expect(waitText(callbackWait("urgent", 5))).toBe("2-5 minutes");
    expect(waitText(callbackWait("general", 5))).toBe("5-15 minutes");
    expect(waitText(callbackWait("general", 5, 1))).toBe("5-15 minutes");
    expect(waitText(callbackWait("urgent", 5, 4))).toBe("12-15 minutes");
  });
});
