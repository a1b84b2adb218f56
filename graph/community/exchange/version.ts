/** The version of the Human Services Data Specification that the records follow. */
export const hsdsVersion = "3.1";

/** The standard itself, without changes. */
export const hsdsProfile = "https://docs.openreferral.org/en/3.1/";
