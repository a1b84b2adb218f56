/**
 * The prerendered pages. `module` is the page's code, `also` what it needs besides in a language;
 * `byState`: once for each state too. @type {{ path: string, module: string, also?: (locale:
 * string) => string, byState?: boolean }[]}
 */
export const publicPages = [
  { path: "/home", module: "home/HomePage.tsx", byState: true },
  { path: "/resources", module: "directory/ResourcesPage.tsx", byState: true },
  {
    path: "/rights",
    module: "rights/RightsPage.tsx",
    // the English one is part of the page
    also: (locale) => (locale === "en" ? "" : `../graph/rights/guide.${locale}.shared.ts`),
    byState: true,
  },
  { path: "/landing", module: "landing/LandingPage.tsx" },
  { path: "/exit-help", module: "exit/ExitHelpPage.tsx" },
  {
    path: "/officer-login",
    module: "verification/officer/OfficerFormPage.tsx",
    also: () => "verification/officer/OfficerEntry.tsx",
  },
  { path: "/incidents", module: "incidents/IncidentsPage.tsx" },
  { path: "/feedback", module: "feedback/FeedbackPage.tsx" },
  { path: "/events", module: "events/EventsPage.tsx" },
];
