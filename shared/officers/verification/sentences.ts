import { pluralEn } from "../../core/i18n/plural.ts";
import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  serviceUnknown: "Choose one of the listed services",
  servicesWrong: "Services must be a list",
  serviceMissing: "Please select at least one service",
  ownSupervisor: "The supervisor's email must not be your own",
  caseNumberRequired: "Case number required",
  caseNumberInvalid: "Please enter a valid case number for verification.",
  informationMissing: "Missing required information",
  fieldsMissing: "Please fill in all required fields.",
  selectionRequired: "Service selection required",
  typeMissing: "Please select at least one service type (Food, Housing, or Transportation).",
  alreadyDecided: ({ status }: { status: string }) => `This case is already ${status}.`,
  emergencyOff: "911 Verify is turned off. Please call your supervisor.",
  emergencyUsed: "911 Verify was already used for this case. Please call your supervisor.",
  resendSoon: ({ seconds }: { seconds: number }) =>
    `Please wait ${seconds} ${pluralEn(seconds, "second", "seconds")} before sending the email again.`,
  resendLater: ({ minutes }: { minutes: number }) =>
    `The email was resent too many times for this case. Please wait ${minutes} minutes.`,
  caseRejected:
    "Your supervisor did not confirm this case. You can still read what was filed. An administrator will decide on anything pending. Please contact your supervisor directly. For help now, call 2-1-1. In danger, call 911.",
  supervisorSilent:
    "We sent this supervisor five emails today and got no confirmation. Please call them, or enter another supervisor.",
  recipientFirst: "Please save recipient information first.",
  caseUnknown: "We do not recognize this case number. Please check it and try again.",
  notVerified: "Your supervisor did not verify this case. Please contact them directly.",
  sentTooOften: "This form was sent too many times. Please wait an hour, or call your supervisor.",
  answerMissing: "Please choose one of the two answers",
  readAgain: "This page has changed since you opened it. Please review it and answer again.",
  badgeMissing: "Please enter the officer's badge number",
  badgeWrongOnce: ({ count }: { count: number }) =>
    `This is not the officer's badge number. Please check it and try again. You have ${count} try left.`,
  badgeWrong: ({ count }: { count: number }) =>
    `This is not the officer's badge number. Please check it and try again. You have ${count} tries left.`,
  reasonMissing: "Please explain your decision",
  noGrant: "This case has no active 911 Verify access.",
  ownCase: "You cannot confirm your own case.",
  domainsTooMany: "You can list up to 200 domains",
  domainsChanged: "Someone else changed the list. Please review it again.",
};

export const says = sentences("verification", en);
