/** The mail that tells a supervisor that a request of their case waits. */
export const en = {
  dear: (person: string) => `Dear ${person},`,
  subject: (caseId: string) => `Request ${caseId} still waits`,
  title: "A request waits for a decision",
  text: (officer: string, caseId: string, caseNumber: string, minutes: number) =>
    `${officer} filed request ${caseId} for a person in need (your case ${caseNumber}). Nobody has attended to it for ${minutes} minutes.`,
  next: "If you may decide on it, the link in our earlier mail about this request still serves. Otherwise please ask the officer what is missing.",
};
