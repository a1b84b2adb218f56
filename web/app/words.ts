import { dictionary } from "../core/i18n/i18n.tsx";

export const en = {
  name: "SafeVoice",
  tagline: "Real Support. Real Time. Real Impact.",
  skip: "Skip to the main content",
  maintained: "Back in a few minutes.",
  maintainedText:
    "You can read everything, but you cannot send anything right now. In an emergency, call 911. To find help at any hour, call 2-1-1.",
  main: "Main",
  tools: "Tools",
  dashboard: "Dashboard",
  requests: "Requests",
  new: "New",
  resources: "Resources",
  support: "Support",
  settings: "Settings",
  notifications: "Notifications",
  unread: (count: number) => `${count} new`,
  toolFailed: "This could not be opened",
  toolFailedText: "Check your connection and try again. Calls work without it: 911, 988, 2-1-1.",
  retry: "Retry",
  failedTitle: "Something went wrong",
  failed: "There was an error loading this page. Please try again.",
  backToDashboard: "Return to Dashboard",
  translated: {
    text: "Your browser is translating this page, which can cause errors. You can choose “Show original” in its translation menu, or turn translation off here. What you typed in a form is kept.",
    action: "Turn translation off",
  },
  notFoundTitle: "404 Page Not Found",
  findHelp: "Find help near you",
  notFoundText: "Did you forget to add the page to the router?",
  footer: {
    pages: "More pages",
    language: "Language",
    about: "About SafeVoice",
    rights: "Know Your Rights",
    resources: "Resources",
    feedback: "Feedback",
    events: "Events",
    privacy: "Privacy",
    accessibility: "Accessibility",
    exitHelp: "Leaving quickly",
    calls: [
      { text: "In danger call", number: "911", href: "tel:911" },
      { text: "crisis", number: "988", href: "tel:988" },
      { text: "help", number: "2-1-1", href: "tel:211" },
    ],
  },
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
