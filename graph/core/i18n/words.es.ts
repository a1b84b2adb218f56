import { es as forms } from "../../../shared/core/forms/sentences.es.ts";
import { es as core } from "../../../shared/core/sentences.es.ts";

export const es = {
  language: "Idioma",
  tagline: "Apoyo real. En tiempo real. Con impacto real.",
  danger: "Si hay una vida en peligro, llame de inmediato al 911.",
  failed: "Algo salió mal",
  maintained: "Volvemos pronto",
  about: (name: string, operator: string) =>
    `${name} es un fondo de ayuda de emergencia para personas afectadas por encuentros con la policía.${operator ? ` Lo opera ${operator}.` : ""}`,
  privacy: "Privacidad",
  accessibility: "Accesibilidad",
  exit: "Salir de esta página",
  scriptless: {
    title: "Esta página necesita JavaScript",
    text: "Active JavaScript en los ajustes de su navegador o use otro teléfono o computadora. Después abra esta página otra vez.",
    call: "Ayuda por teléfono, las 24 horas",
    calls: [
      { number: "911", text: "Hay una vida en peligro" },
      { number: "988", text: "Está en crisis o piensa en el suicidio: llame o envíe un mensaje de texto" },
      { number: "2-1-1", text: "Comida, refugio o transporte cerca de usted" },
    ],
    do: "Qué puede hacer sin JavaScript",
    resources: "Encontrar ayuda cerca de usted",
    rights: "Leer sus derechos",
    feedback: "Enviar comentarios",
    request:
      "Sobre una solicitud: responda al correo o al mensaje de texto que recibió, o llame al oficial de su caso. Un oficial también puede presentar una solicitud por usted.",
    contact: (contact: string) => `Comuníquese con nosotros: ${contact}`,
  },
  catalogue: { core, forms },
};
