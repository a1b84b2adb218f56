/** What the form says, with JavaScript and without. */
export const form = {
  title: "Community Feedback",
  formTitle: "Share Your Feedback",
  type: "Feedback type",
  types: { general: "General Feedback", concern: "Concern", positive: "Positive Experience" },
  agency: "Agency / department name",
  feedback: "Your feedback",
  feedbackHint: "At least 10 characters. Leave out whatever should stay private.",
  followUp: "I would like someone to follow up with me",
  contactHint: "Only if you want an answer. Without it nobody knows who wrote this.",
  email: "Email (optional)",
  phone: "Phone (optional)",
  submit: "Submit Feedback",
  sentTitle: "Feedback Submitted",
  sentText: "Thank you for your feedback!",
  receiptHint: "Keep it if you may want to ask about this later.",
};
