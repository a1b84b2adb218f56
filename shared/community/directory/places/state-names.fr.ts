import type { StateCode } from "../rules.ts";

/** Names that differ in French. */
export const stateNames: Partial<Record<StateCode, string>> = {
  CA: "Californie",
  DC: "District de Columbia",
  FL: "Floride",
  GA: "Géorgie",
  HI: "Hawaï",
  LA: "Louisiane",
  NC: "Caroline du Nord",
  ND: "Dakota du Nord",
  NM: "Nouveau-Mexique",
  PA: "Pennsylvanie",
  SC: "Caroline du Sud",
  SD: "Dakota du Sud",
  VA: "Virginie",
  WV: "Virginie-Occidentale",
};
