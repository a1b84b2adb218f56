import type { Descriptions } from "../core/graphql/descriptions.ts";

export const descriptions: Descriptions = {
  DeskTask: {
    self: "One piece of work of the administrators' desk.",
    about: "What it is about, without personal data. Empty if the kind and the case say it.",
    caseId: "Case number of the case that it belongs to. Null without a case.",
    closedAt: "When it was closed. Null while it is open.",
    closedBy: "Username of the administrator who closed it. Null if it closed with its subject.",
    dueAt: "When it should be done. Follows the case's urgency rule, or the kind without a case.",
    isMine: "True if the caller has taken it.",
    kind: "What kind of work it is.",
    note: "Note of the person who closed it, or the reason for dropping it. Null without one.",
    number: "Row number.",
    openedAt: "When it was opened.",
    outcome: "How it ended. Null while it is open or if it was dropped.",
    outcomes: "The outcomes that fit its kind. Empty if it closes with its subject.",
    ownerName: "Name of the administrator who has it. Null if no one has.",
    requestNumber: "Number of the case that it belongs to. Null without a case.",
    state: "Whether it is open.",
    version: "Increases with each change. Send it when you change the task.",
    viewerCanAssign: "The caller may give it to an administrator.",
    viewerCanRelease: "The caller may return it to the queue.",
    viewerCanTake: "No one has it, and the caller may take it.",
  },
  DeskTaskConnection: {
    self: "One page of tasks, and the state of the whole queue.",
    free: "Number of open tasks that no one has taken.",
    late: "Number of open tasks past their due time.",
    nextDueAt: "When the next open task becomes overdue. Null if none is coming.",
    serverTime: "Current time of the server, for clocks on the screen.",
  },
  TaskKind: {
    self: "What kind of work a task is.",
    dispute: "Someone says that redeemed help was not received.",
    expiring_code: "A code expires soon and was not used.",
    statement_difference: "A line of a provider's statement does not match what was dispatched.",
    waiting_for_fund: "An approved request waits for money.",
  },
  TaskState: {
    self: "Whether a task is open.",
    done: "It was finished, or its subject was settled.",
    dropped: "There was nothing to do.",
    open: "It still has to be done.",
  },
  TaskOutcome: {
    self: "How a task ended.",
    help_given: "The help was received.",
    help_not_given: "The help was not received.",
    left_to_expire: "The code is no longer needed.",
    not_reached: "The person could not be reached.",
    reminded: "The person was reminded.",
    replaced: "The person got another code.",
    resolved: "Its subject was settled.",
    unclear: "It could not be found out.",
  },
  TaskView: {
    self: "Which tasks to list.",
    all: "Every task, newest first.",
    closed: "Finished and dropped tasks, newest first.",
    free: "Open tasks that no one has taken.",
    late: "Open tasks past their due time.",
    mine: "Open tasks of the caller.",
    open: "Open tasks, the first due first.",
  },
  TaskFilter: {
    self: "Limits the tasks. Omitted fields do not limit them.",
    kind: "Only tasks of this kind.",
    search:
      "Part of what it is about, of the case number or of the owner's name, or the task's number. At most 100 characters.",
    view: "Which tasks to list. The default is `open`.",
  },
  TaskOwner: {
    self: "An administrator who can be given a task.",
    name: "Full name.",
    username: "Username, for `assignTask`.",
  },
  AssignTaskInput: {
    self: "Values for giving a task to an administrator.",
    owner: "Username of an active administrator.",
  },
  FinishTaskInput: {
    self: "Values for finishing a task.",
    note: "What was done, at most 500 characters.",
    outcome: "One of the task's `outcomes`.",
  },
  DropTaskInput: {
    self: "Values for dropping a task.",
    reason: "Why there is nothing to do, at most 500 characters.",
  },
  Query: {
    deskTasks: "Work of the desk. Open tasks are sorted by due time. INVALID with `fields`.",
    "deskTasks(filter)": "Limits the tasks.",
    taskOwners: "Active administrators, by name.",
  },
  Mutation: {
    assignTask:
      "Gives an open task to an administrator. INVALID for an unknown or inactive one. CONFLICT if it changed meanwhile or is closed. NOT_FOUND.",
    dropTask:
      "Drops the caller's task with a reason. FORBIDDEN for a task of someone else. CONFLICT if it changed meanwhile, is closed, or closes with its subject. NOT_FOUND.",
    finishTask:
      "Finishes the caller's task. INVALID for an outcome that does not fit its kind. FORBIDDEN for a task of someone else. CONFLICT if it changed meanwhile, is closed, or closes with its subject. NOT_FOUND.",
    releaseTask:
      "Returns a task to the queue. Allowed for its owner and super administrators, FORBIDDEN for others. CONFLICT if it changed meanwhile or is closed. NOT_FOUND.",
    takeTask:
      "Takes a task that no one has. CONFLICT, with the name, if another administrator has it. NOT_FOUND.",
  },
  Subscription: { taskChanged: "Each new or changed task." },
};
