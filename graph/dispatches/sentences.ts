import { sentences } from "../core/i18n/phrases.shared.ts";

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
    `That is ${given} in all, more than the ${allocated} that was allocated. Please say why.`,
  overByPerson:
    "That is more than was allocated, which only an administrator gives, in person and with a reason.",
  tooManyProviders: "Please dispatch at most 12 providers at once",
  providerTwice: "This provider is chosen twice for the same help",
  providerUnknown: "There is no such provider for this help.",
  providerInactive: ({ name }: { name: string }) => `${name} is not offered for this help at present.`,
  givenAlready: ({ name }: { name: string }) =>
    `${name} was dispatched for this help already within 24 hours. Take that dispatch back, or issue it again.`,
  poolEmpty: ({ name }: { name: string }) => `The code pool of ${name} has no free code left.`,
  notDispatchable: ({ status }: { status: string }) =>
    `Help is dispatched for approved requests; this one is ${status}.`,
  changedMeanwhile: "Somebody else has worked on this request meanwhile. Please look at it again.",
  valueWrong: "Please enter US dollars, 0 or more",
  peopleWrong: "Please enter a whole number of people, 1 or more",
  hoursWrong: "Please enter a whole number of hours, 1 or more",
  missing: "There is no such dispatch.",
  voidedAlready: "This dispatch was taken back already.",
  completedAlready: "This help was given already.",
  requestIdWrong: "requestId must be a whole positive number",
};

export const says = sentences("dispatches", en);
