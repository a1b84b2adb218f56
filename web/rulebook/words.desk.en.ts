import { helpTypes } from "../admin/words.helpTypes.en.ts";

export const en = {
  title: "Advanced System Management",
  parts: "Parts of advanced system management",
  error: "Error",
  loadFailed: "Failed to load advanced settings",
  tabs: {
    urgency: "Urgency Rules",
    vendors: "Vendor Partners",
    ai: "AI Configuration",
    audit: "Audit Logs",
    compliance: "Compliance",
  },
  types: helpTypes,
  vendors: {
    empty: "There are no vendor partners yet. They are added where help is dispatched.",
    active: "Active",
    activeOf: (name: string) => `${name} is active`,
    details: "Details",
    detailsOf: (name: string) => `Details of ${name}`,
    codes: "Promo codes",
    codesOf: (name: string) => `Promo codes of ${name}`,
    serves: "Supported services",
    emergency: "Emergency contact",
    noEmergency: "Not provided",
    stock: "Stock of codes",
    stockOf: (free: number, all: number) => `${free} of ${all} are free`,
    low: "Few codes left",
    made: "None imported; the server makes its codes",
    dispatched: "Dispatched",
    nothing: "Nothing yet",
    outcomes: (given: number, waiting: number, problems: number, takenBack: number) =>
      [
        `${given} given`,
        `${waiting} on the way`,
        ...(problems ? [`${problems} with a problem`] : []),
        ...(takenBack ? [`${takenBack} taken back`] : []),
      ].join(", "),
  },
};
