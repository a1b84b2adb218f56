import { declareDescriptions } from "../../core/graphql/descriptions.ts";

const hours = "as `09:30`, in `timeZone`. Null: at any hour.";

declareDescriptions({
  EmergencyRequest: {
    safeContact: "How the victim may be reached. Null if no one has set it: any way, at any hour.",
    viewerSaysContact: "True if the caller may change how the victim may be reached.",
  },
  SafeContact: {
    self: "How the victim may be reached. Each message is checked against it when it is sent.",
    from: `Start of the hours, ${hours}`,
    mayLeaveMessage: "True if a caller may leave a message.",
    saidAt: "When it was last changed.",
    saidBy: "Who changed it last.",
    timeZone: "IANA time zone of the hours, such as `America/Chicago`.",
    to: `End of the hours, which may be on the next day, ${hours}`,
    version: "Version, for `saveSafeContact`.",
    way: "The way that is safe.",
  },
  SafeContactInput: {
    self: "Values for how the victim may be reached.",
    from: "Start of the hours, as `09:30`. Omit both hours for any hour.",
    mayLeaveMessage: "True if a caller may leave a message. The default is false.",
    timeZone:
      "IANA time zone of the hours. The default is the time zone of the state in the request's address.",
    to: "End of the hours, as `17:00`. It may be on the next day.",
    way: "The way that is safe.",
  },
  SafeContactSayer: {
    self: "Who set how the victim may be reached.",
    officer: "An officer, an administrator, or the citizen who filed the request.",
    person: "The victim, in the Help Pass.",
  },
  SafeContactWay: {
    self: "A way to reach the victim.",
    any: "Any way.",
    call: "Calls only. No message is sent.",
    email: "Email only.",
    none: "Not at all. The request's `contacting` is then false.",
    sms: "Text messages only.",
  },
  SaveSafeContactInput: {
    self: "Values for changing how the victim may be reached.",
    safeContact: "How the victim may be reached.",
    version: "Version that the caller saw. 0 if there was none.",
  },
  Mutation: {
    saveSafeContact:
      "Changes how the victim may be reached. Queued messages are held or sent accordingly. INVALID names the field. CONFLICT if someone else changed it first. NOT_FOUND.",
  },
});
