import type { WaitingReason } from "#relay/WaitingFor_request.graphql";

const toRecipient: Record<WaitingReason, string> = {
  verification: "Una persona todavía debe agregar algunos datos.",
  confirmation: "Una persona todavía debe confirmar algunos datos.",
  supervisor_email: "Una persona todavía debe confirmar algunos datos.",
  victim_info: "Una persona todavía debe agregar algunos datos.",
  needs: "Una persona todavía debe revisar qué necesita usted.",
  recommendation: "Estamos viendo qué necesita usted.",
  approval: "Una persona debe decidir sobre su solicitud.",
  second_approval: "Una segunda persona debe decidir sobre su solicitud.",
  assignment: "Una persona debe hacerse cargo de su solicitud.",
  funds: "En este momento no hay suficiente dinero. Estamos buscando una solución.",
  dispatch: "Su solicitud fue aprobada. Una persona debe enviar la ayuda.",
  handover: "Su solicitud fue aprobada. Una persona le llevará el dinero o le dirá cómo recibirlo.",
  recipient_message: "El mensaje sobre su ayuda está en camino.",
  problem: "Usted nos informó un problema. Una persona debe resolverlo.",
  answer: "Por favor, responda a nuestro mensaje.",
  redemption: "Ya puede usar su ayuda. Su pase de ayuda muestra el código.",
  completion: "Usted recibió la ayuda. Solo nos falta cerrar su solicitud.",
  closed: "No tiene que hacer nada.",
};

export const es = { withUs: "Ahora no tiene que hacer nada", toRecipient };
