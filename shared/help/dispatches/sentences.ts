import { ago, sentences } from "../../core/i18n/phrases.ts";

export const en = {
  nothingSelected: "Please select at least one service provider to dispatch",
  foodExceeds: ({
    given,
    most,
    each,
    people,
  }: {
    given: string;
    most: string;
    each: string;
    people: number;
  }) => `Food assistance exceeds limit: ${given} > ${most} (max ${each}/person for ${people} people)`,
  foodPeople: "Food assistance limited to maximum 10 people",
  transportationExceeds: ({ most }: { most: string }) => `Transportation exceeds ${most} limit for Uber/Lyft`,
  transportationProvider: "Transportation must use approved providers: Uber, Lyft",
  shelterHours: "Shelter assistance limited to 24 hours maximum",
  limitsExceeded: ({ violations }: { violations: string }) => violations,
  overAllocated: ({ given, allocated }: { given: string; allocated: string }) =>
    `The total is ${given}, which is more than the ${allocated} allocated. Please enter a reason.`,
  overByPerson:
    "This exceeds the allocated amount. Only a signed-in administrator can dispatch it, with a reason.",
  overlaps: ({ caseId, minutes }: { caseId: string; minutes: number }) =>
    `This person got the same kind of help ${ago(minutes, "en")}, in case ${caseId}. Please enter a reason.`,
  overlapsElsewhere: ({ minutes }: { minutes: number }) =>
    `This person got the same kind of help ${ago(minutes, "en")}, through another agency. Please enter a reason.`,
  overlapByPerson:
    "This person got the same kind of help within 30 days. Only a signed-in administrator can dispatch it, with a reason.",
  tooManyProviders: "Please dispatch at most 12 providers at once",
  providerTwice: "This provider is selected twice for the same help type",
  providerUnknown: "This provider isn't available for this help type.",
  providerInactive: ({ name }: { name: string }) => `${name} is currently disabled for this help type.`,
  givenAlready: ({ name, minutes, by }: { name: string; minutes: number; by: string }) =>
    `${name} was already sent for this help type ${ago(minutes, "en")}${by && ` by ${by}`}. To send it again, void or reissue that dispatch.`,
  givenByYou: ({ name, minutes }: { name: string; minutes: number }) =>
    `You already sent ${name} for this help type ${ago(minutes, "en")}. To send it again, void or reissue that dispatch.`,
  poolEmpty: ({ name }: { name: string }) =>
    `${name} has no promo codes left. A super admin must import more.`,
  poolWorthMore: ({ name, least }: { name: string; least: string }) =>
    `${name}'s prepaid codes are worth ${least} or more. Enter at least ${least}.`,
  poolHeld: ({ name }: { name: string }) =>
    `The imported codes of ${name} wait for the approval of a second super admin.`,
  poolOfOtherFund: ({ name }: { name: string }) =>
    `${name}'s available codes were bought by a different fund than the one that pays for this request.`,
  codeEndsSoon: ({ name, end }: { name: string; end: string }) =>
    `${name}'s only code ends on ${end}. Dispatch again to use it.`,
  notDispatchable: ({ status }: { status: string }) =>
    `Help can only be dispatched for approved requests. This one is ${status}.`,
  changedMeanwhile: "Someone else changed this request. Please review it and try again.",
  momentWrong: "Please enter a date and time with its time zone, such as 2026-11-29T18:00:00-06:00",
  valueNotInCents: "Please enter dollars and whole cents, such as 19.99",
  valueWrong: "Please enter US dollars, 0 or more",
  peopleWrong: "Please enter a whole number of people, 1 or more",
  hoursWrong: "Please enter a whole number of hours, 1 or more",
  missing: "Dispatch not found.",
  voidedAlready: "This dispatch was already voided.",
  completedAlready: "This dispatch was already completed.",
  redeemedAlready: "This help was redeemed, so it cannot be voided.",
  expiredAlready: "This help expired, and its money returned to the fund.",
  requestIdWrong: "requestId must be a positive whole number",
};

export const says = sentences("dispatches", en);
