export const es = {
  recommendation: {
    title: "Recomendación de IA",
    amount: "Monto recomendado",
    waiting: "Estamos preparando la recomendación. Aparecerá aquí, por lo general en menos de un minuto.",
    none: "No se hizo ninguna recomendación para esta solicitud.",
    byRules: "Según las reglas del fondo",
    proposed: (model: string) => `Propuesto por ${model}`,
    held: "El modelo propuso más de lo que las reglas del fondo permiten para esta solicitud, así que la recomendación sigue las reglas.",
    advice: "La recomendación es solo un consejo. No decide nada.",
  },

  resources: {
    title: "Recursos recomendados",
    empty: "No se recomendó ningún recurso para esta solicitud.",
    confidence: "Confianza de la IA",
    confidenceMeans: [
      "Sin valorar",
      "Puede ayudar: está en otra parte del estado; pregunte primero",
      "Puede ayudar: pregunte primero si responde a esta necesidad",
      "Coincidencia regular: atiende en todo el estado",
      "Buena coincidencia: atiende en esta región",
      "Buena coincidencia: responde a esta necesidad en esta ciudad o condado",
    ],
    contact: "Datos de contacto",
    allIn: (state: string) => `Toda la ayuda en ${state}`,
    types: {
      shelter: "Refugio",
      food: "Alimentos",
      legal: "Legal",
      social: "Social",
      medical: "Médica",
      housing: "Vivienda",
      mental_health: "Salud mental",
      transportation: "Transporte",
    },
  },

  /** For a person who filed their own request. */
  nearby: {
    lead: "Ayuda del directorio para el lugar y las necesidades de su solicitud. Llame primero: no les hemos hablado de usted.",
    all: "Todos los recursos",
  },
};
