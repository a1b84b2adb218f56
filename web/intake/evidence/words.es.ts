import { pluralEs } from "../../../shared/core/i18n/plural.ts";
export const es = {
  label: "Pruebas (opcional)",
  hint: (most: number) => `Hasta ${most} archivos de 10 MB: JPG, PNG, WebP, PDF, MP3, M4A o WebM.`,
  added: "Archivos agregados",
  addedText: (count: number) => pluralEs(count, "Se agregó 1 archivo.", `Se agregaron ${count} archivos.`),
  waiting: "En espera",
  uploading: "Subiendo",
  done: "Subido",
  uploadingFiles: "Subiendo los archivos...",
  retry: (name: string) => `Reintentar ${name}`,
  remove: (name: string) => `Quitar ${name}`,
  failed: "Este archivo no se pudo subir. Inténtelo de nuevo.",
  tooMany: "Algunos archivos no se agregaron",
  notAdded: "No agregado",
  isEncrypted:
    "Este PDF puede necesitar una contraseña. Si es así, escríbala en los detalles o elija una copia sin contraseña.",
  containsFiles: "Este PDF lleva otros archivos adjuntos. Súbalos por separado para que se vean.",
  unfinished: "Reintente o quite los archivos que no se subieron",
  mayNeedPassword: "Puede necesitar contraseña",
  hasAttachedFiles: "Contiene archivos adjuntos",
  document: (ordinal: number) => `Documento ${ordinal}`,
};
