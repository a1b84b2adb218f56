import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  lead: "No one can delete or destroy records under a hold.",
  label: "Holds",
  place: "Place a hold",
  empty: "No holds. Place one as soon as you expect a lawsuit or get a records request.",
  columns: { matter: "Matter", covers: "Covers", state: "State", placed: "Placed", actions: "Actions" },
  kinds: { litigation: "Lawsuit", public_records: "Public records request", other: "Other" },
  scopes: {
    request: "One request",
    person: "All requests of a person",
    officer: "All cases of an officer",
    agency: "All cases of an agency",
    everything: "Everything",
  },
  covers: {
    request: (subject: string) => `Request ${subject}`,
    person: (subject: string) => `The person of request ${subject}`,
    officer: (subject: string) => `Officer ${subject}`,
    agency: (subject: string) => `Agency ${subject}`,
    everything: (_subject: string) => "Everything",
  },
  active: "Active",
  released: "Released",
  by: (who: string, when: string) => `${who}, ${when}`,
  releasedBy: (who: string, when: string, reason: string) => `Released by ${who}, ${when}: ${reason}`,
  release: "Release",
  releaseOf: (matter: string) => `Release the hold: ${matter}`,
  releaseTitle: (matter: string) => `Release the hold “${matter}”?`,
  releaseText: "What it covered follows the retention schedules again, unless another hold covers it.",
  releaseReason: "Why it is released",
  releasedToast: "Hold released",
  dialog: {
    title: "Place a hold",
    kind: "Kind",
    matter: "Matter",
    matterHint: "Name of the case, or number of the records request.",
    scope: "What it covers",
    subject: {
      request: "Case ID or number of the request",
      person: "Case ID or number of a request of this person",
      officer: "Number of the officer",
      agency: "Email domain of the agency",
    },
    agencyHint: "For example police.example.gov. Subdomains are included.",
    officerHint: "It is in the address of the officer’s page.",
    submit: "Place hold",
    pending: "Placing...",
    cancel: "Cancel",
    done: "Hold placed",
  },
};

/** Administrator screens are in English only. To add a language, add a file next to this one. */
export const words = dictionary(en);
