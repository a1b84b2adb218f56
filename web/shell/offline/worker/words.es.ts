export const es = {
  title: "Sin conexión",
  text: "No hay nada guardado en este dispositivo. Abra la página de nuevo cuando tenga conexión.",
  removed: "Se quitó de este dispositivo.",
  retry: "Intentar de nuevo",
  exit: "Salir de esta página",
  danger: "En peligro: 911. En una crisis: 988. Para comida, un cuarto o un viaje: 2-1-1.",
};
