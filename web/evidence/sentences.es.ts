import type { Sentences } from "../core/i18n/gathered.ts";

export const sentences: Sentences = {
  "File not found or you don't have permission to view it.":
    "El archivo no existe o usted no tiene permiso para verlo.",
  "Name the file": "Dé un nombre al archivo",
  "The file's name is too long": "El nombre del archivo es demasiado largo",
  "Choose a kind: {}": (kinds) => `Elija un tipo: ${kinds}`,
  "{} is larger than 10 MB. Choose a smaller file.": (name) =>
    `${name} pesa más de 10 MB. Elija un archivo más pequeño.`,
  "{} is empty.": (name) => `${name} está vacío.`,
  "{} cannot be used. Choose a JPEG, PNG or WebP image, a PDF, or an MP3, M4A or WebM recording.": (name) =>
    `${name} no se puede usar. Elija una imagen JPEG, PNG o WebP, un PDF o una grabación MP3, M4A o WebM.`,
  "{} is not a recording. Choose an MP3, M4A or WebM recording.": (name) =>
    `${name} no es una grabación. Elija una grabación MP3, M4A o WebM.`,
  "{} is damaged and cannot be read. Choose another copy of it.": (name) =>
    `${name} está dañado y no se puede leer. Elija otra copia.`,
  "{} comes too slowly. Please try again where the connection is better.": (name) =>
    `${name} llega demasiado lento. Inténtelo de nuevo donde haya mejor conexión.`,
  "Several files are arriving from here at this moment. Please try again in a moment.":
    "En este momento llegan varios archivos desde aquí. Inténtelo de nuevo en un momento.",
  "A request takes at most {} files.": (count) => `Una solicitud admite como máximo ${count} archivos.`,
  "Too many files are waiting. Submit your request or remove some first.":
    "Hay demasiados archivos en espera. Envíe su solicitud o quite algunos primero.",
  "A case takes at most {} recordings.": (count) => `Un caso admite como máximo ${count} grabaciones.`,
  "This file was not uploaded here, or it already belongs to a request.":
    "Este archivo no se subió aquí, o ya pertenece a una solicitud.",
  "Only the officer of a case can record the recipient's statement.":
    "Solo el oficial del caso puede grabar la declaración del beneficiario.",
};
