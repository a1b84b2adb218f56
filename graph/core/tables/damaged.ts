/** What UTF-8's second bytes look like if they are read as Windows-1252 or Latin-1. */
const second =
  "\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122";

/**
 * Text that was decoded wrongly, and is lost or doubled: the replacement character, control
 * characters, UTF-8 read as Windows-1252 ("NiÃ±os", and two letters of Greek or Arabic), as the
 * character set of DOS ("Ni├▒os") or of old Macs ("Ni√±os"), and text of DOS read as Windows-1252
 * ("Ni¤os").
 */
const damages = [
  /[\ufffd\u0080-\u009f\u2500-\u259f]/u,
  new RegExp(`[ÂÃÄÅ][${second}]`, "u"),
  new RegExp(`á[º»][${second}]`, "u"),
  new RegExp(`(?:[ÎÏÐÑ×ØÙÚÛ][${second}]){2}`, "u"),
  /â[€\u201a\u201e\u02c6]|ð[\u0178]|ï[»¿][½¿]|√[^\s\d(]/u,
  /\p{L}[¤\u201a]|\p{L}[¡¢£¥†‡•]\p{L}/u,
];

/** A letter that a file's character set did not have ("Ni?os"), not a question in an address. */
const lost = /(?:^|[\s"'“(,;])\p{L}{1,40}\?\p{L}{1,40}[.,;:!]?(?:$|[\s"'”)])/u;

export const isDamaged = (text: string): boolean => damages.some((damage) => damage.test(text));

export const hasLostLetter = (text: string): boolean => lost.test(text);

/** What a spreadsheet shows instead of a value: "#NAME?" for a text that begins with a hyphen. */
export const isSpreadsheetError = (text: string): boolean =>
  /^(?:#(?:NAME\?|REF!|VALUE!|N\/A|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)|#{3,}|Err:\d{3})$/i.test(text.trim());
