import { es as labels } from "../../../shared/intake/voca/labels.es.ts";
import { es as voca } from "../../../shared/intake/voca/sentences.es.ts";

const { ages, genders, races, classifications } = labels;

export const es = {
  title: "Algunas preguntas sobre usted (opcional)",
  lead: "Su ayuda no depende de ellas. Preguntamos para que quienes pagan esta ayuda sepan a quién llega. Solo les damos números, nunca nombres. Los agentes no ven sus respuestas.",
  age: "Su edad cuando ocurrió",
  gender: "Su género",
  race: "Su raza u origen étnico",
  classifications: "Marque lo que corresponda a usted",
  notReported: "Prefiero no decirlo",
  notShown: "Lo que dijo antes no se muestra aquí. Al guardar se reemplaza.",
  save: "Guardar mis respuestas",
  saved: "Gracias. Puede cambiar sus respuestas aquí en cualquier momento.",
  labels: { ages, genders, races, classifications },
  catalogue: { voca },
};
