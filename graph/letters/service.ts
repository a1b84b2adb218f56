/* What other domains do with letters. */
export { announceWork, dueLetters, type DueLetter } from "./due.ts";
export { requestForLetters, type DispatchOfLetter, type LetterRequest } from "./facts.ts";
export { voidLetters } from "./void.ts";
