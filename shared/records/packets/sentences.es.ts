import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  kindMissing: "Elija para qué se prepara el expediente",
  matterMissing: "Escriba el asunto: el nombre de la demanda o el número de la petición",
  referenceMissing: "Escriba el número de la orden, la citación, la petición o la autorización",
  bodyMissing: "Escriba la organización que recibe el expediente",
  prefixWrong: "Use de 1 a 12 letras, dígitos y guiones, por ejemplo DOE",
  firstNumberWrong: "Escriba un número de 1 a 900,000",
  partsMissing: "Elija al menos un documento",
  fileMissing: "Este archivo no es parte del caso. Vuelva a cargar la página.",
  tooManyFiles: "Elija 50 archivos como máximo",
  exemptionMissing: "Escriba la ley que permite tachar esto",
  boxOutside: "El recuadro debe estar dentro de su página",
  tooManyBoxes: "Use como máximo 50 recuadros por página y 1,000 por expediente",
  lawMissing: ({ body }) =>
    `Registre primero la orden para ${body} en Autorizaciones, como ley u orden judicial`,
  releaseMissing: ({ body }) =>
    `${body} no tiene una autorización vigente de esta persona. Regístrela primero en Autorizaciones.`,
  filesNeedRelease: ({ body }) =>
    `Los archivos pueden mostrar quién es la persona. Hace falta una autorización o una orden para ${body} con los tres grupos. Quite los archivos o regístrela en Autorizaciones.`,
  fileUnreadable: ({ name }) =>
    `${name} está dañado o protegido con contraseña, así que no se pueden mostrar sus páginas. Quítelo.`,
  fileTooLarge: ({ name }) => `${name} tiene demasiados píxeles para mostrarse. Quítelo.`,
  fileWithoutPages: ({ name }) => `${name} no tiene páginas. Entregue las grabaciones por separado.`,
  tooManyPages: ({ count, most }) =>
    `El expediente tendría ${count} páginas; el máximo es ${most}. Quite documentos o haga dos expedientes.`,
  empty: "Los documentos elegidos no contienen nada",
  missing: "Este expediente ya no existe.",
  pageMissing: "El expediente no tiene esa página.",
  changed: "Otra persona cambió este expediente. Vuelva a cargar la página para verlo.",
  destroyed: "Mientras tanto se destruyó una parte del caso. Reúna el expediente de nuevo.",
  notDone: "El expediente aún no está listo.",
  withdrawn:
    "La autorización o la orden terminó o fue retirada, así que este expediente no se puede entregar. Registre una nueva o prepare otro expediente.",
  busy: "El servidor está preparando otras páginas. Intente de nuevo en un momento.",
};
