export const en = {
  title: "Report a wrong number",
  about: (name: string) => `${name}: tell us what is wrong, and somebody checks it.`,
  problem: "What is wrong?",
  problems: {
    number: "The number is wrong or nobody answers",
    closed: "It has closed",
    address: "The address or website is wrong",
    other: "Something else",
  },
  details: "What did you find? (optional)",
  detailsHint: "At most 500 characters. Please leave out what should stay private.",
  email: "Email (optional)",
  emailHint: "Only if we may ask you about it. Without it nobody knows who wrote this.",
  cancel: "Cancel",
  send: "Send report",
  sending: "Sending...",
  sent: "Report sent",
  sentText: "Thank you. Somebody will check this entry.",
  unreachable:
    "The report could not be sent. Please check your connection and try again; what you wrote is still here.",
};
