import * as z from "zod/mini";
import { nameOf } from "../../core/forms/fields.ts";
import { says } from "./sentences.ts";

const maxLabelCharacters = 80;
/** A list that a person can still read. */
export const maxNetworks = 200;
/**
 * The shortest prefix of a listed network. A wider one holds other people's networks too, and all
 * of it counts as one.
 */
export const widest = { 4: 16, 6: 40 } as const;
/** Limits count an IPv6 network of this size, so a narrower one cannot be listed. */
export const narrowestIpv6 = 64;

/** An address or a network such as 198.51.100.0/24, read where it is stored, and what it is. */
export const networkForm = z.object({
  cidr: z.string().check(z.trim(), z.minLength(1, says.cidrMissing), z.maxLength(50, says.cidrWrong)),
  label: nameOf(maxLabelCharacters, { missing: says.labelMissing, tooLong: says.labelTooLong }),
});
