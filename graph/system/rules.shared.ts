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

/** What a new installation pays; the configuration can change all but transportation. */
export const defaultLimits: Limits = {
  foodCentsPerPerson: 1000,
  housingCentsPerNight: 7500,
  transportationMaxCents: 10_000,
  maxFundAllocationCents: 500_000,
};

/** The maximum for a ride; the configuration form has no field for it. */
export const transportationMaxCents = 10_000;

/** The configured amounts for the calculator. */
export const limitsOf = (config: Amounts): Limits => ({
  foodCentsPerPerson: config.defaultFoodCents,
  housingCentsPerNight: config.defaultHousingCents,
  transportationMaxCents,
  maxFundAllocationCents: config.maxFundAllocationCents,
});
