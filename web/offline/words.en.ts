export const en = {
  page: {
    title: "No connection",
    lead: "This page needs a connection. These work without one:",
    ways: {
      home: "Dashboard and help near you",
      resources: "Resources",
      rights: "Know your rights",
      incidents: "Incident log",
      newRequest: "Write a request; it is sent later",
    },
    callsNote: "Calls need no internet.",
    retry: "Retry",
  },
  update: {
    title: "A new version is ready",
    text: "Reload when it suits you; what you have typed may need to be sent first.",
    reload: "Reload",
  },
};
