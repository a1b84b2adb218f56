import * as z from "zod/mini";
import { route, type Routes } from "../core/http/rest.ts";
import { templateChannels, templateRecipients } from "./rules.shared.ts";
import { listTemplates } from "./service.ts";

const text = z.object({ subject: z.string(), body: z.string() });

export const templateRoutes: Routes = {
  "GET /api/admin/communication-templates": route(
    {
      access: "admin",
      summary: "The message templates in use; `subject` and `template` are English, `texts` all languages.",
      answer: z.object({
        success: z.boolean(),
        templates: z.array(
          z.object({
            id: z.number(),
            name: z.string(),
            type: z.enum(templateChannels),
            recipientType: z.enum(templateRecipients),
            subject: z.string(),
            template: z.string(),
            variables: z.array(z.string()),
            version: z.number(),
            texts: z.object({ en: text, es: text, fr: text }),
          }),
        ),
      }),
    },
    async (context) => ({
      success: true,
      templates: (await listTemplates(context)).map(
        ({ id, name, channel: type, recipientType, variables, version, texts }) => ({
          ...{ id, name, type, recipientType, variables, version, texts },
          subject: texts.en.subject,
          template: texts.en.body,
        }),
      ),
    }),
  ),
};
