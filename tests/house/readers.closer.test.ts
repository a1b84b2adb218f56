import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unmetPasswordRules } from "../../graph/admins/rules.shared.ts";
import { wordsIn as wordsOfLog } from "../../graph/activity/rules.shared.ts";
import { redact } from "../../graph/core/text/redact.ts";
import { networksIn } from "../../graph/api-keys/rules.shared.ts";
import { mentionsIn } from "../../graph/cases/desk/rules.shared.ts";
import { wordsIn as wordsOfCases } from "../../graph/cases/search.shared.ts";
import { digitsIn } from "../../graph/core/forms/fields.shared.ts";
import { spacedFrench } from "../../graph/core/forms/french-spacing.shared.ts";
import { plainAddress } from "../../graph/core/http/network-of.ts";
import { leadsInside } from "../../graph/core/http/outgoing.ts";
import { statedLanguage } from "../../graph/core/i18n/i18n.ts";
import { inPdf } from "../../graph/core/pages/pdf-text.ts";
import { nameReadAlike, readAlike } from "../../graph/core/security/look-alikes.ts";
import { isTaken } from "../../graph/core/security/unique-name.ts";
import { folded } from "../../graph/core/text/fold.shared.ts";
import { inTextAlphabet, segmentsOf } from "../../graph/core/text/gsm.ts";
import { phoneProblem, readPhone } from "../../graph/core/text/phone.ts";
import { comparable, comparableCode, typedText } from "../../graph/core/text/typed.shared.ts";
import { addressOfSender } from "../../graph/core/text/sender.shared.ts";
import { dangerLanguage, spokenLanguage } from "../../graph/danger/meaning.shared.ts";
import { plain, tokenize } from "../../graph/danger/reader.shared.ts";
import { dangersIn } from "../../graph/danger/rules.shared.ts";
import { checkDirectory } from "../../graph/directory/entries/check.ts";
import { hoursIn } from "../../graph/directory/entries/hours.ts";
import { rowsOf } from "../../graph/directory/entries/load.ts";
import { placesIn } from "../../graph/directory/places/place-names.ts";
import { cityNearly, foldedPlace } from "../../graph/directory/places/places.ts";
import { searchText, stateCode } from "../../graph/directory/rules.shared.ts";
import { partyIn } from "../../graph/directory/search/guests.shared.ts";
import { narrow } from "../../graph/directory/search/narrow.shared.ts";
import { searchEntries } from "../../graph/directory/search/search.shared.ts";
import { readNotes } from "../../graph/dispatches/rules.shared.ts";
import { plainCell, safeCell } from "../../graph/entries/rules.shared.ts";
import { readAmount } from "../../graph/core/tables/amounts.shared.ts";
import { changeOfCode, roundedCodes } from "../../graph/core/tables/changed-codes.shared.ts";
import { hasLostLetter, isDamaged, isSpreadsheetError } from "../../graph/core/tables/damaged.ts";
import { dayReader } from "../../graph/core/tables/dates.shared.ts";
import { dayTextOf } from "../../graph/reconcile/rules.shared.ts";
import { safeFileName } from "../../graph/evidence/rules.shared.ts";
import { preview, wordsIn as wordsOfInbox } from "../../graph/inbox/rules.shared.ts";
import { digitIn, idInMessageId } from "../../graph/incoming/rules.shared.ts";
import { readNeeds } from "../../graph/needs/reader/read.ts";
import { maskedAddress, readLetters } from "../../graph/pass/rules.shared.ts";
import { foldAddress, foldCode, foldName, phoneDigits } from "../../graph/people/normalize.ts";
import { readFile } from "../../graph/reconcile/read-file.ts";
import { readContact } from "../../graph/requests/contact.ts";
import { wordsIn as wordsOfPhrase } from "../../graph/redemption/phrase/phrase.ts";
import { addressParts, stateInAddress } from "../../graph/requests/rules.shared.ts";
import { commandIn, mentionsStop } from "../../graph/responses/stop-request.ts";
import { deviceOf } from "../../graph/session/device.ts";
import { withKnownContacts } from "../../graph/support/contact-check.ts";
import { readQuestion } from "../../graph/support/question.ts";
import { plainText } from "../../graph/support/rules.shared.ts";
import { supportEmail } from "../../graph/support/support-info.ts";
import { understood } from "../../graph/support/topics/understood.ts";
import { whereIn } from "../../graph/support/where.ts";
import { fillTemplate, readTemplate, variablesIn } from "../../graph/templates/rules.shared.ts";
import { readCodeRow } from "../../graph/vendors/rules.shared.ts";
import { isSameBadge, normaliseEmail, trustOfDomain } from "../../graph/verification/rules.shared.ts";
import { readContacts } from "../../web/directory/entry/contact.ts";
import { explained } from "../../web/recommendations/explained.ts";
import { contactsIn } from "../../web/support/contactsIn.ts";
import { costRatio, texts } from "../harness/cost.ts";

/*
 * Every reader of free text costs what the text is long. `regular-expressions.test.ts` reads the
 * expressions of all others.
 */

