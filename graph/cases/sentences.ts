import { sentences } from "../core/i18n/phrases.shared.ts";

export const en = {
  noRecord: "This request has no victim information yet.",
  oneCase: "A case cannot be compared with itself.",
  noOfficer: "No confirmed officer has this badge number or email address.",
  manyOfficers: "More than one officer has this badge number. Enter the officer's email address instead.",
  hasOfficer: "Someone is already responsible for this request.",
};

export const says = sentences("cases", en);
