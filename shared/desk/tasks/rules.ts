import { says as formSays } from "../../core/forms/sentences.ts";
import * as z from "zod/mini";
import { textOf } from "../../core/forms/fields.ts";
import { says as correctionSays } from "../../community/corrections/sentences.ts";
import { says } from "./sentences.ts";
import { taskKinds, taskOutcomes, taskViews, workKinds } from "./kinds.ts";

const maxSearchCharacters = 100;
export const maxTaskNoteCharacters = 500;

export const taskFilter = z.object({
  view: z._default(z.enum(taskViews), "open"),
  kind: z.optional(z.nullable(z.enum(taskKinds))),
  search: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(maxSearchCharacters, correctionSays.searchTooLong))),
  ),
});
export const workFilter = z.extend(taskFilter, { kind: z.optional(z.nullable(z.enum(workKinds))) });
export type TaskFilter = z.input<typeof taskFilter>;

const note = z.string(says.noteNeeded).check(z.trim(), z.maxLength(maxTaskNoteCharacters, says.noteTooLong));

export const finishForm = z.object({
  outcome: z.enum(taskOutcomes, says.outcomeNeeded),
  note: z._default(note, ""),
});

export type FinishForm = z.output<typeof finishForm>;

export const assignForm = z.object({
  owner: z.string(says.ownerMissing).check(z.minLength(1, says.ownerMissing)),
});
export type AssignForm = z.output<typeof assignForm>;

export const dropForm = z.object({
  reason: textOf(
    formSays.reasonNeeded,
    z.minLength(1, formSays.reasonNeeded),
    z.maxLength(maxTaskNoteCharacters, says.noteTooLong),
  ),
});
