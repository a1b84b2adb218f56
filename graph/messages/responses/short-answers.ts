import type { AnswerButton } from "../../../prisma/client/enums.ts";

/** What administrators read of an answer without words. Their screens are English. */
const inShort: Record<AnswerButton, string> = {
  problem: "It doesn't work.",
  received: "I got it.",
  dispute: "That wasn't me: someone else used this help.",
  exposed: "Someone else saw the Help Pass, so it was ended. Make a new one and hand it over safely.",
  pin_asked:
    "Someone at the Help Pass has no PIN for it. Ask the recipient in a safe way, then make a new pass and hand it over.",
};

/** An answer that a button gave. */
export const pressed = (button: AnswerButton) => ({ button, content: inShort[button] });
