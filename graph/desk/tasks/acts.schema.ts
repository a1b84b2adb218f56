import { numberIn } from "../../core/graphql/ids.ts";
import { rowMutation, type InputFields } from "../../core/graphql/mutations.ts";
import { assignTask, dropTask, finishTask, releaseTask, takeTask } from "./acts.ts";
import { TaskOutcome } from "./schema.ts";

const shown = (t: InputFields) => ({
  id: t.globalID({ description: "Relay global ID of the task." }),
  version: t.int(),
});
const shownIn = ({ id, version }: { id: Parameters<typeof numberIn>[0]; version: number }) => ({
  id: numberIn(id, "DeskTask"),
  version,
});

rowMutation("takeTask", ["task", "DeskTask"], {
  access: "workTasks",
  description:
    "Takes a task that no one has. CONFLICT, with the name, if another administrator has it. NOT_FOUND.",
  input: shown,
  resolve: (input, context, selection) => takeTask(context, shownIn(input), selection),
});

rowMutation("assignTask", ["task", "DeskTask"], {
  access: "workTasks",
  description:
    "Gives an open task to an administrator. INVALID for an unknown or inactive one. CONFLICT if it changed meanwhile or is closed. NOT_FOUND.",
  input: (t) => ({ ...shown(t), owner: t.string({ description: "Username of an active administrator." }) }),
  resolve: ({ owner, ...input }, context, selection) => assignTask(context, shownIn(input), owner, selection),
});

rowMutation("releaseTask", ["task", "DeskTask"], {
  access: "workTasks",
  description:
    "Returns a task to the queue. Allowed for its owner and super administrators, FORBIDDEN for others. CONFLICT if it changed meanwhile or is closed. NOT_FOUND.",
  input: shown,
  resolve: (input, context, selection) => releaseTask(context, shownIn(input), selection),
});

rowMutation("finishTask", ["task", "DeskTask"], {
  access: "workTasks",
  description:
    "Finishes the caller's task. INVALID for an outcome that does not fit its kind. FORBIDDEN for a task of someone else. CONFLICT if it changed meanwhile, is closed, or closes with its subject. NOT_FOUND.",
  input: (t) => ({
    ...shown(t),
    outcome: t.field({ description: "One of the task's `outcomes`.", type: TaskOutcome }),
    note: t.string({ description: "What was done, at most 500 characters.", required: false }),
  }),
  resolve: ({ outcome, note, ...input }, context, selection) =>
    finishTask(context, shownIn(input), { outcome, note: note ?? "" }, selection),
});

rowMutation("dropTask", ["task", "DeskTask"], {
  access: "workTasks",
  description:
    "Drops the caller's task with a reason. FORBIDDEN for a task of someone else. CONFLICT if it changed meanwhile, is closed, or closes with its subject. NOT_FOUND.",
  input: (t) => ({
    ...shown(t),
    reason: t.string({ description: "Why there is nothing to do, at most 500 characters." }),
  }),
  resolve: ({ reason, ...input }, context, selection) =>
    dropTask(context, shownIn(input), { reason }, selection),
});
