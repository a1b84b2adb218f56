import { builder } from "../../core/graphql/builder.ts";
import { passwordCode } from "../../core/graphql/descriptions.ts";
import { mutation, type InputFields, type Payload } from "../../core/graphql/mutations.ts";
import { RecordClass } from "../schedules/enums.ts";
import { listDue, type DueView } from "./due.ts";
import { recordDestroyedAt } from "./destroyed.ts";
import {
  listDestructions,
  markReportsSent,
  proposeDestruction,
  stepDestruction,
  type Destruction,
  type DestructionAct,
  type FiscalYear,
} from "./service.ts";

const DestructionState = builder.enumType("DestructionState", {
  description: "State of a destruction.",
  values: {
    proposed: { description: "Waits for another super administrator." },
    running: { description: "Records are being destroyed, batch by batch." },
    stopped: { description: "Stopped. What was destroyed stays destroyed." },
    done: { description: "Done. There is a certificate." },
    withdrawn: { description: "Withdrawn before anything was destroyed." },
  },
});

const year = "The calendar year in which the fiscal year ends.";

const DestructionRef = builder.objectRef<Destruction>("Destruction").implement({
  description: "The destruction of one class of records of one fiscal year.",
  access: "through",
  fields: (t) => ({
    key: t.exposeInt("id", { description: "Row number." }),
    record: t.expose("record", { description: "The class of records.", type: RecordClass }),
    year: t.exposeInt("year", { description: year }),
    years: t.exposeInt("years", { description: "The period, in years, when it was proposed." }),
    citation: t.exposeString("citation", { description: "The law or schedule that set the period." }),
    state: t.expose("state", { description: "Its state.", type: DestructionState }),
    proposedBy: t.exposeString("proposedBy", { description: "User name of the person who proposed it." }),
    proposedAt: t.expose("proposedAt", { description: "When it was proposed.", type: "DateTime" }),
    approvedBy: t.exposeString("approvedBy", {
      description: "User name of the person who approved it. Null if no one did.",
      nullable: true,
    }),
    endedAt: t.expose("endedAt", {
      description: "When it was done or withdrawn. Null before.",
      type: "DateTime",
      nullable: true,
    }),
    units: t.exposeInt("units", { description: "How many cases or records were destroyed so far." }),
    rows: t.exposeInt("rows", { description: "How many rows were deleted or emptied so far." }),
    viewerCanApprove: t.boolean({
      description: "True if the caller may approve it: another person proposed it.",
      resolve: ({ state, proposedById }, _args, { viewer }) =>
        state === "proposed" && "adminId" in viewer && viewer.adminId !== proposedById,
    }),
    version: t.exposeInt("version", { description: "Grows with each step." }),
  }),
});

const DueRef = builder.objectRef<DueView>("DueRecords").implement({
  description: "One class of records of one fiscal year whose retention period is over.",
  access: "through",
  fields: (t) => ({
    record: t.expose("record", { description: "The class of records.", type: RecordClass }),
    year: t.exposeInt("year", { description: year }),
    years: t.exposeInt("years", { description: "The period, in years." }),
    citation: t.exposeString("citation", { description: "The law or schedule that sets the period." }),
    due: t.exposeInt("due", { description: "How many cases or records may be destroyed." }),
    held: t.exposeInt("held", { description: "How many stay because of a hold." }),
    openMoney: t.exposeInt("openMoney", {
      description: "How many stay because money is still reserved or disputed.",
    }),
    openReport: t.exposeInt("openReport", {
      description: "How many stay because a problem that someone reported, or a task, is open.",
    }),
    reportsSentBy: t.string({
      description: "User name of the person who said that the year's reports were sent. Null if no one did.",
      nullable: true,
      resolve: ({ reports }) => reports?.reportsSentBy ?? null,
    }),
    open: t.expose("open", {
      description: "The destruction that is proposed, running or stopped. Null if there is none.",
      type: DestructionRef,
      nullable: true,
    }),
  }),
});

builder.queryFields((t) => ({
  dueRecords: t.field({
    access: "superAdmin",
    description: "What may be destroyed under the schedules, by fiscal year, and what stays and why.",
    type: [DueRef],
    resolve: (_root, _args, context) => listDue(context),
  }),
  destructions: t.field({
    access: "superAdmin",
    description: "The newest 200 destructions.",
    type: [DestructionRef],
    resolve: (_root, _args, context) => listDestructions(context),
  }),
}));

const FiscalYearRef = builder.objectRef<FiscalYear>("FiscalYear").implement({
  description: "A fiscal year whose reports were sent.",
  access: "through",
  fields: (t) => ({
    year: t.exposeInt("year", { description: year }),
    reportsSentBy: t.exposeString("reportsSentBy", { description: "User name of the person who said so." }),
    reportsSentAt: t.expose("reportsSentAt", { description: "When they said so.", type: "DateTime" }),
  }),
});

mutation("markReportsSent", {
  access: "superAdmin",
  description:
    "Says that the reports of a fiscal year were sent. Nothing of the year is destroyed before. INVALID with `fields` if the year is not over.",
  input: (t) => ({ year: t.int({ description: year }) }),
  resolve: (input, context) => markReportsSent(context, input.year),
  payload: (t) => ({
    fiscalYear: t.field({ description: "The fiscal year.", type: FiscalYearRef, resolve: (row) => row }),
  }),
});

const payload: Payload<Destruction> = (t) => ({
  destruction: t.field({ description: "The destruction.", type: DestructionRef, resolve: (row) => row }),
});

mutation("proposeDestruction", {
  access: "superAdmin",
  description: `Proposes to destroy what is due of a class and fiscal year. Nothing is destroyed until another super administrator approves it. CONFLICT if the year's reports are not marked as sent, nothing is due, or one is open. ${passwordCode}`,
  input: (t) => ({
    record: t.field({ description: "The class of records.", type: RecordClass }),
    year: t.int({ description: year }),
  }),
  resolve: (input, context) => proposeDestruction(context, input),
  payload: (t) => payload(t),
});

const shown = (t: InputFields) => ({
  key: t.int({ description: "Row number of the destruction." }),
  version: t.int({ description: "The version that was shown." }),
});

function step(name: string, act: DestructionAct, description: string) {
  mutation(name, {
    access: "superAdmin",
    description: `${description} CONFLICT if its state changed. NOT_FOUND. ${passwordCode}`,
    input: (t) => shown(t),
    resolve: ({ key, version }, context) => stepDestruction(context, { id: key, version }, act),
    payload: (t) => payload(t),
  });
}
step(
  "approveDestruction",
  "approve",
  "Approves a destruction, which then begins. FORBIDDEN for the person who proposed it. CONFLICT if the schedule no longer allows it.",
);
step("withdrawDestruction", "withdraw", "Withdraws a proposed destruction.");
step("stopDestruction", "stop", "Stops a destruction after the batch under way.");
step("resumeDestruction", "resume", "Resumes a destruction where it stopped.");

builder.prismaObjectField("EmergencyRequest", "recordDestroyedAt", (t) =>
  t.field({
    description:
      "When what was said about the person was destroyed under a retention schedule. Null while it is kept, and unless the caller is an administrator.",
    type: "DateTime",
    nullable: true,
    resolve: ({ id }, _args, context) => recordDestroyedAt(context, id),
  }),
);
