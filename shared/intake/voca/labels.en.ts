import type { Age, Classification, Gender, Race, VictimizationType } from "./rules.ts";

const ages: Record<Age, string> = {
  age_0_12: "Age 0 to 12",
  age_13_17: "Age 13 to 17",
  age_18_24: "Age 18 to 24",
  age_25_59: "Age 25 to 59",
  age_60_older: "Age 60 and older",
};

const genders: Record<Gender, string> = { male: "Male", female: "Female", other: "Other" };

const races: Record<Race, string> = {
  american_indian: "American Indian or Alaska Native",
  asian: "Asian",
  black: "Black or African American",
  hispanic: "Hispanic or Latino",
  pacific_islander: "Native Hawaiian or Other Pacific Islander",
  white: "White Non-Latino or Caucasian",
  other: "Some Other Race",
  multiple: "Multiple Races",
};

const classifications: Record<Classification, string> = {
  deaf: "Deaf or hard of hearing",
  homeless: "Homeless",
  immigrant: "Immigrant, refugee or asylum seeker",
  lgbtq: "LGBTQ",
  veteran: "Veteran",
  disability: "Disability: cognitive, physical or mental",
  limited_english: "Limited English proficiency",
  other: "Other",
};

const victimizations: Record<VictimizationType, string> = {
  adult_physical_assault: "Adult physical assault (aggravated and simple)",
  adult_sexual_assault: "Adult sexual assault",
  adult_abused_as_child: "Adult sexually abused or assaulted as a child",
  arson: "Arson",
  bullying: "Bullying (verbal, cyber or physical)",
  burglary: "Burglary",
  child_physical_abuse: "Child physical abuse or neglect",
  child_pornography: "Child pornography",
  child_sexual_abuse: "Child sexual abuse or assault",
  domestic_violence: "Domestic or family violence",
  dui: "DUI or DWI incident",
  elder_abuse: "Elder abuse or neglect",
  hate_crime: "Hate crime (racial, religious, gender, sexual orientation, other)",
  trafficking_labor: "Human trafficking: labor",
  trafficking_sex: "Human trafficking: sex",
  identity_theft: "Identity theft, fraud or financial crime",
  kidnapping_noncustodial: "Kidnapping (noncustodial)",
  kidnapping_custodial: "Kidnapping (custodial)",
  mass_violence: "Mass violence (domestic or international)",
  other_vehicular: "Other vehicular victimization (such as hit and run)",
  robbery: "Robbery",
  stalking: "Stalking or harassment",
  homicide_survivor: "Survivor of a homicide victim",
  teen_dating: "Teen dating victimization",
  terrorism: "Terrorism (domestic or international)",
  other: "Other",
};

/** The names of the answers, after the federal form. */
export const en = { ages, genders, races, classifications, victimizations };
export type Labels = typeof en;
