import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  EndOtherSessionsPayload: {
    self: "Result of `endOtherSessions`.",
    ended: "Number of ended sessions.",
  },
  EndSessionPayload: {
    self: "Result of `endSession`.",
    ended: "Number of ended sessions.",
  },
  AdminIdentity: {
    self: "The administrator of the current session.",
    caseFacts: "What the account's list of cases shows beside number, name and status.",
    density: "How dense the account's desk screens are. Null: by the width of the screen.",
    owes: "What the session must complete first. Until then, other calls answer FORBIDDEN. Null if nothing is left to do.",
    permissions: "What the account's roles permit.",
    provider: "Name of the identity provider that opened the session. Null if it was opened here.",
    role: "Widest role of the account, for clients that know one role.",
    roles: "Every role of the account.",
    username: "User name of the account.",
  },
  DeskDensity: {
    self: "How much of a list the desk's screens show at once.",
    comfortable: "Large targets and text.",
    compact: "Smaller spaces.",
    dense: "The smallest spaces.",
  },
  CaseFact: {
    self: "A fact that the list of cases can show.",
    amount: "The requested amount.",
    created: "When the request was filed.",
    help: "The requested kinds of help.",
    letters: "The number of letters.",
    officer: "The officer of the case.",
    owner: "The administrator who handles it.",
    responses: "The number of responses.",
  },
  SetCaseFactsInput: { facts: "The chosen facts. Empty: the usual ones." },
  SetCaseFactsPayload: { viewer: "The current session." },
  SetDeskDensityInput: { density: "Null: by the width of the screen." },
  SetDeskDensityPayload: { viewer: "The current session." },
  LogOutPayload: {
    self: "Result of `logOut`.",
  },
  OfficerIdentity: {
    self: "The officer of the current session, with the newest case.",
    badgeNumber: "Badge number.",
    caseNumber: "Case number of the newest case.",
    name: "Name of the officer.",
    status: "Verification status of the newest case.",
    trust: "What the officer may do. Null until the case is confirmed or a 911 grant is active.",
  },
  Session: {
    self: "One of the caller's sessions.",
    browser: "Name of the browser, such as `Firefox`. Null if unknown.",
    createdAt: "When the session was opened.",
    ip: "IP address of the sign-in.",
    isCurrent: "True for the session that makes this call.",
    lastSeenAt: "When it was last used, to the minute.",
    system: "Name of the operating system, such as `Windows`. Null if unknown.",
  },
  Viewer: {
    self: "The caller, identified only by the session cookie.",
    admin: "The administrator. Null for other callers.",
    id: "Always the same value, so that a client caches one record.",
    kind: "Kind of the caller.",
    officer: "The officer. Null for other callers.",
  },
  ViewerKind: {
    self: "Kind of a caller.",
    admin: "An administrator.",
    citizen: "An anonymous person who has filed a request.",
    officer: "An officer.",
    visitor: "A person without a session.",
  },
  Query: {
    ownSessions: "The caller's active sessions, most recently used first.",
    viewer: "The caller.",
  },
  Mutation: {
    setCaseFacts: "Sets what the caller's list of cases shows, on every device.",
    setDeskDensity: "Sets how dense the caller's desk screens are, on every device.",
    endOtherSessions: "Ends all sessions of the caller except the current one.",
    endSession:
      "Ends one of the caller's other sessions and its open connections. NOT_FOUND for any other session.",
    logOut: "Ends the session and removes the cookie.",
  },
});
