import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  searchTooLong: "La búsqueda puede tener 100 caracteres como máximo",
  caseUnknown: "No hay ningún caso con este número.",
  bundleOnly: "Solo un paquete puede ser de un caso.",
  noSuchEntry: "No se encontró la entrada del registro",
  reasonMissing: "Escriba el motivo",
  reasonTooLong: "El motivo puede tener 500 caracteres como máximo",
  minutesWrong: "Un bloqueo debe durar entre 5 minutos y 30 días",
  noAddress: "Escriba una dirección IP válida",
  ownAddress: "No puede bloquear su propia red.",
  thisMachine: "Esta es la dirección del propio servidor. Bloquearla podría dejar fuera a todos.",
  alreadyBlocked: "Esta red ya está bloqueada.",
  noSuchBlock: "No se encontró el bloqueo.",
  blockOver: "Este bloqueo ya terminó.",
  noSuchSession: "No se encontró la sesión.",
  sessionOver: "Esta sesión ya terminó.",
  ownSession: "Aquí no puede terminar su propia sesión. Use el botón “Logout”.",
  verifying: "La verificación ya está en curso.",
};
