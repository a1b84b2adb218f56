export const es = {
  occupied: "Este formulario tiene algo sin terminar",
  occupiedText: "Envíelo o descártelo primero. Lo que quería cambiar sigue en espera de envío.",
  notKept: "No se pudo abrir para cambiarlo",
  notKeptText:
    "Este dispositivo no tiene espacio o no permite guardar nada. Su texto se queda aquí, sin cambios.",
};
