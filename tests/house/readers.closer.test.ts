import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unmetPasswordRules } from "../../shared/accounts/admins/rules.ts";
import { wordsIn as wordsOfLog } from "../../shared/desk/activity/rules.ts";
import { redact } from "../../graph/core/text/redact.ts";
import { networksIn } from "../../shared/accounts/api-keys/rules.ts";
import { mentionsIn } from "../../shared/desk/cases/desk/rules.ts";
import { wordsIn as wordsOfCases } from "../../graph/intake/requests/search.ts";
import { digitsIn } from "../../shared/core/forms/fields.ts";
import { spacedFrench } from "../../shared/core/forms/french-spacing.ts";
import { plainAddress } from "../../graph/core/http/network-of.ts";
import { leadsInside } from "../../graph/core/http/outgoing.ts";
import { statedLanguage } from "../../graph/core/i18n/i18n.ts";
import { inPdf } from "../../graph/core/pages/pdf-text.ts";
import { nameReadAlike, readAlike } from "../../graph/core/security/look-alikes.ts";
import { isTaken } from "../../graph/core/security/unique-name.ts";
import { folded } from "../../shared/core/text/fold.ts";
import { inTextAlphabet, segmentsOf } from "../../graph/core/text/gsm.ts";
import { phoneProblem, readPhone } from "../../graph/core/text/phone.ts";
import { comparable, comparableCode, typedText } from "../../shared/core/text/typed.ts";
import { addressOfSender } from "../../shared/core/text/sender.ts";
import { dangerLanguage, spokenLanguage } from "../../shared/community/danger/meaning.ts";
import { plain, tokenize } from "../../shared/community/danger/reader.ts";
import { dangersIn } from "../../shared/community/danger/rules.ts";
import { checkDirectory } from "../../graph/community/directory/entries/check.ts";
import { hoursIn } from "../../graph/community/directory/entries/hours.ts";
import { rowsOf } from "../../graph/community/directory/entries/load.ts";
import { placesIn } from "../../graph/community/directory/places/place-names.ts";
import { cityNearly, foldedPlace } from "../../graph/community/directory/places/places.ts";
import { searchText, stateCode } from "../../shared/community/directory/rules.ts";
import { partyIn } from "../../graph/community/directory/search/guests.ts";
import { narrow } from "../../shared/community/directory/search/narrow.ts";
import { searchEntries } from "../../shared/community/directory/search/search.ts";
import { readNotes } from "../../shared/help/dispatches/rules.ts";
import { plainCell, safeCell } from "../../shared/community/entries/rules.ts";
import { readAmount } from "../../shared/core/tables/amounts.ts";
import { changeOfCode, roundedCodes } from "../../shared/core/tables/changed-codes.ts";
import { hasLostLetter, isDamaged, isSpreadsheetError } from "../../graph/core/tables/damaged.ts";
import { dayReader } from "../../shared/core/tables/dates.ts";
import { dayTextOf } from "../../shared/help/reconcile/rules.ts";
import { safeFileName } from "../../shared/intake/evidence/rules.ts";
import { preview, wordsIn as wordsOfInbox } from "../../shared/desk/inbox/rules.ts";
import { digitIn, idInMessageId } from "../../graph/help/incoming/rules.ts";
import { readNeeds } from "../../graph/intake/needs/reader/read.ts";
import { maskedAddress, readLetters } from "../../graph/help/pass/rules.ts";
import { foldAddress, foldCode, foldName, phoneDigits } from "../../graph/intake/people/normalize.ts";
import { readFile } from "../../graph/help/reconcile/read-file.ts";
import { readContact } from "../../graph/intake/requests/contact.ts";
import { wordsIn as wordsOfPhrase } from "../../graph/help/redemption/phrase/phrase.ts";
import { addressParts, stateInAddress } from "../../shared/intake/requests/rules.ts";
import { commandIn, mentionsStop } from "../../graph/messages/responses/stop-request.ts";
import { deviceOf } from "../../graph/accounts/session/device.ts";
import { withKnownContacts } from "../../graph/community/support/contact-check.ts";
import { readQuestion } from "../../graph/community/support/question.ts";
import { plainText } from "../../shared/community/support/rules.ts";
import { supportEmail } from "../../graph/community/support/support-info.ts";
import { understood } from "../../graph/community/support/topics/understood.ts";
import { whereIn } from "../../graph/community/support/where.ts";
import { fillTemplate, readTemplate, variablesIn } from "../../shared/messages/templates/rules.ts";
import { readCodeRow } from "../../shared/help/vendors/rules.ts";
import { isSameBadge, normaliseEmail, trustOfDomain } from "../../shared/officers/verification/rules.ts";
import { readContacts } from "../../web/community/directory/entry/contact.ts";
import { explained } from "../../web/intake/recommendations/explained.ts";
import { contactsIn } from "../../web/community/support/contactsIn.ts";
import { costRatio, texts } from "../harness/cost.ts";

/*
 * Every reader of free text costs what the text is long. `regular-expressions.test.ts` reads the
 * expressions of all others.
 */

type Reader = (text: string) => unknown;

const today = "2026-11-29";
const noon = new Date("2026-11-29T12:00:00Z");
const entries = rowsOf(
  readFileSync(new URL("../../graph/community/directory/entries/directory.csv", import.meta.url), "utf8"),
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
