export const es = {
  title: "Formulario de admisión en blanco",
  lead: "Para cuando el sistema no funciona. Imprímalo antes de una interrupción, una hoja por persona. Tiene los campos del seguimiento del caso y de una solicitud nueva, en tres idiomas.",
  print: "Imprimir",
  keep: "Abra esta página una vez con conexión, y después también se abre e imprime sin ella.",
  after: "Regístrelo en la oficina cuando el sistema vuelva. Guarde la hoja bajo llave y luego destrúyala.",
};
