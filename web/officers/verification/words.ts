import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";
import type { VerificationStatus } from "../../../shared/officers/verification/rules.ts";
import { helpTypes } from "../../intake/needs/words.helpTypes.en.ts";

const statuses: Record<VerificationStatus, string> = {
  pending: "Pending",
  verified: "Verified",
  rejected: "Rejected",
};

export const en = {
  services: helpTypes,
  statuses,
  provisional: "Provisionally verified",
  dashboard: "Dashboard",

  form: {
    beenHere: "Filed a case before? Get back to your cases",
    title: "For Law Enforcement Officers Only",
    lead: "Tell us who you are and what happened. Your supervisor will confirm your identity by email. You don't need an account.",
    officer: "Officer Information",
    officerName: "Full name",
    officerRank: "Rank / title",
    agency: "Police agency / department",
    badgeNumber: "Badge number",
    officerPhone: "Direct phone",
    officerEmail: "Official email",
    case: "Case Information",
    caseNumber: "Case number",
    caseNumberHint: "Required for Tracking",
    incidentDescription: "Brief incident description",
    services: "Required Services",
    servicesHint: "Choose at least one.",
    fromLast: "Filled in from your last case",
    notYou: "Not you? Clear",
    supervisor: "Supervisor Information",
    supervisorAgain:
      "Your last case was not confirmed, so these fields are empty. Enter the supervisor who knows you and this case.",
    supervisorName: "Supervisor full name",
    supervisorRank: "Supervisor rank / title",
    supervisorPhone: "Supervisor direct phone",
    supervisorEmail: "Supervisor official email",
    emailNote:
      "Any supervisor email is accepted, but department addresses deliver more reliably. With any other address, a second person must review each approval.",
    submit: "Verify Identity",
    submitting: "Verifying...",
    /** Instead of it after a try: the first field follows as a link. At least two fields. */
    left: (fields: number) => `${fields} fields to check. Start with:`,
    noService: "Choose a service above to continue.",
    back: "Return to Dashboard",
    saved: "Information saved",
    savedText: "Please proceed to verification page to continue.",
    failed: "Submission error",
    failedText: "There was a problem submitting your information. Please try again.",
  },

  page: {
    waysBack: "This device locks when you do not use it. Set up how you get back in",
    title: "Law Enforcement Verification",
    loading: "Loading your verification...",
    status: "Verification status",
    officer: "Officer",
    nameAndRank: "Name and rank",
    agency: "Agency",
    badgeNumber: "Badge number",
    contact: "Contact",
    case: "Case",
    caseNumber: "Case number",
    incident: "Incident description",
    services: "Services",
    supervisor: "Supervisor",
    supervisorName: "Name and rank",
    back: "Back to Login",
    leaving: "The form opens in a moment.",
    verifiedTitle: "You are verified",
    verifiedText: "Your supervisor confirmed this case. You can continue to case tracking.",
    limitedText:
      "Your supervisor's email is not a department address, so a second person must review each approval.",
    rejectedTitle: "Verification denied",
    pendingTitle: "Waiting for your supervisor",
    pendingText: (address: string) =>
      `Your supervisor answers with the link in our email to ${address}. This page updates then.`,
    pendingRoundup: (address: string, time: string) =>
      `Your case is saved. ${address} got several emails and has not answered, so our next email lists everyone who waits. We send it at ${time}. Please call your supervisor.`,
    provisionalTitle: (time: string) => `You are provisionally verified until ${time}`,
    provisionalText:
      "911 Verify gives you access to this case for 60 minutes. It does not let you approve or distribute funds. We still need your supervisor's answer.",
  },

  actions: {
    title: "Next steps",
    resend: "Resend Email",
    sending: "Sending...",
    resendIn: (seconds: number) => `Resend Email (${clock(seconds)})`,
    left: (count: number) =>
      pluralEn(count, "You can send 1 more email this hour.", `You can send ${count} more emails this hour.`),
    emergency: "911 Verify",
    continue: "Continue",
    emergencyHint:
      "911 Verify does not call 911. It opens this case for 60 minutes before your supervisor answers. If a life is in danger, call 911.",
    confirmTitle: "Use 911 Verify?",
    confirmLead: "Use this only in an emergency that cannot wait for your supervisor.",
    grants: [
      "You get access to this case for 60 minutes.",
      "You can record the recipient and file a request. You cannot approve or distribute funds.",
      "We notify your supervisor and the emergency desk right away. The use is logged.",
      "You can use it once per case.",
    ],
    confirm: "Use 911 Verify",
    confirming: "Verifying...",
  },

  toasts: {
    sent: "Verification email sent",
    sentText: (address: string) => `It goes to your supervisor at ${address}.`,
    failed: "Failed to send verification",
    failedText: "An error occurred while sending the verification request.",
    network: "Network error",
    networkText: "Could not connect to the verification service. Please try again.",
    verified: "Verification confirmed",
    verifiedText: "Your supervisor verified this case.",
    rejected: "Verification denied",
    rejectedText: "Your supervisor did not verify this case. Please contact them directly.",
    provisional: "911 Verify is active",
    provisionalText: "You have access to this case for 60 minutes.",
    noData: "No verification data",
    noDataText: "Please complete the verification form first.",
    loadFailed: "Error loading verification data",
    loadFailedText: "Could not retrieve your verification information. Please log in again.",
  },
};

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
