import { pluralEn } from "../../../shared/core/i18n/plural.ts";
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
    label: "Vendor partners",
    provider: "Provider",
    active: "Active",
    inactive: "Not active",
    activeOf: (name: string) => `${name} is active`,
    actions: "Actions",
    details: "Details",
    detailsOf: (name: string) => `Details of ${name}`,
    codes: "Promo codes",
    codesOf: (name: string) => `Promo codes for ${name}`,
    emergency: "Emergency contact",
    noEmergency: "Not provided",
    noEmergencyAtAll: "No provider has an emergency contact.",
    support: "Support phone",
    noSupport: "Missing",
    lackSupport: (count: number) =>
      pluralEn(count, "1 provider has no support phone", `${count} providers have no support phone`),
    lackSupportText: "If a code fails, the recipient has no provider number to call.",
    addSupport: "Add",
    addSupportOf: (name: string) => `Add: support phone of ${name}`,
    stock: "Code inventory",
    stockOf: (free: number, all: number) => `${free} of ${all} available`,
    low: "Running low on codes",
    made: "Generated",
    allMade: "Each code is generated when it is dispatched: no provider has a code inventory.",
    dispatched: "Dispatched",
    nothing: "None yet",
    problems: (count: number) => `${count} with a problem`,
    outcomes: (given: number, waiting: number, takenBack: number) =>
      [
        given > 0 && `${given} completed`,
        waiting > 0 && `${waiting} in progress`,
        takenBack > 0 && `${takenBack} voided`,
      ]
        .filter(Boolean)
        .join(", "),
  },
};

/** Only administrators see the rulebook. */
export const words = dictionary(en);
