import { digitsIn } from "../../../shared/core/forms/fields.ts";
import { phoneDigits } from "../people/normalize.ts";

/** Each part is bounded, so that a long text costs no more than its length. */
export const email = /[^\s<>"'(),;:@]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}[\p{L}\p{N}-]{2,63}/gu;
export const phone = /\+?\p{Nd}[\p{Nd}\s().\-/]{5,30}\p{Nd}/gu;
const days = /\p{Nd}{4}-\p{Nd}{1,2}-\p{Nd}{1,2}|\p{Nd}{1,2}[/.-]\p{Nd}{1,2}[/.-]\p{Nd}{4}/gu;
/** A shorter number is a time, an amount or a house. */
const minPhoneDigits = 7;
/** Whether what `phone` found is one: more than a day, a time or an amount. */
export const isPhone = (found: string): boolean => digitsIn(found.replaceAll(days, " ")) >= minPhoneDigits;
/** What stands where something was left out. */
export const removed = "[…]";

/** A text about a person without the phones and email addresses of others. */
export function withoutOthersContact(text: string, own: readonly (string | null | undefined)[]): string {
  const known = own.flatMap((one) => (one ? [one.trim().toLowerCase()] : []));
  const ownDigits = known.map((one) => phoneDigits(one));
  return text
    .replace(email, (found) => (known.includes(found.toLowerCase()) ? found : removed))
    .replace(phone, (found) => (!isPhone(found) || ownDigits.includes(phoneDigits(found)) ? found : removed));
}
