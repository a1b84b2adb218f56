/** Begins the name of each file that a training installation offers, in every language. */
export const trainingFilePrefix = "TRAINING-";
