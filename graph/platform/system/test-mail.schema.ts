import { builder } from "../../core/graphql/builder.ts";
import { passwordCode } from "../../core/graphql/descriptions.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import { sendTestMail } from "./settings/test-mail.ts";

const TranscriptSpeaker = builder.enumType("TranscriptSpeaker", {
  description: "Who sent a line.",
  values: {
    client: { description: "This system." },
    server: { description: "The mail server." },
    connection: { description: "A note about the connection." },
  },
});
type Tested = Awaited<ReturnType<typeof sendTestMail>>;
const TranscriptLine = builder.objectRef<Tested["transcript"][number]>("TranscriptLine").implement({
  description: "One line of the conversation with a mail server.",
  access: "through",
  fields: (t) => ({
    from: t.expose("from", { description: "Who sent the line.", type: TranscriptSpeaker }),
    text: t.exposeString("text", { description: "Text of the line, without credentials." }),
  }),
});

mutation("sendTestEmail", {
  access: "superAdmin",
  description: `Sends one email directly, within 20 seconds. INVALID with \`fields\`. UNPROCESSABLE if email is off or no server is set. RATE_LIMITED after ten in an hour. ${passwordCode}`,
  input: (t) => ({ testEmail: t.string({ description: "Recipient's email address." }) }),
  resolve: (input, context) => sendTestMail(context, input),
  payload: (t) => ({
    failure: t.exposeString("failure", {
      description: "Why the email was not sent. Null if the mail server accepted it.",
      nullable: true,
    }),
    transcript: t.field({
      description: "The conversation with the mail server.",
      type: [TranscriptLine],
      resolve: ({ transcript }) => transcript,
    }),
  }),
});
