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

/**
 * What a new installation pays; an administrator's configuration replaces all but transportation.
 */
export const defaultLimits: Limits = {
  foodCentsPerPerson: 1000,
  housingCentsPerNight: 7500,
  transportationMaxCents: 10_000,
  maxFundAllocationCents: 500_000,
};

/** A ride's help ends here; the configuration form has no field for it. */
export const transportationMaxCents = 10_000;

/** The configuration's amounts as the calculator wants them. */
export const limitsOf = (config: Amounts): Limits => ({
  foodCentsPerPerson: config.defaultFoodCents,
  housingCentsPerNight: config.defaultHousingCents,
  transportationMaxCents,
  maxFundAllocationCents: config.maxFundAllocationCents,
});
