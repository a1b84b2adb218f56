import { trySending, type Tried } from "../../../adapters/smtp-probe.ts";
import { demandRecentPassword } from "../../../accounts/admins/sign-in/password-again.ts";
import { drawMail, mailLayout } from "../../../messages/communications/compose.ts";
import { messageIdOf } from "../../../messages/communications/deliver.ts";
import { admit } from "../../../core/access/audiences.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { secondMs } from "../../../../shared/core/time/durations.ts";
import { says } from "../../../../shared/platform/system/sentences.ts";
import { mailServer } from "../smtp.ts";
import { testMailLink } from "../test-mail/link.ts";
import { testMailForm } from "../../../../shared/platform/system/settings.ts";
import { senderOf } from "./shown.ts";

const withinMs = 20 * secondMs;

/**
 * Sends one email directly with the current configuration, without the outbox, and returns the mail
 * server's answers.
 */
export async function sendTestMail(context: Context, input: unknown): Promise<Tried> {
  const { viewer, config, env, db } = context;
  admit(viewer, "superAdmin");
  const { testEmail } = parse(testMailForm, input);
  await demandRecentPassword(context);
  if (!config().emailEnabled) throw new Refusal("UNPROCESSABLE", says.emailOff);
  const server = mailServer(context);
  if (!server) throw new Refusal("UNPROCESSABLE", says.noMailServer);
  await context.quotas.countOne("testMail", { key: String(viewer.adminId), sentence: says.tooManyTests });
  const { systemName } = config();
  const link = testMailLink(context);
  const { body } = mailLayout({
    title: "This is a test",
    paragraphs: [
      `${systemName} sent this mail to see whether its emails arrive. If you know about the test, confirm that this one did.`,
    ],
    button: { label: "It arrived", href: link.href },
  });
  const mail = {
    to: { name: "", address: testEmail },
    from: senderOf(config(), env),
    subject: `${systemName}: test of the mail server`,
    messageId: messageIdOf(context, context.random.uuid()),
    ...drawMail(body, config()),
  };
  const tried = await trySending(mail, { smtpUrl: server.url, withinMs });
  if (tried.failure === null) await link.keep(viewer.username);
  await record(db, context, {
    action: "system.email-tested",
    resourceType: "system",
    outcome: tried.failure === null ? "success" : "failure",
    details: { reason: tried.failure, server: server.from },
  });
  return tried;
}
