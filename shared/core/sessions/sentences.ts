import { sentences } from "../i18n/phrases.ts";

export const en = {
  idle: "Your session ended because there was no activity. Please sign in again.",
  expired: "Your session reached its time limit. Please sign in again.",
  disabled: "Your account was disabled. Please ask another administrator.",
  ended:
    "Your session was ended: in another window, by a new sign-in, or by a change of your account. Please sign in again.",
  provider:
    "Your session ended because the sign-in of your county or department no longer confirms it. Please sign in again.",
  locked: "This device is locked because there was no activity. Unlock it to go on.",
};

/** Why a session ended, for the person who had it. */
export const says = sentences("sessions", en);
