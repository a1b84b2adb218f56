export const es = {
  title: "Reportar un error",
  about: (name: string) => `${name}: díganos qué está mal y lo revisaremos.`,
  problem: "¿Qué está mal?",
  problems: {
    number: "El número es incorrecto o nadie contesta",
    closed: "Ya cerró",
    address: "La dirección o el sitio web es incorrecto",
    other: "Otra cosa",
  },
  details: "¿Qué encontró? (opcional)",
  detailsHint: "Hasta 500 caracteres. No escriba nada que deba quedar en privado.",
  email: "Correo electrónico (opcional)",
  emailHint: "Solo si podemos escribirle con preguntas. Si lo deja vacío, nadie sabrá quién escribió esto.",
  cancel: "Cancelar",
  send: "Enviar reporte",
  sending: "Enviando...",
  sent: "Reporte enviado",
  sentText: "Gracias. Revisaremos este recurso.",
  unreachable:
    "No se pudo enviar el reporte. Revise su conexión e inténtelo de nuevo. Lo que escribió sigue aquí.",
};
