import { sentences, soon } from "../../core/i18n/phrases.ts";

export const en = {
  filedToday: ({ minutes }: { minutes: number }) =>
    `You filed five requests within a day. You can file another ${soon(minutes, "en")}. Please call 2-1-1, or 911 in an emergency.`,
  openedTooMany:
    "You opened 20 requests from other officers within an hour. Please wait before you open another.",
  onlyOwn: "You can only list your own requests.",
  victimInfoClosed: ({ status }: { status: string }) =>
    `This request is already ${status}. Its victim information can no longer be changed.`,
  victimInfoChanged: "Someone else changed this victim information. Check what it says now and submit again.",
  mayNotModify:
    "You don't have permission to modify this request. Only the officer who created the request or verified officers can add victim information.",
  keyOfSomebodyElse: "This idempotency key was used by someone else.",
  usedBySomebodyElse: "Used by someone else",
  fileUnknown: "We could not find this file. Please upload it again",
  caseIdMissing: "Case ID is required",
  urgencyMissing: "Please choose how urgent this is",
  urgencyCritical:
    "Only administrators can make a request critical. Please choose high, medium or low. If someone's life is in danger, call 911.",
  nameMissing: "Full name is required",
  addressMissing: "Address is required",
  phoneMissing: "Phone number is required",
  emailMissing: "Valid email is required",
  detailsMissing: "Please provide more details about the request",
  evidenceWrong: "Evidence must be a list of files",
  tooManyFiles: "You can add up to 10 files",
  nameTooShort: "Full name must be at least 3 characters",
  cityMissing: "City is required",
  stateMissing: "State is required",
  zipCodeMissing: "Zip code is required",
  phoneTooShort: "Phone number must be at least 10 digits",
  needMissing: "Please provide a detailed statement of need",
  relationMissing: "Please specify the relationship",
  employmentMissing: "Please choose an employment status",
};

export const says = sentences("requests", en);
