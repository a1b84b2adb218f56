export const en = {
  title: "Settings",
  save: "Save Changes",
  cancel: "Cancel",
  saved: "Settings saved",
  savedText: "They are kept on this device.",
  tabs: {
    general: "General",
    notifications: "Notifications",
    appearance: "Appearance",
    security: "Security",
    about: "About",
  },

  language: "Language",
  languages: { en: "English", es: "Spanish (Español)", fr: "French (Français)" },
  timeZone: "Time zone",
  timeZoneHint: "Dates and times are shown in it.",
  timeZones: {
    device: "As on this device",
    ET: "Eastern Time (ET)",
    CT: "Central Time (CT)",
    MT: "Mountain Time (MT)",
    PT: "Pacific Time (PT)",
  },

  theme: "Theme",
  themes: { light: "Light", dark: "Dark", system: "System" },
  themeHint: "System follows this device.",
  font: "Font size",
  fonts: { small: "Small", medium: "Medium", large: "Large" },

  version: "App version",
  tagline: "Real Support. Real Time. Real Impact.",
  about:
    "SafeVoice is an emergency assistance fund for people affected by police encounters, and for the officers who ask for help for them.",
  inDanger: "In danger now? Call 911. In a crisis call or text 988. For help near you call 2-1-1.",
};
