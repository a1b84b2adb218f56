export const es = {
  changes: {
    title: (caseId: string) => `Solicitud ${caseId} actualizada`,
    text: (from: string, to: string) => `El estado cambió de “${from}” a “${to}”`,
    region: "Cambios de estado",
    about: (caseId: string, text: string) => `${caseId}: ${text}`,
    open: "Ver la solicitud",
    dismiss: "Cerrar",
    notifications: {
      pending: { title: "Solicitud actualizada", text: "La solicitud espera una decisión." },
      processing: { title: "Solicitud en proceso", text: "La solicitud se está procesando." },
      approved: {
        title: "Solicitud aprobada",
        text: "La solicitud fue aprobada. Se están asignando los fondos.",
      },
      dispatched: { title: "Solicitud actualizada", text: "La ayuda va en camino." },
      completed: {
        title: "Solicitud completada",
        text: "La solicitud está completada. Los fondos fueron entregados.",
      },
      denied: {
        title: "Solicitud denegada",
        text: "La solicitud fue denegada. Comuníquese con el departamento para conocer los detalles.",
      },
    },
  },

  dialog: {
    title: "Notificaciones",
    empty: "Nada nuevo",
    emptyText: "Cuando cambie el estado de una solicitud, lo verá aquí.",
    new: "Nueva",
    open: (caseId: string) => `Ver la solicitud ${caseId}`,
    letter: "Carta nueva",
    letterText: (number: string) => `Ya se puede leer la carta ${number}.`,
    answers: {
      verified: { title: "Su identidad está verificada", text: "Su supervisor confirmó este caso." },
      rejected: {
        title: "Verificación denegada",
        text: "Su supervisor no verificó este caso. Comuníquese directamente con su supervisor.",
      },
    },
    case: "Ver el caso",
    openCase: (caseId: string) => `Ver el caso ${caseId}`,
    close: "Cerrar",
  },
};
