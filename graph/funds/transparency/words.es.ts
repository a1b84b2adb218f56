export const es = {
  title: "A dónde va el dinero",
  lead: (from: string, to: string) =>
    `Lo que este fondo gastó para ayudar a personas en una emergencia, de ${from} a ${to}.`,
  privacy:
    "Para proteger a las personas que ayudamos, no mostramos ningún grupo de menos de cinco solicitudes y, a veces, omitimos uno más.",
  none: "Todavía no hay suficientes solicitudes para mostrar.",
  months: "Por mes",
  helpTypes: "Por tipo de ayuda",
  states: "Por estado",
  month: "Mes",
  helpType: "Tipo de ayuda",
  state: "Estado",
  requests: "Solicitudes",
  spent: "Gastado",
  help: { food: "Comida", shelter: "Alojamiento", transportation: "Transporte" },
  noState: "Estado no indicado",
  several: "Una solicitud puede incluir varios tipos de ayuda.",
};
