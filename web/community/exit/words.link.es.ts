export const es = {
  exit: "Salir de esta página",
  short: "Salir",
  hint: "Salir de esta página: presione aquí, o presione Escape tres veces",
};
