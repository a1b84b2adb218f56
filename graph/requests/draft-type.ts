import { builder } from "../core/graphql/builder.ts";
import { limitsFor, NeedLimits, StatedNeeds } from "../needs/types.ts";
import type { draftRequest } from "./draft.ts";

export const RequestDraft = builder
  .objectRef<Awaited<ReturnType<typeof draftRequest>>>("RequestDraft")
  .implement({
    access: "through",
    description:
      "What is known before the new-request form is filled: a free case id, and the recipient recorded at case tracking.",
    fields: (t) => ({
      caseId: t.exposeString("caseId"),
      isCaseRejected: t.exposeBoolean("isCaseRejected"),
      victimName: t.exposeString("victimName"),
      victimAddress: t.exposeString("victimAddress"),
      victimPhone: t.exposeString("victimPhone"),
      victimEmail: t.exposeString("victimEmail"),
      requestDetails: t.exposeString("requestDetails"),
      needs: t.expose("needs", {
        type: StatedNeeds,
        nullable: true,
        description: "As the officer stated them at case tracking.",
      }),
      needLimits: t.field({ type: NeedLimits, resolve: (_draft, _args, context) => limitsFor(context) }),
    }),
  });
