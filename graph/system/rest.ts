import * as z from "zod/mini";
import { route, type Routes } from "../core/http/rest.ts";
import { asOwner, ownPasswordWords, withOwnPassword } from "../admins/password-in-call.ts";
import { healthStates } from "./health.shared.ts";
import { systemStatus } from "./health/status.ts";
import { readConfig, shownConfig, type ShownConfig } from "./settings/read.ts";
import { settingsChange, testMailForm, wholeSettings } from "./settings.shared.ts";
import { saveConfig } from "./settings/save.ts";
import { sendTestMail } from "./settings/test-mail.ts";

const done = { success: z.literal(true), message: z.string() };
const shown = z.extend(wholeSettings, {
  version: z.number(),
  smtpPasswordSet: z.boolean(),
  setByEnvironment: z.record(z.string(), z.string()),
});
const line = z.object({ from: z.enum(["client", "server", "connection"]), text: z.string() });

const state = z.enum(healthStates);
const responseMs = z.nullable(z.number());

export const systemRoutes: Routes = {
  "GET /api/admin/system-status": route(
    {
      access: "admin",
      summary:
        "Asks the database, the mail server and the product's own calls how they are, and how many milliseconds each took; null where it did not answer. Nothing of it comes from a cache.",
      answer: z.object({
        success: z.literal(true),
        status: z.object({
          ...{ database: state, email: state, api: state },
          responseTime: z.object({ database: responseMs, email: responseMs, api: responseMs }),
          lastUpdated: z.string(),
        }),
      }),
    },
    async (context) => {
      const { findings, lastUpdated } = await systemStatus(context);
      const { database, email, api } = findings;
      return {
        success: true,
        status: {
          ...{ database: database.state, email: email.state, api: api.state },
          responseTime: {
            ...{ database: database.responseMs, email: email.responseMs, api: api.responseMs },
          },
          lastUpdated: lastUpdated.toISOString(),
        },
      };
    },
  ),
  "GET /api/admin/system-config": route(
    {
      access: "admin",
      summary:
        "The configuration in force: amounts in dollars, times in minutes, the hotel's in hours. A password is never told, only whether there is one; setByEnvironment names what cannot be changed here.",
      answer: z.object({ success: z.literal(true), config: shown }),
    },
    async (context) => ({ success: true, config: configOf(await readConfig(context)) }),
  ),
  "POST /api/admin/system-config": route(
    {
      access: "superAdmin",
      example: { body: { callbackResponseTime: 10 } },
      summary: `Changes the configuration; what is left out or null stays as it is. With version, the one that was read, the slower of two who change it hears 409. ${ownPasswordWords}`,
      form: withOwnPassword(settingsChange),
      answer: z.object({ ...done, config: shown }),
    },
    async (context, { body }) => ({
      success: true,
      message: "Configuration saved",
      config: configOf(
        shownConfig(context, await asOwner(context, body, (form) => saveConfig(context, form))),
      ),
    }),
  ),
  "POST /api/admin/test-email": route(
    {
      access: "superAdmin",
      example: { body: { testEmail: "desk@fund.example" } },
      summary: `Sends one mail to the address by the configuration in force and answers what the mail server said. success is false where it did not take the mail. ${ownPasswordWords}`,
      form: withOwnPassword(testMailForm),
      answer: z.object({ success: z.boolean(), message: z.string(), transcript: z.array(line) }),
    },
    async (context, { body }) => {
      const { failure, transcript } = await asOwner(context, body, (form) => sendTestMail(context, form));
      return { success: failure === null, message: failure ?? "Test email sent", transcript };
    },
  ),
};

const configOf = ({ settings, version, hasSmtpPassword, fixed }: ShownConfig) => ({
  ...settings,
  version,
  smtpPasswordSet: hasSmtpPassword,
  setByEnvironment: Object.fromEntries(fixed.map(({ field, variable }) => [field, variable])),
});
