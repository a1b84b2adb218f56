import type { SystemConfig } from "../../prisma/client/client.ts";
import type { Env } from "./env.ts";

/** How an installation names itself, from its configuration. */
export type Identity = Pick<SystemConfig, "systemName" | "systemDescription">;

/** The product's name if no other is configured. */
export const ownIdentity: Identity = {
  systemName: "SafeVoice",
  systemDescription: "Real Support. Real Time. Real Impact.",
};

/** The description under the name; the product's own is translated. */
export const taglineOf = ({ systemDescription }: Identity, own: string) =>
  systemDescription === ownIdentity.systemDescription ? own : systemDescription;

/** The operator and how to reach them; empty if not configured. */
export const operatorOf = (
  env: Pick<Env, "OPERATOR_NAME" | "OPERATOR_CONTACT" | "SUPPORT_PHONE">,
  { notificationEmail }: Pick<SystemConfig, "notificationEmail">,
) => ({
  name: env.OPERATOR_NAME ?? "",
  contact: env.OPERATOR_CONTACT ?? (notificationEmail || env.SUPPORT_PHONE || ""),
});
