/**
 * The prerendered pages. `module` is the page's code, `also` what it needs besides in a language;
 * `byState`: once for each state too. @type {{ path: string, module: string, also?: (locale:
 * string) => string, byState?: boolean }[]}
 */
export const publicPages = [
  { path: "/home", module: "community/home/HomePage.tsx", byState: true },
  { path: "/resources", module: "community/directory/ResourcesPage.tsx", byState: true },
  {
    path: "/rights",
    module: "community/rights/RightsPage.tsx",
    // the English one is part of the page
    also: (locale) => (locale === "en" ? "" : `../shared/community/rights/guide.${locale}.ts`),
    byState: true,
  },
  { path: "/landing", module: "community/landing/LandingPage.tsx" },
  { path: "/i-speak", module: "community/languages/SpokenPage.tsx" },
  { path: "/print/intake", module: "intake/blank/BlankIntakePage.tsx" },
  { path: "/exit-help", module: "community/exit/ExitHelpPage.tsx" },
  {
    path: "/officer-login",
    module: "officers/verification/officer/OfficerFormPage.tsx",
    also: () => "officers/verification/officer/OfficerEntry.tsx",
  },
  { path: "/incidents", module: "community/incidents/IncidentsPage.tsx" },
  { path: "/feedback", module: "community/feedback/FeedbackPage.tsx" },
  { path: "/events", module: "community/events/EventsPage.tsx" },
];
