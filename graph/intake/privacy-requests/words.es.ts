import { es as sentences } from "../../../shared/intake/privacy-requests/sentences.es.ts";

export const es = {
  title: "Sus datos",
  lead: "Puede preguntar qué guardamos sobre usted y pedirnos que lo corrijamos o lo borremos. Una persona le responde aquí. Esto no cambia nada de su ayuda.",
  kind: "¿Qué pide?",
  kinds: {
    access: "Muéstrenme lo que guardan sobre mí",
    correction: "Corrijan algo sobre mí",
    deletion: "Borren lo que guardan sobre mí",
  },
  content: "¿Qué está mal y cuál es el dato correcto? (para una corrección)",
  send: "Enviar",
  sent: "Recibimos su petición. Una persona le responde aquí.",
  until: (day: string) => `Tendrá una respuesta antes del ${day}.`,
  outcomes: { done: "Hecho", partly: "Hecho en parte", refused: "No se hizo" },
  handedOver: "Una persona le entrega el archivo. Si no lo recibió, pregunte en el número de sus cartas.",
  file: {
    title: "Lo que se guarda sobre usted",
    lead: "Los nombres de las columnas son los del sistema, en inglés. Se omite lo que nombra a otra persona, como un oficial o el teléfono de alguien más.",
    readings: "Quién lo leyó",
    day: "Día",
    by: "Quién",
    count: "Veces",
    readers: {
      admin: "Administradores",
      officer: "Oficiales",
      supervisor: "Supervisores",
      citizen: "La persona que presentó la solicitud",
      visitor: "Usted, en el Pase de ayuda",
      system: "El sistema",
    },
    tool: "El sistema de otra organización",
    unread: "Nadie lo ha leído.",
    nothing: "No se guarda nada sobre usted.",
  },
  catalogue: { "privacy-requests": sentences },
};
