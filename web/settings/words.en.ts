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

  ways: {
    email: {
      name: "Email notifications",
      text: "For officers: your supervisor's answer and the decisions on your requests, to your official email.",
    },
    sms: {
      name: "SMS notifications",
      text: "For officers: the same in one line, to the direct phone of your officer form.",
    },
    push: {
      name: "Push notifications",
      text: "Notices that open on this device when a status changes, while SafeVoice is open. Without them the changes wait under Notifications.",
    },
  },

  timeout: "Session timeout",
  timeoutHint:
    "Signs you out on this device after this long without activity, with a warning two minutes before.",
  timeouts: { standard: "Standard", 15: "15 minutes", 30: "30 minutes", 60: "1 hour", 120: "2 hours" },
  standard:
    "Standard: administrators are signed out after the time that is set for all of them. Officers stay signed in until they log out, because their session is the only way back to their requests.",
  standardCitizen:
    "Standard: you stay signed in on this device, because your session is the only way back to the requests that you file.",
  citizenTimeout:
    "Once you are signed out, the requests that you filed cannot be opened on this device any more: without an account there is no way to sign in again.",
  officerTimeout:
    "Once you are signed out you begin again with the officer form and your supervisor's confirmation, and your list of requests starts empty.",

  twoFactor: "Enable two-factor",
  changePassword: "Change Password",
  notNeeded: "Not needed here",
  notNeededOfficer:
    "Officers have no account and no password: your supervisor's confirmation lets you in. So there is no password to change and none to protect with a second factor.",
  notNeededVisitor:
    "You use SafeVoice without an account and without a password, so there is nothing to change or to protect. Only administrators sign in with a password.",

  logOut: "Log Out",
  adminLogOut: "Logout",
  loggedOut: "Logged out",
  loggedOutText: "You have been successfully logged out.",
  logOutFailed: "You are still logged in",
  logOutFailedText: "Logging out did not work. Please try again before you leave this device.",

  warning: "Are you still there?",
  warningText:
    "Nothing has been done here for a while. To protect your cases you are signed out when the time is over, and what you have typed and not sent is lost.",
  timeLeft: "Time left",
  extend: "Extend",
  signOutNow: "Sign out now",
  stuck: "Signing out...",
  stuckText:
    "The time is over, but the server cannot be reached. It is tried again until it can; until then nothing of your cases is shown.",
  tryAgain: "Try again",
  signedOut: "You are signed out",
  signedOutIdle: (minutes: number) =>
    `Nothing was done for ${minutes} minutes, so your session on this device was ended.`,
  signedOutText: "Your session on this device has ended.",
  signedOutElsewhere:
    "Your session was ended from another place. What you were typing is kept for your next sign-in.",
  understood: "OK",

  erase: "Erase everything on this device",
  eraseTitle: "Erase everything on this device?",
  eraseText:
    "This removes from this browser your incident log with its photos and recordings, drafts that were not sent, your settings, and what was kept for use without a connection. You are signed out. It cannot be undone.",
  eraseLimits:
    "It cannot remove what you have already sent, files that you have downloaded, and the browser's own history.",
  eraseConfirm: "Erase everything",
  erasing: "Erasing...",
  erased: "Everything is erased",
  erasedText: "Nothing of SafeVoice is left in this browser. Its history still shows that you were here.",
  notErased: {
    session:
      "The server could not be reached, so your session has not ended. Erase once more when you have a connection.",
    files: "Something is still held by another tab. Close your other SafeVoice tabs and erase once more.",
  },

  version: "App version",
  tagline: "Real Support. Real Time. Real Impact.",
  about:
    "SafeVoice is an emergency assistance fund for people affected by police encounters, and for the officers who ask for help for them.",
  inDanger: "In danger now? Call 911. In a crisis call or text 988. For help near you call 2-1-1.",
};
