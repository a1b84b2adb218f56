import { expect, it } from "vitest";
import { idInMessageId, keywordIn, reportedIn } from "./rules.shared.ts";
import { words } from "./words.ts";

it("knows an keyword in each language, however it is spelled", () => {
  for (const said of [
    "STOP",
    "stop.",
    " Stop! ",
    "ALTO",
    "arrêt",
    "ARRÊT",
    "ARRET",
    "Unsubscribe",
    "opt-out",
  ])
    expect([said, keywordIn(said)]).toEqual([said, "stop"]);
  for (const said of ["START", "unstop", "Démarrer", "iniciar"])
    expect([said, keywordIn(said)]).toEqual([said, "start"]);
  for (const said of ["HELP", "ayuda", "Aide !"]) expect([said, keywordIn(said)]).toEqual([said, "help"]);
});

it("reads no keyword in a sentence", () => {
  for (const said of [
    "",
    "please stop by at 9",
    "Help me with the code",
    "the code stopped",
    "constructor",
    "1",
  ])
    expect([said, keywordIn(said)]).toEqual([said, null]);
});

it("knows the words of the providers, and no others", () => {
  expect(["queued", "accepted", "toString", ""].map(reportedIn)).toEqual(Array(4).fill(undefined));
  expect(["sent", "read", "failed", "bounced"].map(reportedIn)).toEqual([
    "sent",
    "delivered",
    "undelivered",
    "undelivered",
  ]);
});

it("finds our id in a Message-ID alone", () => {
  const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
  expect(idInMessageId(`<${id}@fund.example>`)).toBe(id);
  expect(idInMessageId(`bounces+${id}@fund.example`)).toBeNull();
  expect(idInMessageId(id)).toBeNull();
});

/** Of GSM 03.38, what our texts may need; each takes one place. */
const places = /^[@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;

it.each(["en", "es", "fr"] as const)("the answer to HELP fits into one text message: %s", (language) => {
  const text = words(language).help("+".padEnd(40, "5"));
  expect(text).toMatch(places);
  expect(text.length).toBeLessThanOrEqual(160);
});
