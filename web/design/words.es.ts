import { pluralEs } from "../../shared/core/i18n/plural.ts";
export const es = {
  loading: "Cargando...",
  close: "Cerrar",
  cancel: "Cancelar",
  showPassword: "Mostrar la contraseña",
  hidePassword: "Ocultar la contraseña",
  show: "Mostrar",
  hide: "Ocultar",
  choose: "Elija...",
  needed: (label: string) => `Falta: ${label}`,
  problems: (count: number) => pluralEs(count, "Revise 1 campo", `Revise ${count} campos`),
  sendFailed: "No se pudo enviar",
  reason: "Motivo",
  reasonRequired: "Escriba un motivo",
  notifications: "Notificaciones",
  dropFiles: "Arrastre los archivos aquí o",
  browse: "Buscar archivos",
  dropOrPaste: "Suelte o pegue archivos:",
  breadcrumbs: "Ruta de la página",
  outOf: (value: number, most: number) => `${value} de ${most}`,
  needsScript:
    "Esta página necesita JavaScript. Si hay una vida en peligro, llame al 911; en una crisis, al 988; para ayuda cerca de usted, al 2-1-1.",
};
