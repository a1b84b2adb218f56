/** The words of the form, which the web app and the page without JavaScript share. */
export const form = {
  title: "Community Feedback",
  formTitle: "Share Your Feedback",
  type: "Feedback type",
  types: { general: "General Feedback", concern: "Concern", positive: "Positive Experience" },
  agency: "Agency / department name",
  feedback: "Your feedback",
  feedbackHint: "At least 10 characters. Leave out anything that should stay private.",
  followUp: "I would like someone to follow up with me",
  contactHint: "Only if you want an answer. If you leave these empty, no one will know who wrote this.",
  email: "Email (optional)",
  phone: "Phone (optional)",
  submit: "Submit Feedback",
  sentTitle: "Feedback Submitted",
  sentText: "Thank you for your feedback!",
  receiptHint: "Keep it in case you want to ask about this later.",
};
