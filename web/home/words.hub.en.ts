export const en = {
  title: "SafeVoice Hub",
  incidents: { name: "Incident Log", text: "Write it down, for yourself alone" },
  rights: { name: "Know Your Rights", text: "What to say, and what not" },
  feedback: { name: "Community Feedback", text: "Tell how the police treated you" },
  events: { name: "Events", text: "Workshops and town halls" },
};
