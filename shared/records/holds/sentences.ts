import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  kindMissing: "Please choose the kind of hold",
  matterMissing: "Please enter the matter: the name of the case, or the number of the request",
  scopeMissing: "Please choose what the hold covers",
  subjectWrong: "Enter a number from the address bar, or a case ID such as EM-2026-0001",
  agencyWrong: "Enter an email domain such as police.example.gov",
  subjectUnknown: "There is no record with this number",
  reasonMissing: "Please say why the hold is released",
  holdMissing: "This hold no longer exists.",
  releasedAlready: ({ by }: { by: string }) => `${by} has already released this hold.`,
};

export const says = sentences("holds", en);
