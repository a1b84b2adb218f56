export const es = {
  title: "Centro SafeVoice",
  incidents: { name: "Registro de incidentes", text: "Anote en privado lo que pasó" },
  rights: { name: "Conozca sus derechos", text: "Qué decir y qué no" },
  feedback: { name: "Comentarios de la comunidad", text: "Cuéntenos cómo le trató la policía" },
  events: { name: "Eventos", text: "Talleres y asambleas" },
};
