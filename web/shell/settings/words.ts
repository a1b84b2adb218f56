import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  title: "Settings",
  save: "Save Changes",
  cancel: "Cancel",
  saved: "Settings saved",
  savedText: "They're saved on this device.",
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
  timeZoneHint: "We show dates and times in this time zone.",
  installationZone: (zone: string) => `SafeVoice's time zone: ${zone}`,
  timeZones: {
    ET: "Eastern Time (ET)",
    CT: "Central Time (CT)",
    MT: "Mountain Time (MT)",
    PT: "Pacific Time (PT)",
  },

  theme: "Theme",
  themes: { light: "Light", dark: "Dark", system: "System" },
  themeHint: "System uses this device's theme.",
  font: "Font size",
  fonts: { small: "Small", medium: "Medium", large: "Large" },

  ways: {
    email: {
      name: "Email notifications",
      text: "For officers: your supervisor's answer and the decisions on your requests, sent to your official email.",
    },
    sms: {
      name: "SMS notifications",
      text: "For officers: the same updates in one line, sent to the direct phone from your officer form.",
    },
    push: {
      name: "Push notifications",
      text: "Alerts on this device when a status changes while SafeVoice is open. If they are off, you find the changes under Notifications.",
    },
  },

  timeout: "Session timeout",
  timeoutHint:
    "Signs you out on this device after this much time without activity. Officers' devices lock instead. You get a warning two minutes before.",
  timeouts: { standard: "Standard", 15: "15 minutes", 30: "30 minutes", 60: "1 hour", 120: "2 hours" },
  standard:
    "Standard: the time set by the administrators. After it, administrators are signed out and officers' devices lock.",
  standardCitizen:
    "Standard: you stay signed in on this device. Once you sign out, you can no longer open the requests you filed.",
  citizenTimeout:
    "Once you are signed out, you can no longer open the requests you filed on this device. Without an account, there is no way to sign in again.",
  officerTimeout:
    "After this time, this device locks. You unlock it with a passkey, your department's sign-in, or a code sent to your confirmed address.",
  officerLogOut:
    "Once you log out, you get back to your requests only with a passkey, your department's sign-in, or a code sent to your confirmed address. Otherwise you start over with the officer form and your supervisor's confirmation.",
  waysBack: "How you get back in",

  twoFactor: "Enable two-factor",
  changePassword: "Change Password",
  notNeeded: "Not needed here",
  notNeededOfficer:
    "Officers don't have accounts or passwords. Your supervisor's confirmation gives you access, so there is no password to change or protect.",
  notNeededVisitor:
    "You don't need an account or a password to use SafeVoice, so there is nothing to change or protect. Only administrators sign in with a password.",

  logOut: "Log Out",
  adminLogOut: "Logout",
  loggedOut: "Logged out",
  loggedOutText: "You have been successfully logged out.",
  logOutFailed: "You are still logged in",
  logOutFailedText: "We could not log you out. Please try again before you leave this device.",

  warning: "Are you still there?",
  warningText:
    "You have not been active for a while. To protect your cases, we will sign you out when the time runs out.",
  warningKept:
    "What you typed stays on this device for you. You find it on this page after you sign in again.",
  warningLost: "Anything you typed and did not send will be lost.",
  warningLock:
    "You have not been active for a while. To protect your cases, this device will lock when the time runs out. What you typed stays on it for you.",
  lockNow: "Lock now",
  stayUnlocked: "Keep it open",
  timeLeft: "Time left",
  extend: "Stay signed in",
  signOutNow: "Sign out now",
  stuck: "Signing out...",
  stuckText:
    "Your time ran out, but we cannot reach the server. We will keep trying. Until then, your cases stay hidden.",
  tryAgain: "Try again",
  signedOut: "You are signed out",
  signedOutIdle: (minutes: number) =>
    `There was no activity for ${minutes} minutes, so we ended your session on this device.`,
  signedOutKept: "What you typed is kept on this device. Sign in again to continue where you were.",
  signedOutTyped: "What you typed is kept on this device for your next sign-in.",
  signedOutText: "Your session on this device has ended.",
  signedOutElsewhere: "Your session was ended from another device or window.",
  understood: "OK",

  erase: "Erase everything on this device",
  eraseTitle: "Erase everything on this device?",
  eraseText:
    "This removes your incident log with its photos and recordings, unsent drafts, your settings, and offline data from this browser. It also signs you out. You cannot undo this.",
  eraseLimits: "It cannot remove what you already sent, files you downloaded, or your browser history.",
  eraseConfirm: "Erase everything",
  erasing: "Erasing...",
  erased: "Everything was erased",
  erasedText:
    "No SafeVoice data is left in this browser. Your browser history still shows that you were here.",
  notErased: {
    session:
      "We could not reach the server, so your session has not ended. Erase again when you are back online.",
    files: "Another tab is still using some of the data. Close your other SafeVoice tabs and erase again.",
  },

  version: "App version",
  tagline: "Real Support. Real Time. Real Impact.",
  about:
    "SafeVoice is an emergency assistance fund for people affected by police encounters, and for the officers who request help for them.",
  inDanger: "In danger now? Call 911. In a crisis, call or text 988. For help near you, call 2-1-1.",
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
