import { isCitizen, isVisitor } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { valuesOf } from "../../core/graphql/enums.ts";
import { Language } from "../../core/graphql/language.ts";
import { pauseReasons, programPause, type ProgramPause } from "../../money/funds/pause.ts";
import { limitsFor, NeedLimits, StatedNeeds } from "../needs/reader/types.ts";
import type { draftRequest } from "./draft.ts";

const PauseReason = builder.enumType("PauseReason", {
  description: "Why requests are not paid for.",
  values: valuesOf(pauseReasons, {
    no_money: "No fund has money. Requests wait until one has.",
    paused: "An administrator has paused the program in the settings.",
  }),
});
const ProgramPauseType = builder.objectRef<ProgramPause>("ProgramPause").implement({
  description: "Requests are not paid for now. They can still be filed, and wait.",
  access: "through",
  fields: (t) => ({
    reason: t.expose("reason", { description: "Why.", type: PauseReason }),
    text: t.exposeString("text", {
      description: "The operator's own sentence in the caller's language. Null if there is none.",
      nullable: true,
    }),
  }),
});

export const RequestDraft = builder
  .objectRef<Awaited<ReturnType<typeof draftRequest>>>("RequestDraft")
  .implement({
    description: "Initial values for the form at /new-request.",
    access: "through",
    fields: (t) => ({
      caseId: t.exposeString("caseId", { description: "A free case ID." }),
      isCaseRejected: t.exposeBoolean("isCaseRejected", {
        description: "True if the supervisor rejected the officer's case. No request can then be filed.",
      }),
      victimName: t.exposeString("victimName", {
        description: "Name of the recipient. Empty if there is none.",
      }),
      victimAddress: t.exposeString("victimAddress", {
        description: "Address of the recipient. Empty if there is none.",
      }),
      victimPhone: t.exposeString("victimPhone", {
        description: "Phone number of the recipient. Empty if there is none.",
      }),
      victimEmail: t.exposeString("victimEmail", {
        description: "Email address of the recipient. Empty if there is none.",
      }),
      language: t.expose("language", {
        description: "Language that was chosen for the recipient. Null if none was.",
        type: Language,
        nullable: true,
      }),
      requestDetails: t.exposeString("requestDetails", {
        description: "Statement of need of the recipient. Empty if there is none.",
      }),
      needs: t.expose("needs", {
        description: "Needs that the officer confirmed for the recipient. Null if there are none.",
        type: StatedNeeds,
        nullable: true,
      }),
      interpreterPhone: t.string({
        description: "Phone number of a telephone interpreter, for officers. Null if none is set.",
        nullable: true,
        resolve: (_draft, _args, { viewer, config }) =>
          isVisitor(viewer) || isCitizen(viewer) ? null : config().interpreterPhone || null,
      }),
      pause: t.field({
        description: "Why requests are not paid for now. Null while they are.",
        type: ProgramPauseType,
        nullable: true,
        resolve: (_draft, _args, context) => programPause(context),
      }),
      needLimits: t.field({
        description: "What the fund pays for.",
        type: NeedLimits,
        resolve: (_draft, _args, context) => limitsFor(context),
      }),
    }),
  });
