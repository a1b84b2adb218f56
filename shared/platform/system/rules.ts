interface Amounts {
  defaultFoodCents: number;
  defaultHousingCents: number;
  maxFundAllocationCents: number;
}

export interface Limits {
  foodCentsPerPerson: number;
  housingCentsPerNight: number;
  transportationMaxCents: number;
  maxFundAllocationCents: number;
}

/** A ride's help ends here; the configuration form has no field for it. */
export const transportationMaxCents = 10_000;

/** The configured amounts for the calculator. */
export const limitsOf = (config: Amounts): Limits => ({
  foodCentsPerPerson: config.defaultFoodCents,
  housingCentsPerNight: config.defaultHousingCents,
  transportationMaxCents,
  maxFundAllocationCents: config.maxFundAllocationCents,
});
