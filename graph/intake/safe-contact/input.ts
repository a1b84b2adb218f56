import { builder } from "../../core/graphql/builder.ts";
import { contactWays } from "../../../shared/intake/safe-contact/rules.ts";

export const SafeContactWay = builder.enumType("SafeContactWay", { values: contactWays });

export const SafeContactInput = builder.inputType("SafeContactInput", {
  fields: (t) => ({
    way: t.field({ type: SafeContactWay }),
    from: t.string({ required: false }),
    to: t.string({ required: false }),
    timeZone: t.string({ required: false }),
    mayLeaveMessage: t.boolean({ required: false }),
  }),
});
