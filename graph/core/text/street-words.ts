/** Words that name a street after a number, in any case. */
export const streetWords = "street|st|avenue|ave|road|rd|lane|ln|boulevard|blvd|highway|hwy|parkway|pkwy";
/** Words that name a street, and are ordinary words too. */
export const ordinaryStreetWords = "drive|dr|court|ct|way|place|pl|terrace|ter|circle|cir|trail";
