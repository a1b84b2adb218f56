import * as z from "zod/mini";
import { component, route, type Routes } from "../../core/http/rest.ts";
import { templateChannels, templateRecipients } from "../../../shared/messages/templates/rules.ts";
import { listTemplates } from "./service.ts";

const text = component("TemplateText", z.object({ subject: z.string(), body: z.string() }));

export const templateRoutes: Routes = {
  "GET /api/admin/communication-templates": route(
    {
      access: "readDesk",
      operationId: "listTemplates",
      tag: "Inbox",
      summary: "List the message templates.",
      description: "`subject` and `template` are in English. `texts` has all languages.",
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
