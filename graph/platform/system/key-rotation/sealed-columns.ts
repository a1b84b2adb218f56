import type { SealedColumn } from "./sealed.sql.ts";

export interface SealedPlace extends SealedColumn {
  /** What the text of this row is bound to. */
  place: (key: string) => string;
}

const at = (
  table: string,
  column: string,
  place: string | ((key: string) => string),
  { key = "id", type = "integer" }: Partial<SealedColumn> = {},
): SealedPlace => ({
  ...{ table, column, key, type },
  place: typeof place === "string" ? () => place : place,
});

/** Every column with sealed texts (tests/house/sealed-columns.test.ts compares the schema). */
export const sealedColumns: readonly SealedPlace[] = [
  at("Admin", "totpSecretSealed", "Admin.totpSecret"),
  at("HelpDispatch", "promoCodeSealed", "HelpDispatch.promoCode"),
  at("IdentityProvider", "clientSecretSealed", "IdentityProvider.clientSecret"),
  at("Letter", "factsSealed", "Letter.facts"),
  at("Letter", "htmlSealed", "Letter.html"),
  at("Letter", "textSealed", "Letter.text"),
  at("Link", "factsSealed", "Link.facts"),
  at("Message", "bodySealed", "Message.body", { type: "uuid" }),
  at("Recipient", "dateOfBirthSealed", (id) => `Recipient.dateOfBirth.${id}`, { key: "verificationId" }),
  at("OfficerSignIn", "refreshSealed", "Session.refreshToken", { key: "tokenHash", type: "text" }),
  at("Session", "refreshSealed", "Session.refreshToken"),
  at("SystemConfig", "smtpPasswordSealed", "SystemConfig.smtpPassword"),
  at("VendorCode", "codeSealed", "VendorCode.code"),
  ...["dateOfBirth", "governmentId"].map((field) =>
    at("VictimInfo", `${field}Sealed`, (id) => `VictimInfo.${field}.${id}`, { key: "requestId" }),
  ),
  at("Webhook", "secretSealed", "Webhook.secretSealed"),
];

/** The place of a table's column; undefined if nothing in it is sealed. */
export const sealedPlaceOf = (table: string, column: string): SealedPlace | undefined =>
  sealedColumns.find((one) => one.table === table && one.column === column);
