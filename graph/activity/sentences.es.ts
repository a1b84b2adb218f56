import type { Translated } from "../core/i18n/phrases.shared.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  searchTooLong: "Busque con 100 caracteres como máximo",
  noSuchEntry: "No existe esa entrada",
  reasonMissing: "Diga por qué se hace esto",
  reasonTooLong: "Dígalo en 500 caracteres como máximo",
  minutesWrong: "Un bloqueo dura de 5 minutos a 30 días",
  noAddress: "Esto no es una dirección IP",
  ownAddress: "No puede bloquear su propia red.",
  thisMachine: "Esta dirección es esta misma máquina. Bloquearla puede dejar fuera a todos.",
  alreadyBlocked: "Esta red ya está bloqueada.",
  noSuchBlock: "Ese bloqueo no existe.",
  blockOver: "Este bloqueo ya terminó.",
  noSuchSession: "Esa sesión no existe.",
  sessionOver: "Esta sesión ya terminó.",
  ownSession: "No puede terminar aquí su propia sesión. Cierre la sesión en su lugar.",
  verifying: "La cadena ya se está verificando.",
};
