import type { Limits } from "../recommendations/rules.ts";

interface Amounts {
  defaultFoodCents: number;
  defaultHousingCents: number;
  maxFundAllocationCents: number;
}

/** A ride's help ends here (spec administrator 9); the configuration form has no field for it. */
export const transportationMaxCents = 10_000;

/** The configuration's amounts as the calculator wants them. */
export const limitsOf = (config: Amounts): Limits => ({
  foodCentsPerPerson: config.defaultFoodCents,
  housingCentsPerNight: config.defaultHousingCents,
  transportationMaxCents,
  maxFundAllocationCents: config.maxFundAllocationCents,
});
