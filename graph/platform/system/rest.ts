import * as z from "zod/mini";
import { zoneSourceOf, zoneSources } from "../../core/time/installation.ts";
import { component, route, type Routes } from "../../core/http/rest.ts";
import {
  asOwner,
  ownPasswordWords,
  withOwnPassword,
} from "../../accounts/admins/sign-in/password-in-call.ts";
import { healthStates } from "../../../shared/platform/system/health.ts";
import { systemStatus } from "./health/status.ts";
import { readConfig, shownConfig, type ConfigView } from "./settings/read.ts";
import { settingsChange, testMailForm, wholeSettings } from "../../../shared/platform/system/settings.ts";
import { saveConfig } from "./settings/save.ts";
import { sendTestMail } from "./settings/test-mail.ts";

const done = { success: z.literal(true), message: z.string() };
const shown = component(
  "SystemConfig",
  z.extend(wholeSettings, {
    version: z.number(),
    smtpPasswordSet: z.boolean(),
    setByEnvironment: z.record(z.string(), z.string()),
  }),
);
const line = z.object({ from: z.enum(["client", "server", "connection"]), text: z.string() });

const state = z.enum(healthStates);
const responseMs = z.nullable(z.number());

export const systemRoutes: Routes = {
  "GET /api/admin/system-status": route(
    {
      access: "readRecords",
      operationId: "getSystemStatus",
      tag: "System",
      summary: "Check the health of the system.",
      description: "Checks the database, the mail server and the API, without a cache.",
      answer: z.object({
        success: z.literal(true),
        status: z.object({
          ...{ database: state, email: state, api: state },
          responseTime: z.object({ database: responseMs, email: responseMs, api: responseMs }),
          timeZone: z.object({ name: z.string(), source: z.enum(zoneSources) }),
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
          timeZone: { name: context.zone(), source: zoneSourceOf(context.config()) },
          lastUpdated: lastUpdated.toISOString(),
        },
      };
    },
  ),
  "GET /api/admin/system-config": route(
    {
      access: "readRecords",
      operationId: "getSystemConfig",
      tag: "System",
      summary: "Get the configuration.",
      description: "Amounts are in US dollars. Passwords are never returned.",
      answer: z.object({ success: z.literal(true), config: shown }),
    },
    async (context) => ({ success: true, config: configOf(await readConfig(context)) }),
  ),
  "POST /api/admin/system-config": route(
    {
      access: "superAdmin",
      example: { body: { callbackResponseTime: 10 } },
      operationId: "updateSystemConfig",
      tag: "System",
      summary: "Change the configuration.",
      description: `Omitted and null fields stay as they are. 409 if \`version\` is not the current one. ${ownPasswordWords}`,
      refusals: ["CONFLICT", "UNPROCESSABLE"],
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
      operationId: "sendTestEmail",
      tag: "System",
      summary: "Send a test email.",
      description: `Answers the conversation with the mail server. \`success\` is false if the server refused the email. ${ownPasswordWords}`,
      refusals: ["UNPROCESSABLE"],
      form: withOwnPassword(testMailForm),
      answer: z.object({ success: z.boolean(), message: z.string(), transcript: z.array(line) }),
    },
    async (context, { body }) => {
      const { failure, transcript } = await asOwner(context, body, (form) => sendTestMail(context, form));
      return { success: failure === null, message: failure ?? "Test email sent", transcript };
    },
  ),
};

const configOf = ({ settings, version, hasSmtpPassword, fixed }: ConfigView) => ({
  ...settings,
  version,
  smtpPasswordSet: hasSmtpPassword,
  setByEnvironment: Object.fromEntries(fixed.map(({ field, variable }) => [field, variable])),
});
