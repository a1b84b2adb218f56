import { sentences } from "../core/i18n/phrases.shared.ts";

export const en = {
  noRecord: "There is no victim information on this request yet.",
  oneCase: "A case cannot be compared with itself.",
  noOfficer: "No confirmed officer has this badge number or e-mail address.",
  manyOfficers: "More than one officer has this badge number. Please give the e-mail address.",
  hasOfficer: "Somebody stands for this request already.",
};

export const says = sentences("cases", en);
