import type { SetupItem } from "./item.ts";
import { secondFactor, superAdmins } from "./items/accounts.ts";
import { alerts, emergencyContacts } from "./items/alerts.ts";
import { backupKey, rehearsal } from "./items/backups.ts";
import { dkim, dmarc, mailServerSet, spf, testEmail } from "./items/email.ts";
import { aiAgreement, directory, practiceCase, providers } from "./items/help.ts";
import { fundDeposit } from "./items/money.ts";
import { demoData, operator, publicUrl, server, supervisorDomains, timeZone } from "./items/organization.ts";
import { textMessages, textRegistration } from "./items/texts.ts";

/** What leads to the first real case, in order. A new capability adds its item here. */
export const setupItems: readonly SetupItem[] = [
  server,
  demoData,
  operator,
  timeZone,
  superAdmins,
  secondFactor,
  publicUrl,
  mailServerSet,
  spf,
  dkim,
  dmarc,
  testEmail,
  textMessages,
  textRegistration,
  rehearsal,
  backupKey,
  emergencyContacts,
  alerts,
  supervisorDomains,
  fundDeposit,
  providers,
  directory,
  aiAgreement,
  practiceCase,
];
