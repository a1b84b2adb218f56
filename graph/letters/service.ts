/* What other domains do with letters. */
export { announceWork, dueLetters, type DueLetter } from "./due.ts";
export { requestForLetters } from "./facts.ts";
export { voidLetters } from "./void.ts";