type Reader = (text: string) => unknown;

const today = "2026-11-29";
const noon = new Date("2026-11-29T12:00:00Z");
const entries = rowsOf(
  readFileSync(new URL("../../graph/directory/entries/directory.csv", import.meta.url), "utf8"),
)
  .slice(0, 200)
  .map((row) => ({ ...row, text: searchText([row.name, row.description, row.contactInfo]) }));

const readers: Readonly<Record<string, Reader>> = {
  // What is typed and compared
  typedText,
  comparable,
  comparableCode,
  // The chat
  dangersIn,
  dangerLanguage: (text) => dangerLanguage(text),
  spokenLanguage: (text) => spokenLanguage(text),
  "words of danger": (text) => tokenize(plain(text)),
  question: (text) => readQuestion(text),
  "earlier messages": (text) => readQuestion("What do I do?", { before: [text] }),
  understood: (text) => understood(text, { language: "en", hasPlace: false }),
  whereIn,
  plainText,
  "contacts of an answer": (text) => withKnownContacts(text, "call 2-1-1"),
  "contacts of the instructions": (text) => withKnownContacts("call 2-1-1", text),
  redact: (text) => redact(text),
  "redact a known name": (text) => redact("Ana Perez needs a room", [text]),
  contactsIn,
  readContacts,
  // Needs and the directory
  readNeeds: (text) => readNeeds([text]),
  partyIn: (text) => partyIn([text], false),
  searchEntries: (text) => searchEntries(entries, text, false),
  narrow: (text) => narrow(entries, { text, state: undefined, type: undefined }),
  placesIn: (text) => placesIn(text),
  cityNearly,
  foldedPlace,
  stateCode,
  hoursIn: (text) => hoursIn("fr", text),
  checkDirectory: (text) => checkDirectory(text, today),
  // People and their addresses
  foldName,
  foldCode,
  foldAddress,
  phoneDigits,
  readPhone,
  phoneProblem,
  digitsIn,
  readContact,
  addressParts: (text) => addressParts(text, stateCode),
  stateInAddress: (text) => stateInAddress(text, new Set(["TX"])),
  normaliseEmail,
  trustOfDomain: (text) => trustOfDomain(text, ["agency.example"]),
  isSameBadge: (text) => isSameBadge(text, text),
  maskedAddress,
  readAlike,
  nameReadAlike,
  isTaken: (text) => isTaken(text, [text]),
  folded,
  // Messages
  "request to stop": (text) => commandIn(text, [text]),
  mentionsStop,
  digitIn,
  idInMessageId,
  inTextAlphabet,
  segmentsOf,
  spacedFrench: (text) => spacedFrench(text),
  readTemplate,
  variablesIn,
  fillTemplate: (text) => fillTemplate(text, {}),
  addressOfSender,
  supportEmail,
  inPdf,
  preview: (text) => preview(text),
  // The desk
  wordsOfInbox,
  wordsOfCases,
  wordsOfLog,
  wordsOfPhrase,
  mentionsIn,
  networksIn,
  readNotes,
  readLetters,
  explained,
  "a password": (text) => unmetPasswordRules(text, "admin"),
  // Files
  safeFileName: (text) => safeFileName(text, "image/png"),
  plainCell,
  safeCell,
  readAmount,
  "a date in a file": (text) => dayReader([{ line: 1, text }])(text),
  isDamaged,
  hasLostLetter,
  isSpreadsheetError,
  dayTextOf,
  changeOfCode,
  "rounded codes": (text) => roundedCodes([text]),
  "a statement": (text) => readFile(`code,date,amount\n${text}`, today),
  "the head of a statement": (text) => readFile(text, today),
  readCodeRow: (text) =>
    readCodeRow(
      { code: "abc", value: text, expiresat: text, cost: text },
      { served: [], now: noon, zone: "America/Chicago", readDay: dayReader([]) },
    ),
  // Headers
  plainAddress,
  leadsInside,
  deviceOf,
  "Accept-Language": (text) => statedLanguage(undefined, text),
  "a cookie": (text) => statedLanguage(text, undefined),
};

const letters = 2000;
/**
 * Four for a linear reader, sixteen for one that costs the square. Some more than four, for memory
 * and because a quarter may lack what a reader looks at twice: one house number makes it 5.2.
 */
const maxRatio = 6;

/** A reader that refuses has read too. */
const attempt = (read: Reader) => (text: string) => {
  try {
    read(text);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
};

test.each(Object.entries(readers))("%s costs what the text is long", (_, reader) => {
  const read = attempt(reader);
  const slow = Object.entries(texts).flatMap(([kind, make]) => {
    const ratio = costRatio(read, make(letters), maxRatio);
    return ratio > maxRatio ? [`${kind}: ${ratio.toFixed(1)}`] : [];
  });
  expect(slow).toEqual([]);
});

test("the measure knows a reader that costs the square of the text", () => {
  const square: Reader = (text) => /[^@]+@/.test(text);
  expect(costRatio(square, "a".repeat(letters), maxRatio)).toBeGreaterThan(8);
});
