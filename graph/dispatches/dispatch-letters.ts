import type { Context } from "../core/context.ts";
import { dueLetters, type DispatchOfLetter, type DueLetter, type LetterRequest } from "../letters/service.ts";

/**
 * The letters about dispatched help, for the statement that writes them: to the officer, and to the
 * recipient, whose letter alone has the code.
 */
export const lettersOf = (
  context: Context,
  request: LetterRequest,
  given: readonly DispatchOfLetter[],
): DueLetter[] => given.flatMap((dispatch) => dueLetters(context, { kind: "dispatch", request, dispatch }));
