import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  kindMissing: "Elija el tipo de retención",
  matterMissing: "Ingrese el asunto: el nombre del caso o el número de la solicitud",
  scopeMissing: "Elija qué abarca la retención",
  subjectWrong: "Ingrese un número de la barra de direcciones o un número de caso como EM-2026-0001",
  agencyWrong: "Ingrese un dominio de correo como police.example.gov",
  subjectUnknown: "No hay ningún registro con este número",
  reasonMissing: "Indique por qué se levanta la retención",
  holdMissing: "Esta retención ya no existe.",
  releasedAlready: ({ by }) => `${by} ya levantó esta retención.`,
};
