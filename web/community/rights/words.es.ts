export const es = {
  topics: "Temas",
  download: "Descargar la guía completa",
  skipToMore: (title: string) => `Ir a “${title}”`,
  state: "Su estado",
  chooseState: "Elija su estado...",
  searching: "Buscando ayuda legal...",
  failed: "No se pudo cargar la lista. Puede llamar al 2-1-1 y pedir ayuda legal.",
  retry: "Reintentar",
  everyState: "Más recursos",
  cardText: "Imprímala, recórtela y guárdela con su licencia. Puede mostrarla sin decir una palabra.",
  printCard: "Imprimir la tarjeta",
};
