import { dictionary } from "../core/i18n/i18n.ts";

/** How somebody is called who wishes to stay anonymous. */
export const words = dictionary({
  en: { recipientOf: (caseId: string) => `Recipient of ${caseId}` },
  es: { recipientOf: (caseId: string) => `Persona beneficiaria de ${caseId}` },
  fr: { recipientOf: (caseId: string) => `Bénéficiaire de ${caseId}` },
});
