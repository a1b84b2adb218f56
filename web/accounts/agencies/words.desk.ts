import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  title: "Agencies",
  lead: "Departments whose administrators see only their own cases.",
  also: "police department, sheriff, campus, domains",
  emptyTitle: "No agencies yet",
  empty:
    "An agency is a department whose administrators see only its own cases: a police department, a sheriff's office, a campus. A case belongs to the agency whose email domain its supervisor has. Without agencies, every administrator sees every case.",
  columns: {
    name: "Agency",
    domains: "Email domains",
    people: "People",
    requests: "Open / all requests",
    actions: "Actions",
  },
  noDomains: "None, so no new case belongs to it",
  noPeople: "No one yet",
  add: "Add agency",
  edit: "Change",
  editOf: (name: string) => `Change ${name}`,
  name: "Name",
  contact: "Contact",
  contactHint: "Whom the program calls or writes to. Optional.",
  domains: "Email domains",
  domainsHint:
    "One on each line, such as police.example.org. A case belongs here if its supervisor's address is on exactly one of these.",
  adopted: "Earlier cases of a new domain that belong to no agency become its cases.",
  save: "Save",
  saving: "Saving...",
  cancel: "Cancel",
  added: "Agency added",
  saved: "Agency saved",
};

/** Administrator screens are in English only. To add a language, add a file next to this one. */
export const words = dictionary(en);
