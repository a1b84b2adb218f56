import { dictionary } from "../../core/i18n/i18n.tsx";

const types = { email: "Email", sms: "SMS", pass: "Help Pass", other: "Other" };

export const en = {
  empty: "No responses received yet",
  types,
  from: (sender: string, isOfficer: boolean) => `${sender} (${isOfficer ? "officer" : "victim"})`,
  new: "New",
  problem: "Problem",
  markRead: "Mark as Read",
  markReadOf: (sender: string) => `Mark as Read: response from ${sender}`,
  readBy: (name: string, date: string) => `Read by ${name}, ${date}`,
  marked: "Marked as read",
  failed: "Something went wrong",
  failedText: "Please try again.",
};

/** The administrators' words about responses. */
export const words = dictionary(en);
