/** The newest toast about the own password replaces the previous one. */
export const aboutPassword = "own password";
