import { dictionary } from "../../core/i18n/i18n.tsx";

/** The form at /request/{id}/victim-info. */
export const en = {
  title: "Victim Information",
  loading: "Loading the form...",
  requests: "Requests",
  request: (caseId: string) => `Request #${caseId}`,
  intro:
    "Please provide detailed information about the victim. We need it before funds can be approved. Only the people who decide on this request can see it.",
  noPermission:
    "You don't have permission to modify this request. Only the officer who created the request or verified officers can add victim information.",
  decided: "This request has been decided, so its victim information can no longer be changed.",
  backToRequest: "Back to the request",
  personal: "Personal Information",
  additional: "Additional Information",
  emergency: "Emergency Details",
  fullName: "Full name",
  dateOfBirth: "Date of birth",
  address: "Street address",
  city: "City",
  state: "State",
  zipCode: "Zip code",
  phone: "Phone number",
  email: "Email address",
  governmentId: "Government ID (optional)",
  onRecord: "Already on file and hidden for privacy. Leave this empty to keep it.",
  governmentIdHint: "Driver's license, state ID, or passport number. We store it encrypted.",
  employmentStatus: "Employment status",
  relationToOfficer: "Relationship to officer",
  relationHint: "How you met, for example: traffic stop, welfare check.",
  dependents: "Dependents (optional)",
  dependentsHint: "Number and ages of children or others in their care.",
  otherAssistance: "Other assistance received (optional)",
  needStatement: "Statement of need",
  needHint: "At least 20 characters: what happened and what is needed.",
  emergencyContact: "Emergency contact (optional)",
  emergencyContactHint: "Name and phone number.",
  resetTitle: "Reset this form?",
  resetText: "What you typed here is removed. The form starts again with the information on record.",
  reset: "Reset Form",
  submit: "Submit Information",
  submitting: "Submitting...",
  changedTitle: "Someone else changed this",
  changedText: (reset: string) =>
    `The current information is below. Submit to replace it with what is in this form. Or choose ${reset} to start from the current information.`,
  changedToNothing: "Nothing",
  saved: "Victim information saved",
  savedText: "The request is ready for a decision.",
  failed: "Update failed",
  failedText: "Failed to update victim information. Please try again.",
};

export const words = dictionary(en, {
  es: () => import("./words.victimForm.es.ts").then((file) => file.es),
  fr: () => import("./words.victimForm.fr.ts").then((file) => file.fr),
});
