import { builder } from "../../core/graphql/builder.ts";
import { needsIn } from "./settle.ts";
import { limitsFor, NeedLimits, NeedsSource, StatedNeeds } from "./reader/types.ts";

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  needs: t.field({
    description: "What is needed. Null on old requests.",
    type: StatedNeeds,
    nullable: true,
    resolve: (request) => needsIn(request.needs),
  }),
  needsSource: t.expose("needsSource", {
    description: "Where the needs come from. Null on old requests.",
    type: NeedsSource,
    nullable: true,
  }),
  needsConfirmedBy: t.exposeString("needsConfirmedBy", {
    description: "Name of the officer or administrator who confirmed the needs. Null until then.",
    nullable: true,
  }),
  needsConfirmedAt: t.expose("needsConfirmedAt", {
    description: "When a person confirmed the needs. Null until then.",
    type: "DateTime",
    nullable: true,
  }),
  needLimits: t.field({
    description: "What the fund pays for.",
    type: NeedLimits,
    resolve: (_request, _args, context) => limitsFor(context),
  }),
}));

builder.prismaObjectField("Verification", "needLimits", (t) =>
  t.field({
    description: "What the fund pays for.",
    type: NeedLimits,
    resolve: (_verification, _args, context) => limitsFor(context),
  }),
);
