import { es as availability } from "../../../shared/community/availability/sentences.es.ts";

export const es = {
  title: "¿Tiene lugar esta noche?",
  lead: "Avise a las personas antes de que hagan el viaje. El directorio muestra su respuesta de inmediato.",
  isFull: (clock: string) => `El directorio dice: sin lugar esta noche, desde las ${clock}.`,
  hasRoom: "El directorio no dice que esté lleno.",
  full: "Sin lugar esta noche",
  room: "Hay lugar otra vez",
  ends: "El aviso desaparece solo a las 8 de la mañana. Su número de teléfono siempre permanece en el directorio.",
  share:
    "Cualquier persona con este enlace puede oprimir estos botones. Guárdelo para su personal. Para recibir otro o detener este, escriba a quienes se lo enviaron.",
  notSaved: "No se cambió nada.",
  closed: "Este enlace ya no funciona",
  closedText: "Fue reemplazado o detenido, o tiene más de un año. Pida otro a quienes se lo enviaron.",
  unknown: "No reconocemos este enlace",
  unknownText: "Abra otra vez el enlace del mensaje o copie la dirección completa.",
  catalogue: { availability },
};
