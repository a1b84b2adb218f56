import type { en } from "./words.en.ts";

export const es: typeof en = {
  title: "SafeVoice",
  pageTitle: "Inicio",
  tagline: "Apoyo real. En tiempo real. Con impacto real.",
  lead: "Ayuda de emergencia para personas afectadas por encuentros con la policía, y para los oficiales que las apoyan.",
  ways: "Por dónde empezar",
  officerPortal: "Portal de oficiales",
  newRequest: "Solicitud de emergencia",

  nearTitle: "Encuentre ayuda cerca de usted",
  chooseState: "Elija su estado...",
  filtered: (state) => `Recursos en ${state}`,
  first: "Algunos para empezar. Elija su estado para ver quién ayuda allí.",
  loading: "Cargando los recursos...",
  failed: "No se pudieron cargar los recursos",
  failedText: "Los números de arriba funcionan de todos modos.",
  retry: "Reintentar",
  allResources: "Ver todos los recursos",

  stepsTitle: "Cómo le llega la ayuda",
  steps: [
    {
      title: "Díganos qué se necesita",
      text: "Comida, un lugar seguro para dormir o transporte. Basta con un formulario.",
    },
    {
      title: "Lo revisan personas reales",
      text: "Un supervisor confirma al oficial, y una persona decide sobre el dinero.",
    },
    { title: "La ayuda va en camino", text: "Usted ve cada paso en el momento en que ocurre." },
  ],
};
