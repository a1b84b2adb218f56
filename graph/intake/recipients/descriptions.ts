import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  Recipient: {
    self: "The recipient of help, as recorded on the case tracking page.",
    address: "Home address.",
    anonymous: "True if the recipient wishes to stay anonymous.",
    caseNumber: "Case number of the officer.",
    contacting: "True if the recipient may be contacted.",
    dateOfBirth: "Date of birth.",
    email: "Email address. Null if there is none.",
    fullName: "Full name.",
    language: "Language of the recipient's letters, texts and pass. Null until it was chosen.",
    needs: "What is needed, as confirmed by the officer. Null if not confirmed.",
    phone: "Phone number, as entered.",
    statementOfNeed: "Why help is needed.",
  },
  RevealedRecipient: {
    self: "The identity of an anonymous recipient.",
    email: "Email address. Empty if there is none.",
    fullName: "Full name.",
  },
  RevealRecipientPayload: {
    self: "Result of `revealRecipient`.",
    recipient: "The revealed identity.",
  },
  SaveRecipientInput: {
    self: "Values of the form at /case-tracking, for the session's own case.",
    address: "Home address. 5 to 300 characters.",
    anonymous: "True if the recipient wishes to stay anonymous. If omitted, it stays as it was, or false.",
    caseNumber: "Case number on the form. The session's own case is always used.",
    contacting: "False if the recipient must not be contacted. If omitted, it stays as it was, or true.",
    dateOfBirth: "Date of birth as YYYY-MM-DD, from 1900-01-01 to today.",
    email: "Email address. Empty or null if there is none.",
    fullName: "Full name. 2 to 200 characters.",
    language:
      "Language of the recipient's letters, texts and pass. It applies to their requests too. If omitted, unchanged.",
    needs: "Confirmed needs. A new request copies them.",
    phone: "Phone number with at least 7 digits.",
    statementOfNeed: "Why help is needed. 10 to 4000 characters.",
  },
  Mutation: {
    revealRecipient:
      "Returns an anonymous recipient's name to an administrator. Each call is logged. FORBIDDEN if the recipient is not anonymous. NOT_FOUND.",
    saveRecipient:
      "Records the recipient of the session's own case, or replaces the record. INVALID with `fields`.",
  },
  Verification: {
    recipient: "The recipient. Null until it is saved. The access is logged.",
  },
});
