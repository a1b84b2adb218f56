import type { PrismaClient } from "../client/client.ts";
import type { TemplateChannel, RecipientType } from "../client/enums.ts";
import { languages } from "../../shared/core/forms/fields.ts";
import { readTemplate, type TemplateTexts } from "../../shared/messages/templates/rules.ts";

interface FirstTemplate {
  name: string;
  channel: TemplateChannel;
  recipientType: RecipientType;
  texts: TemplateTexts;
}

export const firstTemplates: readonly FirstTemplate[] = [
  {
    name: "How a case stands",
    channel: "email",
    recipientType: "victim",
    texts: {
      en: {
        subject: "Your case {caseId}",
        body: "Dear {recipientName},\n\nYour case {caseId} is {status}. It is about: {helpTypes}.\n\nIf something has changed for you, please write back.\n\n{systemName}",
      },
      es: {
        subject: "Su caso {caseId}",
        body: "Hola, {recipientName}:\n\nEl estado de su caso {caseId} es: {status}. Se trata de: {helpTypes}.\n\nSi algo cambió para usted, respóndanos.\n\n{systemName}",
      },
      fr: {
        subject: "Votre dossier {caseId}",
        body: "Bonjour {recipientName},\n\nL’état de votre dossier {caseId} : {status}. Il concerne : {helpTypes}.\n\nSi quelque chose a changé pour vous, répondez-nous.\n\n{systemName}",
      },
    },
  },
  {
    name: "Please write back",
    channel: "sms",
    recipientType: "victim",
    texts: {
      en: {
        subject: "",
        body: "{systemName}: we have a question about case {caseId}. Please write to us: {replyLink}",
      },
      es: {
        subject: "",
        body: "{systemName}: tenemos una pregunta sobre el caso {caseId}. Escríbanos: {replyLink}",
      },
      fr: {
        subject: "",
        body: "{systemName} : nous avons une question sur le dossier {caseId}. Écrivez-nous : {replyLink}",
      },
    },
  },
  {
    name: "Something is missing in a request",
    channel: "email",
    recipientType: "officer",
    texts: {
      en: {
        subject: "Case {caseId}: we need more from you",
        body: "Dear {recipientName},\n\nCase {caseId} cannot go on before we know more. Please add it to the request, or write back to this message.\n\n{systemName}",
      },
      es: {
        subject: "Caso {caseId}: necesitamos más información",
        body: "Hola, {recipientName}:\n\nEl caso {caseId} no puede avanzar sin más información. Agréguela a la solicitud o responda a este mensaje.\n\n{systemName}",
      },
      fr: {
        subject: "Dossier {caseId} : il nous manque des informations",
        body: "Bonjour {recipientName},\n\nLe dossier {caseId} ne peut pas avancer sans plus d’informations. Ajoutez-les à la demande, ou répondez à ce message.\n\n{systemName}",
      },
    },
  },
];

/** The first templates. Two copies that start at once may both write them: existing ones stay. */
export async function loadTemplates(db: PrismaClient): Promise<void> {
  if ((await db.communicationTemplate.count()) > 0) return;
  await db.communicationTemplate.createMany({
    data: firstTemplates.map(({ name, channel, recipientType }) => ({ name, channel, recipientType })),
    skipDuplicates: true,
  });
  const written = await db.communicationTemplate.findMany({ select: { id: true, name: true } });
  await db.communicationTemplateVersion.createMany({
    data: firstTemplates.flatMap(({ name, texts }) =>
      written
        .filter((template) => template.name === name)
        .map(({ id: templateId }) => ({
          templateId,
          version: 1,
          texts: languages.reduce((all, language) => ({ ...all, [language]: { ...texts[language] } }), {}),
          variables: readTemplate(
            Object.values(texts)
              .map(({ subject, body }) => subject + body)
              .join(" "),
          ).variables,
          writtenBy: "SafeVoice",
        })),
    ),
    skipDuplicates: true,
  });
}
