import { form } from "../../../shared/community/feedback/form.es.ts";

export const es = {
  ...form,
  lead: "Cuéntenos cómo le trató una agencia, bien o mal. No tiene que decir quién es. Solo lo leen los administradores de SafeVoice. Nunca lo compartimos con la agencia.",
  submitting: "Enviando...",
  receipt: (receipt: string) => `Su número de recibo es ${receipt}.`,
  failed:
    "No se pudieron enviar sus comentarios. Revise su conexión e inténtelo de nuevo. Lo que escribió sigue aquí.",
  resourcesTitle: "Recursos de la comunidad",
  learnMore: "Más información",
  learnMoreAbout: (name: string) => `Más información: ${name}`,
  resources: {
    legal: {
      name: "Servicios de ayuda legal",
      text: "Ayuda legal gratuita para personas de bajos ingresos, incluso con quejas sobre la policía.",
    },
    advocacy: {
      name: "Grupos de defensa comunitaria",
      text: "Personas que le apoyan, le acompañan a hacer trámites y conocen sus derechos.",
    },
    mediation: {
      name: "Servicios de mediación",
      text: "Una persona neutral que ayuda a las dos partes a hablar. Llame al 2-1-1 para encontrar un centro de mediación cerca de usted.",
    },
  },
};
