/** To a person who asks for help for themself. */
const own = {
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
    victimContact: "Sus datos de contacto",
    address: "Su dirección",
    helpTypes: "Ayuda que pidió",
    details: "Lo que usted escribió",
    documents: "Sus documentos",
    noDocuments: "No agregó documentos.",
    deniedTitle: "Su solicitud fue denegada",
  },
  victimInfo: {
    heading: "Sobre usted",
    needStatement: "Lo que necesita",
    hidden: "Registrada; no se muestra aquí",
  },
  wishes: {
    anonymous: "Su nombre no aparece en ninguna carta, correo ni lista.",
    notContactedTitle: "No nos comunicamos con usted",
    notContactedText: "No recibirá cartas ni mensajes. Vuelva a esta página para ver la decisión.",
  },
};

/** What a person can do at once. */
const tonight = {
  title: "Si necesita ayuda esta noche",
  text: "Una persona lee cada solicitud. No podemos decir cuánto tarda, y no las revisamos a toda hora. No espere nuestra respuesta:",
  decidedText: "Puede llamar a cualquier hora. No espere nuestra respuesta:",
  danger: "Si está en peligro",
  crisis: "En una crisis, o si piensa en quitarse la vida",
  nearby: "Para comida, un refugio o transporte, a cualquier hora",
  shelters: "Buscar un refugio cercano",
  yours: "Ayuda cerca de usted",
};

export const es = { ...own, tonight };
