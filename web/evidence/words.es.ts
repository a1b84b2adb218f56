import type { en } from "./words.ts";

export const es: typeof en = {
  label: "Pruebas (opcional)",
  hint: (most) => `Hasta ${most} archivos de 10 MB: JPG, PNG, WebP, PDF, MP3, M4A o WebM.`,
  added: "Archivos agregados",
  addedText: (count) => (count === 1 ? "Se agregó 1 archivo." : `Se agregaron ${count} archivos.`),
  waiting: "En espera",
  uploading: "Subiendo",
  done: "Subido",
  uploadingFiles: "Subiendo los archivos...",
  retry: (name) => `Reintentar ${name}`,
  remove: (name) => `Quitar ${name}`,
  failed: "Este archivo no se pudo subir. Inténtelo de nuevo.",
  refused: "Algunos archivos no se agregaron",
  unfinished: "Reintente o quite los archivos que no se subieron",
  document: (ordinal) => `Documento ${ordinal}`,
};
