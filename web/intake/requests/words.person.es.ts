/** For a person who filed their own request. */
export const citizen = {
  funding: {
    pending: "Su solicitud espera una decisión. Una persona revisa cada solicitud. Aquí verá el resultado.",
    processing: "Una persona ya aprobó su solicitud. Una segunda persona también debe aprobarla.",
    approved:
      "Su solicitud fue aprobada. Una persona debe enviar la ayuda. Solo quienes deciden ven los montos.",
    dispatched: "Su solicitud fue aprobada y la ayuda se envió. Su pase de ayuda muestra lo que puede usar.",
    completed: "Su solicitud está completada. La ayuda ya se entregó.",
    denied:
      "Este fondo no pudo aprobar su solicitud. Puede encontrar otra ayuda en Recursos o llamar al 2-1-1 a cualquier hora.",
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
