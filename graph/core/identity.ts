import type { SystemConfig } from "../../prisma/client/client.ts";

/** How an installation names itself, by its configuration. */
export type Identity = Pick<SystemConfig, "systemName" | "systemDescription">;

/** As the product is called where nobody has configured another name. */
export const ownIdentity: Identity = {
  systemName: "SafeVoice",
  systemDescription: "Real Support. Real Time. Real Impact.",
};

/** The description under the name; the product's own is said in the reader's language. */
export const taglineOf = ({ systemDescription }: Identity, own: string) =>
  systemDescription === ownIdentity.systemDescription ? own : systemDescription;
