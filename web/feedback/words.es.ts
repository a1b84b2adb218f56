import type { en } from "./words.en.ts";

export const es: typeof en = {
  title: "Comentarios de la comunidad",
  lead: "Cuéntenos cómo le trató una agencia, bien o mal. Solo lo leen los administradores de SafeVoice, nunca la agencia.",
  formTitle: "Comparta sus comentarios",
  type: "Tipo de comentario",
  types: { general: "Comentario general", concern: "Inquietud", positive: "Experiencia positiva" },
  agency: "Nombre de la agencia o del departamento",
  feedback: "Sus comentarios",
  feedbackHint: "Al menos 10 caracteres. No escriba nada que deba quedar en privado.",
  followUp: "Quiero que alguien se comunique conmigo",
  contactHint: "Solo si desea una respuesta. Sin estos datos nadie sabe quién lo escribió.",
  email: "Correo electrónico (opcional)",
  phone: "Teléfono (opcional)",
  submit: "Enviar comentarios",
  submitting: "Enviando...",
  sentTitle: "Comentarios enviados",
  sentText: "¡Gracias por sus comentarios!",
  receipt: (receipt) => `Su número de recibo es ${receipt}.`,
  receiptHint: "Guárdelo por si más adelante quiere preguntar por este mensaje.",
  failed:
    "No se pudieron enviar sus comentarios. Revise su conexión e inténtelo de nuevo; lo que escribió sigue aquí.",
  resourcesTitle: "Recursos de la comunidad",
  learnMore: "Más información",
  learnMoreAbout: (name) => `Más información: ${name}`,
  resources: {
    legal: {
      name: "Servicios de ayuda legal",
      text: "Ayuda legal gratuita para personas de bajos ingresos, también para quejas sobre la policía.",
    },
    advocacy: {
      name: "Grupos de defensa comunitaria",
      text: "Personas que le apoyan, le acompañan a hacer trámites y conocen sus derechos.",
    },
    mediation: {
      name: "Servicios de mediación",
      text: "Alguien neutral que ayuda a las dos partes a hablar. En el 2-1-1 conocen los centros de mediación cercanos.",
    },
  },
};
