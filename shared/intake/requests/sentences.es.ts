import { soon, type Translated } from "../../core/i18n/phrases.ts";
import { statusWord } from "../../core/request-statuses.es.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  filedToday: ({ minutes }) =>
    `Presentó cinco solicitudes en un día. Puede presentar otra ${soon(minutes, "es")}. Llame al 2-1-1, o al 911 en una emergencia.`,
  openedTooMany: "En una hora abrió 20 solicitudes de otros oficiales. Espere antes de abrir otra.",
  onlyOwn: "Solo puede ver la lista de sus propias solicitudes.",
  victimInfoClosed: ({ status }) =>
    `Esta solicitud ya está ${statusWord(status)}. La información de la víctima ya no se puede cambiar.`,
  victimInfoChanged:
    "Otra persona cambió esta información de la víctima. Revise lo que dice ahora y envíela de nuevo.",
  mayNotModify:
    "No tiene permiso para modificar esta solicitud. Solo el oficial que la creó u oficiales verificados pueden agregar la información de la víctima.",
  keyOfSomebodyElse: "Otra persona ya usó la clave de este formulario. Recargue la página.",
  usedBySomebodyElse: "Usada por otra persona",
  fileUnknown: "No encontramos este archivo. Súbalo de nuevo",
  caseIdMissing: "Se necesita el número de caso",
  urgencyMissing: "Elija qué tan urgente es",
  urgencyCritical:
    "Solo la administración puede marcar una solicitud como crítica. Elija alta, media o baja. Si hay peligro de muerte, llame al 911.",
  nameMissing: "Se necesita el nombre completo",
  addressMissing: "Se necesita la dirección",
  phoneMissing: "Se necesita el número de teléfono",
  emailMissing: "Se necesita un correo electrónico válido",
  detailsMissing: "Dé más detalles sobre la solicitud",
  evidenceWrong: "Las pruebas deben ser una lista de archivos",
  tooManyFiles: "Puede agregar hasta 10 archivos",
  nameTooShort: "El nombre completo debe tener al menos 3 caracteres",
  cityMissing: "Se necesita la ciudad",
  stateMissing: "Se necesita el estado",
  zipCodeMissing: "Se necesita el código postal",
  phoneTooShort: "El teléfono debe tener al menos 10 dígitos",
  needMissing: "Explique con detalle qué se necesita",
  relationMissing: "Indique la relación",
  employmentMissing: "Elija una situación laboral",
};
