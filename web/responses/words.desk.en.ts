const types = { email: "Email", sms: "SMS", other: "Other" };

export const en = {
  empty: "No responses received yet",
  types,
  from: (sender: string, isOfficer: boolean) => `${sender} (${isOfficer ? "officer" : "person in need"})`,
  new: "New",
  problem: "Problem",
  markRead: "Mark as Read",
  markReadOf: (sender: string) => `Mark as Read: the response of ${sender}`,
  readBy: (name: string, date: string) => `Read by ${name}, ${date}`,
  marked: "Marked as read",
  failed: "That did not work",
  failedText: "Please try again.",
};
