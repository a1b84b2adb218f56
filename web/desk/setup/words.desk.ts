import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  title: "Setup",
  also: "set up, checklist, go live, first case, installation, onboarding, SPF, DKIM, DMARC",
  lead: "What this installation needs before its first real case.",
  progress: (done: number, all: number) => `${done} of ${all} done`,
  training:
    "This is a training installation. It never gets a real case, so there is nothing to set up. A real installation has its list here.",
  complete: "The setup is complete. This page shows when something no longer holds.",
  again: "Check again",
  states: { done: "Done", open: "To do", attention: "Needs attention" } as Partial<Record<string, string>>,
  todo: "To do here",
  todoElsewhere: "To do on the server or at your domain",
  done: "Done",
  notedBy: (name: string, when: string) => `Noted on ${when} by ${name}`,
  noted: "Noted",
  failed: "Could not save the note",
  save: "Save note",
  saving: "Saving...",
  cancel: "Cancel",
  withdraw: "Withdraw note",
  withdrawOf: (title: string) => `Withdraw the note of ${title}`,
  withdrawTitle: "Withdraw this note?",
  withdrawText: (title: string, detail: string) =>
    `“${title}” is open again. The audit log keeps the note${detail && ` “${detail}”`}.`,
  withdrawn: "The note was withdrawn",
  testEmail: "Send a test email",
};

/** Administrator screens are in English only. To add a language, add a file next to this one. */
export const words = dictionary(en);
