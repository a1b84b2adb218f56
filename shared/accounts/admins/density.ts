/** How much of a list the desk's screens show at once. */
export const deskDensities = ["comfortable", "compact", "dense"] as const;
export type DeskDensityName = (typeof deskDensities)[number];
