import type { WaitingOwner, WaitingReason } from "#relay/WaitingFor_request.graphql";

const owners: Record<WaitingOwner, string> = {
  officer: "En espera del oficial",
  supervisor: "En espera del supervisor",
  second_approver: "En espera de una segunda aprobación",
  administrator: "En espera de un administrador",
  fund: "En espera de dinero",
  vendor: "La ayuda está lista",
  recipient: "En espera de la persona que recibe la ayuda",
  transport: "Un mensaje está en camino",
  system: "En proceso",
  closed: "Cerrada",
};

const reasons: Record<WaitingReason, string> = {
  verification: "El oficial debe enviar el formulario de oficial.",
  confirmation: "El supervisor debe confirmar al oficial.",
  supervisor_email: "El correo electrónico para el supervisor está en camino.",
  victim_info: "El oficial debe agregar la información de la víctima.",
  needs: "El oficial debe confirmar qué se necesita.",
  recommendation: "Se está calculando el monto.",
  approval: "El oficial debe aprobar o rechazar la solicitud.",
  second_approval: "Una segunda persona debe aprobar la solicitud.",
  assignment: "Un administrador debe asignar la solicitud a un oficial.",
  funds: "El fondo no tiene suficiente dinero en este momento. Un administrador lo resolverá.",
  dispatch: "Un administrador debe enviar la ayuda.",
  handover: "Se debe entregar el dinero.",
  recipient_message: "El mensaje sobre la ayuda está en camino.",
  problem:
    "La persona que recibe la ayuda informó un problema. Un administrador lo está resolviendo. Usted no tiene que hacer nada.",
  answer: "La persona que recibe la ayuda debe responder a nuestro mensaje.",
  redemption: "La ayuda se envió y ya se puede usar.",
  completion: "Se entregó toda la ayuda. Un administrador debe completar la solicitud.",
  closed: "No hay nada pendiente.",
};

const yours: Partial<Record<WaitingReason, string>> = {
  verification: "Envíe el formulario de oficial para que su supervisor pueda confirmar quién es usted.",
  victim_info: "Agregue la información de la víctima.",
  needs: "Confirme qué se necesita.",
  approval: "Apruébela o deniéguela.",
  second_approval: "Apruebe o rechace la solicitud como segunda persona.",
  assignment: "Asigne la solicitud a un oficial.",
  funds: "El fondo no tiene suficiente dinero. Agregue dinero y apruebe la solicitud otra vez.",
  dispatch: "Envíe la ayuda.",
  handover: "Entregue el dinero. Luego elija Marcar como entregado en Fondos.",
  problem: "Se informó un problema. Resuélvalo.",
  answer: "Por favor, responda a nuestro mensaje.",
  completion: "Se entregó toda la ayuda. Complete la solicitud.",
};

export const es = {
  owners,
  reasons,
  yourTurn: "Le toca a usted",
  turns: (requests: number) => `Le toca a usted: ${requests}`,
  yours,
  since: (time: string) => `Desde el ${time.replace(/\.$/, "")}.`,
  delivered: (time: string) => `El correo electrónico es del ${time.replace(/\.$/, "")}.`,
  sendAgain: "Enviar el correo otra vez",
};
