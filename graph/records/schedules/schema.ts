import { maxCitationCharacters, maxYears } from "../../../shared/records/schedules/rules.ts";
import { builder } from "../../core/graphql/builder.ts";
import { passwordCode } from "../../core/graphql/descriptions.ts";
import { mutation, type InputFields, type Payload } from "../../core/graphql/mutations.ts";
import { RecordClass } from "./enums.ts";
import { confirmableFrom } from "./rules.ts";
import { changeSchedule, confirmSchedule, listSchedules, type ScheduleView } from "./service.ts";

const ScheduleRef = builder.objectRef<ScheduleView>("RetentionSchedule").implement({
  description: "How long a class of records is kept.",
  access: "through",
  fields: (t) => ({
    record: t.expose("record", { description: "The class of records.", type: RecordClass }),
    years: t.exposeInt("years", {
      description: "Whole years from the end of the fiscal year in which the case closed. Null: kept.",
      nullable: true,
    }),
    citation: t.exposeString("citation", {
      description: "The law or schedule that says so. Empty if it is kept.",
    }),
    changedBy: t.exposeString("changedBy", {
      description: "User name of the person who last changed it. Empty if no one did.",
    }),
    changedAt: t.expose("changedAt", {
      description: "When it was last changed. Null if it never was.",
      type: "DateTime",
      nullable: true,
    }),
    proposedYears: t.exposeInt("proposedYears", {
      description: "A shorter period that another super administrator must confirm. Null if there is none.",
      nullable: true,
    }),
    proposedCitation: t.exposeString("proposedCitation", {
      description: "The law of the shorter period. Null if there is none.",
      nullable: true,
    }),
    proposedBy: t.exposeString("proposedBy", {
      description: "User name of the person who proposed it. Null if there is none.",
      nullable: true,
    }),
    confirmableFrom: t.field({
      description: "When the shorter period can be confirmed. Null if there is none.",
      type: "DateTime",
      nullable: true,
      resolve: ({ proposedAt }) => proposedAt && confirmableFrom(proposedAt),
    }),
    viewerCanConfirm: t.boolean({
      description: "True if the caller may confirm the shorter period now.",
      resolve: ({ proposedAt, proposedById }, _args, { viewer, now }) =>
        proposedAt !== null &&
        "adminId" in viewer &&
        viewer.adminId !== proposedById &&
        now() >= confirmableFrom(proposedAt),
    }),
    version: t.exposeInt("version", { description: "Grows with each change. 0 if no one set a period yet." }),
  }),
});

builder.queryField("retentionSchedules", (t) =>
  t.field({
    access: "superAdmin",
    description: "How long each class of records is kept, one line per class.",
    type: [ScheduleRef],
    resolve: (_root, _args, context) => listSchedules(context),
  }),
);

const payload: Payload<ScheduleView> = (t) => ({
  schedule: t.field({ description: "The schedule.", type: ScheduleRef, resolve: (row) => row }),
});

const shown = (t: InputFields) => ({
  record: t.field({ description: "The class of records.", type: RecordClass }),
  version: t.int({ description: "The version that was shown." }),
});

mutation("changeRetentionSchedule", {
  access: "superAdmin",
  description: `Sets how long a class of records is kept. A longer period applies at once. A shorter one, also the first, waits for another super administrator and a day. INVALID with \`fields\`. CONFLICT if someone else changed it. ${passwordCode}`,
  input: (t) => ({
    ...shown(t),
    years: t.int({ description: `Whole years, from 1 to ${maxYears}. Null: keep.`, required: false }),
    citation: t.string({
      description: `The law or schedule that says so. At most ${maxCitationCharacters} characters. Ignored without years.`,
    }),
  }),
  resolve: ({ record, version, years, citation }, context) =>
    changeSchedule(context, { record, version }, { years: years ?? null, citation }),
  payload: (t) => payload(t),
});

mutation("confirmRetentionSchedule", {
  access: "superAdmin",
  description: `Confirms a shorter period. FORBIDDEN for the person who proposed it. CONFLICT before a day has passed, or if someone else changed it. ${passwordCode}`,
  input: (t) => shown(t),
  resolve: (input, context) => confirmSchedule(context, input),
  payload: (t) => payload(t),
});
