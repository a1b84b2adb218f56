/** For a request that is hidden or does not exist: the two must not be told apart. */
export const requestHidden = "Request not found or you don't have permission to view it.";
export const mayNot = "You don't have permission to do this.";

/** What somebody without a session hears at a door that needs one. */
export const signInFirst = {
  anybody:
    "You need to be authenticated to view emergency fund requests. Please log in or complete the verification process.",
  officer: "Please complete the verification form first.",
  admin: "Please sign in.",
} as const;
