import { form } from "#shared/feedback/form.es";
import type { en } from "./words.en.ts";

export const es: typeof en = {
  ...form,
  lead: "Cuéntenos cómo le trató una agencia, bien o mal. Solo lo leen los administradores de SafeVoice, nunca la agencia.",
  submitting: "Enviando...",
  receipt: (receipt) => `Su número de recibo es ${receipt}.`,
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
