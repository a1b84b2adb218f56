import { onDevice } from "../../core/device/storage.ts";

const key = "lastNotedLetter";
export const nothingYet = "none";

/** The number of the newest noticed letter, in issue order; empty before the first look. */
export const newestNoted = () => onDevice.get(key);
export const rememberNoted = (number: string) => onDevice.set(key, number);
/** Removed at the end of the session. */
export const forgetNotedLetters = () => onDevice.set(key, "");
