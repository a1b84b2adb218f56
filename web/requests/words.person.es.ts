/** For the person who asked for themselves. */
export const citizen = {
  funding: {
    pending:
      "Todavía nadie ha decidido sobre esta solicitud. Una persona revisa cada una; aquí leerá el resultado.",
    processing:
      "Se está decidiendo sobre esta solicitud: una persona ya la revisó y otra debe estar de acuerdo.",
    approved:
      "Esta solicitud fue aprobada. Quien se encarga de ella se comunicará sobre la ayuda; las cantidades las ven quienes deciden, y no se muestran aquí.",
    dispatched: "Esta solicitud fue aprobada y la ayuda va en camino.",
    completed: "Esta solicitud está completada: la ayuda ya se entregó.",
    denied:
      "Este fondo no pudo conceder la solicitud. En Recursos hay otra ayuda, y el 2-1-1 responde a cualquier hora.",
  },
};

export const noEmail = {
  none: "Sin correo electrónico",
  byText: "Sin correo electrónico: las cartas llegan por mensaje de texto al teléfono de arriba",
};

export const wishes = {
  anonymous: "Prefiere el anonimato: su nombre no aparece en ninguna carta, correo ni lista.",
  notContactedTitle: "No se le debe contactar",
  notContactedText: "Esta persona no recibe ninguna carta ni mensaje. Infórmele usted de lo que se decida.",
  reveal: "Mostrar el nombre",
  revealHint: "El nombre se oculta de nuevo después de un minuto; cada consulta queda registrada.",
};
