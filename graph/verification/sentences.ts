import { sentences } from "../core/i18n/phrases.shared.ts";

export const en = {
  serviceUnknown: "This service is not known",
  servicesWrong: "Services is a list",
  serviceMissing: "Please select at least one service",
  ownSupervisor: "The supervisor's email must not be your own",
  caseNumberRequired: "Case number required",
  caseNumberInvalid: "Please enter a valid case number for verification.",
  informationMissing: "Missing required information",
  fieldsMissing: "Please fill in all required fields.",
  selectionRequired: "Service selection required",
  typeMissing: "Please select at least one service type (Food, Housing, or Transportation).",
  alreadyDecided: ({ status }: { status: string }) => `This case is already ${status}.`,
  emergencyOff: "911 Verify is switched off. Please call your supervisor.",
  emergencyUsed: "911 Verify was already used for this case. Please call your supervisor.",
  resendSoon: ({ seconds }: { seconds: number }) =>
    `Please wait ${seconds} ${seconds === 1 ? "second" : "seconds"} before sending the email again.`,
  resendLater: ({ minutes }: { minutes: number }) =>
    `The email was sent again too often. Please wait ${minutes} minutes.`,
  caseRejected:
    "Your supervisor did not confirm this case: what was filed can still be read, and what is pending waits for an administrator. Please contact your supervisor directly; for help now call 2-1-1, or 911 in danger.",
  supervisorSilent:
    "This supervisor was sent five emails today and has confirmed nobody yet. Please call them, or name another supervisor.",
  emergencyTooOften: "911 Verify was used too often from here today. Please call your supervisor.",
  recipientFirst: "Please save recipient information first.",
  caseUnknown: "This case number is not known.",
  notVerified: "Your supervisor did not verify this case. Please contact them directly.",
  sentTooOften: "This form was sent too often. Please wait an hour, or call your supervisor.",
  answerMissing: "Please choose one of the two answers",
  readAgain: "This page has changed since you opened it. Please read it and answer again.",
  badgeMissing: "Please enter the officer's badge number",
  badgeWrongOnce: ({ count }: { count: number }) =>
    `This is not the officer's badge number. Please check it and try again: ${count} try is left.`,
  badgeWrong: ({ count }: { count: number }) =>
    `This is not the officer's badge number. Please check it and try again: ${count} tries are left.`,
  reasonMissing: "Please say why you decide so",
  noGrant: "No 911 grant runs for this case.",
  ownCase: "You cannot answer for your own case.",
  domainWrong: "Must be a domain, such as police.example.org",
  domainPublic: "Anybody can have an address at this domain",
  domainsTooMany: "At most 200 domains",
  domainsChanged: "The list was changed meanwhile. Please look at it again.",
};

export const says = sentences("verification", en);
