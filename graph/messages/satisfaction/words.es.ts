import { es as satisfaction } from "../../../shared/messages/satisfaction/sentences.es.ts";

export const es = {
  question: "¿Cómo fue la ayuda que recibió?",
  lead: "Basta con un toque. No necesita una cuenta. Su respuesta nos ayuda a mejorar.",
  answers: { good: "Buena", fair: "Regular", poor: "Mala" },
  chosen: (answer: string) => `Su respuesta: ${answer}`,
  thanks: "Gracias. Recibimos su respuesta.",
  change: "Puede cerrar esta página o cambiar su respuesta mientras el enlace funcione.",
  notSent: "Su respuesta todavía no se envió.",
  closed: "Esta pregunta está cerrada",
  closedText: "Gracias por su interés. Se podía responder durante 30 días.",
  unknown: "No reconocemos este enlace",
  unknownText: "Abra otra vez el enlace del mensaje o copie la dirección completa.",
  mail: {
    text: "Su solicitud de ayuda de emergencia está completada. Díganos cómo fue la ayuda: buena, regular o mala.",
    private: "La página no muestra nada sobre usted. Si no quiere responder, no tiene que hacer nada.",
    button: "Responder",
  },
  sms: (href: string) => `¿Qué tal le fue con nosotros? Bien, regular o mal, con un toque: ${href}`,
  catalogue: { satisfaction },
};
