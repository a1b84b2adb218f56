/* What other domains do with letters. */
export { announceWork, dueLetters, type DueLetter } from "./write/due.ts";
export { requestForLetters } from "./write/facts.ts";
export { voidLetters } from "./void.ts";
