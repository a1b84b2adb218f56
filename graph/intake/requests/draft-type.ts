import { builder } from "../../core/graphql/builder.ts";
import { Language } from "../../core/graphql/language.ts";
import { limitsFor, NeedLimits, StatedNeeds } from "../needs/reader/types.ts";
import type { draftRequest } from "./draft.ts";

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
      needLimits: t.field({
        description: "What the fund pays for.",
        type: NeedLimits,
        resolve: (_draft, _args, context) => limitsFor(context),
      }),
    }),
  });
