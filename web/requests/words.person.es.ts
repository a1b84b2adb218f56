/** For a person who filed their own request. */
export const citizen = {
  funding: {
    pending: "Esta solicitud espera una decisión. Una persona revisa cada solicitud. Aquí verá el resultado.",
    processing: "Una persona ya aprobó esta solicitud. Una segunda persona también debe aprobarla.",
    approved:
      "Esta solicitud fue aprobada. La persona encargada se comunicará con usted sobre la ayuda. Solo quienes deciden ven los montos.",
    dispatched: "Esta solicitud fue aprobada y la ayuda va en camino.",
    completed: "Esta solicitud está completada. La ayuda ya se entregó.",
    denied:
      "Este fondo no pudo aprobar la solicitud. Puede encontrar otra ayuda en Recursos o llamar al 2-1-1 a cualquier hora.",
  },
};

export const noEmail = {
  none: "Sin correo electrónico",
  byText: "Sin correo electrónico: las cartas se envían por mensaje de texto al teléfono de arriba",
};

export const wishes = {
  anonymous: "Prefiere el anonimato: su nombre no aparece en ninguna carta, correo ni lista.",
  notContactedTitle: "No contactar",
  notContactedText: "No enviamos cartas ni mensajes a esta persona. Comuníquele usted la decisión.",
  reveal: "Mostrar el nombre",
  revealFailed: "No se pudo mostrar el nombre",
  revealHint: "El nombre se oculta de nuevo después de un minuto. Cada consulta queda registrada.",
};

/** To a person who asks for help for themself. */
export const own = {
  newRequest: {
    lead: "Cuéntenos qué pasó y qué necesita. No necesita un oficial, una cuenta ni identificación.",
    victimSection: "Sobre usted",
    victimAddressHint:
      "Calle, ciudad, estado y código postal. Si no puede quedarse ahí, indique dónde está ahora.",
    requestSection: "Lo que necesita",
    detailsHint: "Qué pasó, cuántas personas necesitan ayuda y para cuántas noches o comidas.",
    assistanceText:
      "Después del envío, usamos lo que escribió para sugerir un monto y ayuda cercana. Su nombre y sus datos de contacto no se usan. La sugerencia no decide nada.",
    submittedText: (caseId: string) => `Recibimos ${caseId}. Puede seguirla en esta página.`,
  },
  detail: {
    victimName: "Su nombre",
    victimContact: "Cómo comunicarnos con usted",
    address: "Su dirección",
    helpTypes: "Ayuda que pidió",
    details: "Lo que usted escribió",
    documents: "Sus documentos",
    noDocuments: "No agregó documentos.",
  },
  wishes: {
    anonymous: "Su nombre no aparece en ninguna carta, correo ni lista.",
    notContactedTitle: "No nos comunicamos con usted",
    notContactedText: "No recibirá cartas ni mensajes. Vuelva a esta página para ver la decisión.",
  },
};

/** What a person can do at once. */
export const tonight = {
  title: "Si necesita ayuda esta noche",
  text: "Una persona lee cada solicitud. No podemos decir cuánto tarda, y no las revisamos a toda hora. No espere nuestra respuesta:",
  danger: "Si está en peligro",
  crisis: "En una crisis, o si piensa en quitarse la vida",
  nearby: "Para comida, un refugio o transporte, a cualquier hora",
  shelters: "Buscar un refugio cercano",
  yours: "Ayuda cerca de usted",
};
