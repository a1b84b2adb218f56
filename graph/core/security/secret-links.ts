import { publicUrl, type Env } from "../env.ts";

/**
 * Every link that is opened by its secret alone, by the first part of its address, with the person
 * who may open it. All such links are created and mounted here.
 */
export const secretLinks = {
  verify: "Anyone with the supervisor's link.",
  approve: "Anyone with the supervisor's link.",
  reply: "Anyone with the reply link of a message.",
  supervisor: "Anyone with a supervisor's link. It emails a one-time link to that supervisor's mailbox.",
  rate: "Anyone with the link of the question about the help.",
  beds: "Anyone with the private link of a shelter. It says only whether that shelter is full tonight.",
  c: "Anyone with the link of a Help Pass. Without its PIN, it shows no personal data.",
  v: "Anyone with the QR code of dispatched help. It shows whether the code is valid, and no personal data.",
  "redeem/join": "Anyone with the one-time link that makes a vendor's device a redemption terminal.",
  "test-mail": "Anyone with the one-time link of a test email. It confirms that the email arrived.",
  "officer-email":
    "Anyone with the link that proves an officer's address. It proves it only in the browser that has the officer's session.",
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
