import { done, notedBy, open, setupItem, type Noted } from "../item.ts";

export const textMessages = setupItem<{ provider: string | null; sender: string }>({
  id: "text-messages",
  title: "Text messages",
  meaning: "Many people in need have no email. Without a gateway they get no code and no link.",
  how: "Set SMS_PROVIDER and SMS_URL, or SMS_ACCOUNT, SMS_TOKEN and SMS_FROM for twilio.",
  read: ({ sms, env, config }) => ({
    provider: sms.captured ? null : env.SMS_PROVIDER,
    sender: config().smsSender,
  }),
  judge: ({ provider, sender }) =>
    provider
      ? done(`Text messages leave through the provider “${provider}” as “${sender}”.`)
      : open("No gateway is set. Text messages are captured and not sent."),
});

export const textRegistration = setupItem<Noted | null>({
  id: "text-registration",
  title: "Registration of the text-message sender",
  meaning:
    "US carriers block texts of senders that are not registered (10DLC, toll-free or short code). Only your provider knows if you are.",
  note: {
    label: "Note the registration",
    detail: { label: "Registration", hint: "For example the campaign ID, or “toll-free, verified”." },
  },
  read: ({ noted }) => noted("text-registration"),
  judge: (noted) =>
    noted
      ? done(`${noted.detail}: ${notedBy(noted)}.`)
      : open("No one has noted that the sender is registered."),
});
