import { dictionary } from "../../core/i18n/i18n.ts";
import { statuses as es } from "../../../shared/core/request-statuses.es.ts";
import { statuses as fr } from "../../../shared/core/request-statuses.fr.ts";

const statuses = {
  pending: "pending",
  processing: "processing",
  approved: "approved",
  dispatched: "dispatched",
  completed: "completed",
  denied: "denied",
};

/** The frame of an administrator's message. */
export const words = dictionary({
  en: {
    statuses,
    help: { food: "food", shelter: "housing", transportation: "transportation" },
    reply: "Reply",
    replySms: (href: string) => `Reply: ${href}`,
    /** A text message whose words do not fit into one. */
    longSms: (href: string) => `There is a message for you: ${href}`,
    answerTo: (caseId: string) => `Our answer (${caseId})`,
    answer: "Our answer",
  },
  es: {
    statuses: es,
    help: { food: "alimentos", shelter: "vivienda", transportation: "transporte" },
    reply: "Responder",
    replySms: (href: string) => `Responder: ${href}`,
    longSms: (href: string) => `Hay un mensaje para usted: ${href}`,
    answerTo: (caseId: string) => `Nuestra respuesta (${caseId})`,
    answer: "Nuestra respuesta",
  },
  fr: {
    statuses: fr,
    help: { food: "nourriture", shelter: "logement", transportation: "transport" },
    reply: "Répondre",
    replySms: (href: string) => `Répondre : ${href}`,
    longSms: (href: string) => `Vous avez un message : ${href}`,
    answerTo: (caseId: string) => `Notre réponse (${caseId})`,
    answer: "Notre réponse",
  },
});
