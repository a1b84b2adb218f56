import { says } from "../../../shared/messages/communications/sentences.ts";

/** SQL: the delivery state of the message `m`; the twin of `deliveryStateOf`. */
export const deliveryState = (
  m: string,
) => `CASE WHEN ${m}."state" = 'failed' THEN 'failed' WHEN ${m}."state" <> 'sent' THEN 'waiting'
  WHEN ${m}."deliveredAt" IS NOT NULL THEN 'delivered' WHEN ${m}."undeliveredAt" IS NOT NULL THEN 'undelivered'
  WHEN ${m}."reason" IS NULL THEN 'sent' ELSE 'captured' END`;

/** SQL: whether the provider reported that the message `m` did not arrive. */
export const isUndelivered = (m: string) =>
  `(${m}."state" = 'sent' AND ${m}."deliveredAt" IS NULL AND ${m}."undeliveredAt" IS NOT NULL)`;

const text = (said: string) => `'${said.replaceAll("'", "''")}'`;

/** SQL: why the message `m` failed, did not arrive, or waits; the twin of `reasonOf`. */
export const reasonOf = (m: string) => `CASE WHEN NOT ${isUndelivered(m)} THEN ${m}."reason"
  WHEN ${m}."providerCode" IS NULL THEN ${text(says.undelivered({ code: "" }).text)}
  ELSE replace(${text(says.undelivered({ code: "{}" }).text)}, '{}', ${m}."providerCode") END`;
