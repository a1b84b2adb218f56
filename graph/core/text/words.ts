import { dictionary } from "../i18n/i18n.ts";

/** The pseudonym of an anonymous person. */
export const words = dictionary({
  en: { recipientOf: (caseId: string) => `Recipient of ${caseId}` },
  es: { recipientOf: (caseId: string) => `Persona beneficiaria de ${caseId}` },
  fr: { recipientOf: (caseId: string) => `Bénéficiaire de ${caseId}` },
});
