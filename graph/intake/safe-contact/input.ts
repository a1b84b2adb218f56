import { valuesOf } from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";
import { contactWays } from "../../../shared/intake/safe-contact/rules.ts";

export const SafeContactWay = builder.enumType("SafeContactWay", {
  description: "A way to reach the victim.",
  values: valuesOf(contactWays, {
    any: "Any way.",
    call: "Calls only. No message is sent.",
    email: "Email only.",
    none: "Not at all. The request's `contacting` is then false.",
    sms: "Text messages only.",
  }),
});

export const SafeContactInput = builder.inputType("SafeContactInput", {
  description: "Values for how the victim may be reached.",
  fields: (t) => ({
    way: t.field({ description: "The way that is safe.", type: SafeContactWay }),
    from: t.string({
      description: "Start of the hours, as `09:30`. Omit both hours for any hour.",
      required: false,
    }),
    to: t.string({
      description: "End of the hours, as `17:00`. It may be on the next day.",
      required: false,
    }),
    timeZone: t.string({
      description:
        "IANA time zone of the hours. The default is the time zone of the state in the request's address.",
      required: false,
    }),
    agreesToTexts: t.boolean({
      description:
        "True if the victim agreed to text messages, false if not. If omitted, what is recorded stays.",
      required: false,
    }),
    mayLeaveMessage: t.boolean({
      description: "True if a caller may leave a message. The default is false.",
      required: false,
    }),
  }),
});
