import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  nameMissing: "Please enter the agency's name",
  nameTaken: "Another agency has this name",
  missing: "This agency doesn't exist.",
  changedMeanwhile: "Someone else changed this agency. Review it, then save again.",
  domainWrong: "Enter a domain, such as police.example.org",
  domainPublic: "Anyone can get an address at this domain",
  domainForeign: "Enter the domain in plain letters. Other letters can look the same",
  domainTaken: ({ domain, agency }: { domain: string; agency: string }) => `${domain} belongs to ${agency}`,
  domainWithin: ({ domain, other, agency }: { domain: string; other: string; agency: string }) =>
    `${domain} contains ${other} or is part of it, and that domain belongs to ${agency}`,
  domainAlike: ({ domain, other, agency }: { domain: string; other: string; agency: string }) =>
    `${domain} looks like ${other}, which belongs to ${agency}`,
  domainsTooMany: "An agency can have at most 50 domains",
  contactTooLong: "The contact can be at most 200 characters",
  notYours: "You don't see the cases of this agency.",
  reasonMissing: "Please enter a reason. It is stored with the case",
  alreadyThere: "The case is already there.",
  scopesAlready: "No changes: the account already has this access.",
  chooseAgency: "Choose one of your agencies first. The request is filed for it.",
};

export const says = sentences("agencies", en);
