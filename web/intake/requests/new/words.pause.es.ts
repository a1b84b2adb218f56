export const es = {
  paused: "El programa está en pausa",
  pausedText: "Por ahora el fondo no paga solicitudes nuevas.",
  noMoney: "En este momento no hay dinero en el fondo",
  noMoneyText: "Las solicitudes nuevas no se pueden pagar hasta que el fondo vuelva a tener dinero.",
  works:
    "Aun así puede presentar esta solicitud. Se guarda y se decide en cuanto el fondo vuelva a pagar. Otros ayudan ya:",
  resources: "Buscar ayuda cerca de usted",
  call: "Llamar al 2-1-1",
};
