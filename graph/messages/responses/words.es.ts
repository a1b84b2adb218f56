import { es as responses } from "../../../shared/messages/responses/sentences.es.ts";

export const es = {
  open: "Responder",
  message: "Un mensaje para usted",
  messageVoid:
    "Lo que decía este mensaje ya no es válido. Si le dimos un código, no lo use más. Si necesita ayuda ahora, llame al 2-1-1. Si está en peligro, llame al 911.",
  lead: "Las personas que atienden esta solicitud leerán su mensaje. No necesita una cuenta.",
  about: "Solicitud",
  vendor: "Proveedor",
  scan: "Muestre esto en el mostrador. Indica que su código es válido.",
  urgent: "No atendemos este buzón las 24 horas.",
  kind: "¿Qué nos quiere decir?",
  answer: "Una respuesta o una pregunta",
  problem: "Problema: la ayuda que recibí no funciona",
  content: "Su mensaje",
  contentHint: "Cuéntenos qué pasó y cómo comunicarnos con usted si su número cambió.",
  send: "Enviar",
  notSent: "Su mensaje todavía no se envió. Revise el problema abajo.",
  sent: "Gracias. Recibimos su mensaje.",
  sentText: "Alguien lo leerá. Puede cerrar esta página.",
  sentProblem:
    "Atendemos primero los problemas. Alguien revisará el código y le enviará uno nuevo si hace falta.",
  again: "Escribir otro mensaje",
  expired: "Este enlace venció",
  expiredText: "Use el enlace de un mensaje más reciente o pregunte al oficial que le ayudó.",
  unknown: "No reconocemos este enlace",
  unknownText: "Abra otra vez el enlace del mensaje o copie la dirección completa.",
  catalogue: { responses },
};
