import { onDevice } from "../core/device/storage.ts";

const key = "lastNotedLetter";
export const nothingYet = "none";

/**
 * The newest letter that this device has noted, by its number, which sort as they were given; empty
 * where it has never looked.
 */
export const newestNoted = () => onDevice.get(key);
export const rememberNoted = (number: string) => onDevice.set(key, number);
/** A session's end takes it with it. */
export const forgetNotedLetters = () => onDevice.set(key, "");
