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
  c: "Whoever holds the link of a Help Pass: without its PIN, no personal data.",
} as const;

export type SecretLink = keyof typeof secretLinks;

/** The route behind links of one kind. */
export const secretRoute = (kind: SecretLink) => `/${kind}/:token` as const;

/** The link itself, for its one reader. */
export const secretHref = (env: Env, kind: SecretLink, token: string) => `${publicUrl(env)}/${kind}/${token}`;

const kinds = Object.keys(secretLinks).join("|");
const anySecret = new RegExp(`/(${kinds})/[\\w-]{20,}`, "gi");
const secretPath = new RegExp(`^/(?:${kinds})/.`);

/** Whether a path is the address of such a link. */
export const isSecretAddress = (path: string): boolean => secretPath.test(path);

/**
 * Text that others than its reader may see: a link's secret would let them answer in that person's
 * name.
 */
export const withoutSecrets = (text: string): string => text.replace(anySecret, "/$1/…");
