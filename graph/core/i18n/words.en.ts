import { tooLong } from "../forms/rules.ts";
import {
  answerTooLong,
  comesTooSlowly,
  foreignCall,
  formFailed,
  formMissing,
  noRoom,
  notStorable,
  recordsUnreachable,
  tooManyCalls,
  wentWrong,
} from "../errors.ts";
import { asSaid } from "./i18n.ts";
import { mayNot } from "../access/rules.ts";

/** The frame of the pages that the server writes itself. */
export const en = {
  language: "Language",
  tagline: "Real Support. Real Time. Real Impact.",
  danger: "If this is a life-threatening emergency, please call 911 immediately.",
  failed: "This did not work",
  exit: "Exit this page",
  /** What the frame refuses with, by its own sentence. */
  sentences: asSaid(
    tooManyCalls,
    foreignCall,
    mayNot,
    wentWrong,
    formFailed,
    notStorable,
    tooLong,
    formMissing,
    answerTooLong,
    comesTooSlowly,
    recordsUnreachable,
    noRoom,
  ),
};
