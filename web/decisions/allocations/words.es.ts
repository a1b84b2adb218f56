export const es = {
  // For an amount.
  statuses: { pending: "pendiente", allocated: "asignado", denied: "denegado", distributed: "entregado" },
  title: "Asignación de fondos",
  empty: "Todavía no se asignaron fondos.",
  emptyDenied: "La solicitud fue denegada, así que no se asignaron fondos.",
  emptyNext: "Se asignan cuando la solicitud se aprueba.",
  toDetails: "Ir a Detalles",
  created: "Creado el",
  distributedOn: "Entregado el",
  dispatched: "Entregado en servicios",
  paid: "Entregado en dinero",
  leftToPay: "Queda por entregar",
  justification: "Justificación",
  states: {
    pending: "En espera de la decisión de una segunda persona.",
    allocated: "Reservado. Todavía no se entregó ninguna parte.",
    partly: (left: string) => `Una parte se entregó en servicios. Quedan ${left}.`,
    sent: "Se entregó todo en servicios.",
    distributed: "Entregado. No queda nada por hacer.",
    denied: "No se entregó: la solicitud fue denegada.",
  },

  recommended: "Monto recomendado",
  difference: "Motivo de otro monto",
  differenceNote: "Nota",
  reasons: {
    partly_covered: "Otra persona u organización cubre una parte",
    need_changed: "Ahora se necesita menos",
    price_known: "Ya se conoce el precio",
    limited_funds: "El fondo no alcanza",
    other: "Otro motivo",
    fund_maximum: "Supera el máximo por solicitud",
    not_stated: "Sin motivo indicado",
  },
  smaller: {
    choose: "Aprobar un monto menor",
    amount: "Monto que aprueba",
    reason: "¿Por qué no es el monto recomendado?",
    note: "Nota (opcional)",
    noteNeeded: "Nota: indique el motivo",
  },

  approve: {
    amount: "Fondos que se asignarán",
    action: "Aprobar y asignar fondos",
    title: (amount: string) => `¿Asignar ${amount}?`,
    text: "El dinero se reserva para esta persona en cuanto nadie más tenga que decidir.",
    busy: "Asignando...",
    needsVictimInfo:
      "Antes de aprobar la solicitud hace falta la información de la víctima. Agréguela primero.",
    done: "Fondos asignados",
    doneText: (caseId: string) => `${caseId} está aprobada.`,
    passedOn: "Estado actualizado",
    passedOnText: "Su aprobación quedó registrada. Otra persona también debe decidir.",
    failed: "No se pudieron asignar los fondos",
    failedText: "No se pudieron asignar los fondos. Inténtelo de nuevo.",
  },

  deny: {
    action: "Denegar solicitud",
    title: (caseId: string) => `¿Denegar la solicitud ${caseId}?`,
    text: "La solicitud se cerrará sin fondos. Su motivo se muestra con la solicitud.",
    busy: "Denegando...",
    done: "Solicitud denegada",
    doneText: (caseId: string) => `${caseId} está denegada.`,
    failed: "No se pudo actualizar",
    failedText: "No se pudo cambiar el estado de la solicitud. Inténtelo de nuevo.",
  },

  denied: { again: "Presentar otra solicitud", otherHelp: "Ver otra ayuda cercana" },

  setAside: {
    text: (amount: string) => `Hay ${amount} asignados.`,
    instead: (amount: string) => `Hay ${amount} asignados. Si los entrega usted, indíquelo aquí.`,
    action: "Ya los entregué",
  },

  confirm: { amount: "Cantidad", person: "Para" },

  distribute: {
    action: "Marcar como entregado",
    title: (amount: string) => `¿Marcar ${amount} como entregados?`,
    text: "Así confirma que entregó el dinero. La solicitud queda completada y no se puede deshacer.",
    nothingLeft: "No quedaba nada por entregar.",
    busy: "Guardando...",
    done: "Fondos entregados",
    doneText: (amount: string) => `${amount}: marcado como entregado.`,
    failed: "No se pudo actualizar",
    failedText: "No se pudo cambiar el estado de los fondos. Inténtelo de nuevo.",
  },

  voided: "Una aprobación anterior ya no cuenta",
  voidedText: (people: readonly string[]) =>
    `La había aprobado ${new Intl.ListFormat("es").format(people)}. La solicitud cambió después. Revísela de nuevo.`,
};
