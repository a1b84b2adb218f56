import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  missing: "Task not found.",
  hasIt: ({ name }: { name: string }) => `This task is assigned to ${name}.`,
  free: "This task isn't assigned to anyone. Take it first.",
  notYours: "Only the person who has this task can do this.",
  closedAlready: "This task is already closed.",
  changed: "Someone else changed this task. Here is its current state.",
  ownerMissing: "Choose an active administrator",
  outcomeNeeded: "Choose an outcome",
  outcomeWrong: "This outcome does not fit this kind of task.",
  closesItself: "This task closes when its subject is settled.",
  noteNeeded: "Enter a note",
  noteTooLong: "Please use at most 500 characters",
};

export const says = sentences("tasks", en);
