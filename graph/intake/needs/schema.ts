import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { needsIn } from "./settle.ts";
import { limitsFor, NeedLimits, NeedsSource, StatedNeeds } from "./reader/types.ts";

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  needs: t.field({ type: StatedNeeds, nullable: true, resolve: (request) => needsIn(request.needs) }),
  needsSource: t.expose("needsSource", { type: NeedsSource, nullable: true }),
  needsConfirmedBy: t.exposeString("needsConfirmedBy", { nullable: true }),
  needsConfirmedAt: t.expose("needsConfirmedAt", { type: "DateTime", nullable: true }),
  needLimits: t.field({ type: NeedLimits, resolve: (_request, _args, context) => limitsFor(context) }),
}));

builder.prismaObjectField("Verification", "needLimits", (t) =>
  t.field({ type: NeedLimits, resolve: (_verification, _args, context) => limitsFor(context) }),
);
