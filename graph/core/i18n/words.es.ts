import { es as forms } from "../forms/sentences.es.ts";
import { es as core } from "../sentences.es.ts";
import type { en } from "./words.en.ts";

export const es: typeof en = {
  language: "Idioma",
  tagline: "Apoyo real. En tiempo real. Con impacto real.",
  danger: "Si hay una vida en peligro, llame de inmediato al 911.",
  failed: "Algo salió mal",
  maintained: "Volvemos pronto",
  about: (name, operator) =>
    `${name} es un fondo de ayuda de emergencia para personas afectadas por encuentros con la policía.${operator ? ` Lo opera ${operator}.` : ""}`,
  privacy: "Privacidad",
  exit: "Salir de esta página",
  catalogue: { core, forms },
};
