import { dictionary } from "../../core/i18n/i18n.tsx";
import { helpTypes } from "../../shell/desk/words.helpTypes.en.ts";

export const en = {
  title: "Advanced System Management",
  parts: "Advanced system management sections",
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
    empty: "No vendor partners yet. Add them when you dispatch help.",
    active: "Active",
    activeOf: (name: string) => `${name} is active`,
    details: "Details",
    detailsOf: (name: string) => `Details of ${name}`,
    codes: "Promo codes",
    codesOf: (name: string) => `Promo codes for ${name}`,
    serves: "Supported services",
    emergency: "Emergency contact",
    noEmergency: "Not provided",
    support: "Support phone",
    noSupport: "No number on file",
    addSupport: "Add one",
    addSupportOf: (name: string) => `Add one: support phone of ${name}`,
    stock: "Code inventory",
    stockOf: (free: number, all: number) => `${free} of ${all} available`,
    low: "Running low on codes",
    made: "None imported. The server generates codes.",
    dispatched: "Dispatched",
    nothing: "None yet",
    outcomes: (given: number, waiting: number, problems: number, takenBack: number) =>
      [
        `${given} completed`,
        `${waiting} in progress`,
        ...(problems ? [`${problems} with a problem`] : []),
        ...(takenBack ? [`${takenBack} voided`] : []),
      ].join(", "),
  },
};

/** Only administrators see the rulebook. */
export const words = dictionary(en);
