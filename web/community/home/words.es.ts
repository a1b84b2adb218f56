export const es = {
  title: "SafeVoice",
  pageTitle: "Inicio",
  tagline: "Apoyo real. En tiempo real. Con impacto real.",
  lead: "Ayuda de emergencia tras un encuentro con la policía",
  ways: "Para empezar",
  nearMe: "Buscar ayuda cerca de mí",
  officerPortal: "Portal de oficiales",
  newRequest: "Solicitud de emergencia",

  nearTitle: "O busque por lugar",
  chooseState: "Elija su estado...",
  filtered: (state: string) => `Recursos en ${state}`,
  first: "Algunos recursos para empezar:",
  loading: "Cargando los recursos...",
  failed: "No se pudieron cargar los recursos",
  failedText: "Aún puede llamar a los números de arriba.",
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
      text: "Un supervisor confirma la identidad del oficial y una persona aprueba el monto.",
    },
    { title: "La ayuda va en camino", text: "Puede seguir cada paso en tiempo real." },
  ],
};
