import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  hidden: "El archivo no existe o usted no tiene permiso para verlo.",
  nameMissing: "Dé un nombre al archivo",
  nameTooLong: "El nombre del archivo es demasiado largo",
  kindUnknown: ({ kinds }) => `Elija un tipo: ${kinds}`,
  tooLarge: ({ name }) => `${name} pesa más de 10 MB. Elija un archivo más pequeño.`,
  empty: ({ name }) => `${name} está vacío.`,
  wrongType: ({ name }) =>
    `${name} no se puede usar. Elija una imagen JPEG, PNG o WebP, un PDF o una grabación MP3, M4A o WebM.`,
  heic: ({ name }) =>
    `${name} es una foto HEIC, que no se puede usar. En un iPhone, elíjala de nuevo en Fotos, toque Opciones y elija “Más compatible”. Para fotos nuevas, elíjalo en Configuración, Cámara, Formatos.`,
  tooManyPixels: ({ name, width, height }) =>
    `${name} es demasiado grande para abrirse (${width} × ${height} píxeles). Elija una imagen más pequeña.`,
  notAudio: ({ name }) => `${name} no es una grabación. Elija una grabación MP3, M4A o WebM.`,
  broken: ({ name }) => `${name} está dañado y no se puede leer. Elija otra copia.`,
  tooSlow: ({ name }) => `${name} se está subiendo muy lento. Inténtelo de nuevo con mejor conexión.`,
  tooManyAtOnce: "Se están subiendo demasiados archivos desde su red. Inténtelo de nuevo en un momento.",
  tooMany: ({ count }) => `Puede agregar hasta ${count} archivos a una solicitud.`,
  tooManyWaiting:
    "Tiene demasiados archivos sin enviar. Envíe su solicitud o quite algunos archivos primero.",
  tooManyRecordings: ({ count }) => `Puede agregar hasta ${count} grabaciones a un caso.`,
  notYours: "Este archivo no se subió aquí, o ya pertenece a una solicitud.",
  onlyOfficerRecords: "Solo el oficial del caso puede grabar la declaración del beneficiario.",
  straysChanged: "El número de archivos cambió, o ya se autorizó moverlos. Revíselo de nuevo.",
};
