import { builder } from "../../core/graphql/builder.ts";
import { Language } from "../../core/graphql/language.ts";
import { limitsFor, NeedLimits, StatedNeeds } from "../needs/reader/types.ts";
import type { draftRequest } from "./draft.ts";

export const RequestDraft = builder
  .objectRef<Awaited<ReturnType<typeof draftRequest>>>("RequestDraft")
  .implement({
    access: "through",
    fields: (t) => ({
      caseId: t.exposeString("caseId"),
      isCaseRejected: t.exposeBoolean("isCaseRejected"),
      victimName: t.exposeString("victimName"),
      victimAddress: t.exposeString("victimAddress"),
      victimPhone: t.exposeString("victimPhone"),
      victimEmail: t.exposeString("victimEmail"),
      language: t.expose("language", { type: Language, nullable: true }),
      requestDetails: t.exposeString("requestDetails"),
      needs: t.expose("needs", { type: StatedNeeds, nullable: true }),
      needLimits: t.field({ type: NeedLimits, resolve: (_draft, _args, context) => limitsFor(context) }),
    }),
  });
