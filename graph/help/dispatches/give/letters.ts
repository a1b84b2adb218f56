import type { Context } from "../../../core/context.ts";
import { dueLetters, type DueLetter } from "../../../messages/letters/service.ts";
import type { DispatchOfLetter, LetterRequest } from "../../../messages/letters/types.ts";

/**
 * The letters about dispatched help, for the statement that writes them: to the officer, and to the
 * recipient, whose letter alone has the code.
 */
export const lettersOf = (
  context: Context,
  request: LetterRequest,
  given: readonly DispatchOfLetter[],
): DueLetter[] => given.flatMap((dispatch) => dueLetters(context, { kind: "dispatch", request, dispatch }));
