import { publicUrl, type Env } from "../env.ts";

/**
 * Every link that is opened by its secret alone, by the first part of its address, with its holder.
 * All such links are created and mounted here.
 */
export const secretLinks = {
  verify: "Whoever holds the supervisor's link.",
  approve: "Whoever holds the supervisor's link.",
  reply: "Whoever holds the reply link of a message.",
  rate: "Whoever holds the link of the question about the help.",
} as const;

export type SecretLink = keyof typeof secretLinks;

/** The route behind links of one kind. */
export const secretRoute = (kind: SecretLink) => `/${kind}/:token` as const;

/** The link itself, for its one reader. */
export const secretHref = (env: Env, kind: SecretLink, token: string) => `${publicUrl(env)}/${kind}/${token}`;

const anySecret = new RegExp(`/(${Object.keys(secretLinks).join("|")})/[\\w-]{20,}`, "gi");

/**
 * Text that others than its reader may see: a link's secret would let them answer in that person's
 * name.
 */
export const withoutSecrets = (text: string): string => text.replace(anySecret, "/$1/…");
