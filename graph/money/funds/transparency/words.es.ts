export const es = {
  title: "A dónde va el dinero",
  lead: (from: string, to: string) =>
    `Lo que este fondo gastó en solicitudes que se completaron de ${from} a ${to}. Cada solicitud cuenta una vez, en el mes en que se completó.`,
  privacy:
    "Para proteger a las personas que ayudamos, no mostramos ningún grupo de menos de cinco solicitudes y, a veces, omitimos uno más. Un mes aparece tres días después de terminar y ya no cambia.",
  none: "Todavía no hay suficientes solicitudes para mostrar.",
  months: "Por mes",
  helpTypes: "Por tipo de ayuda",
  states: "Por estado",
  month: "Mes",
  helpType: "Tipo de ayuda",
  state: "Estado",
  requests: "Solicitudes",
  spent: "Gastado",
  help: {
    food: "Comida",
    shelter: "Alojamiento",
    transportation: "Transporte",
    several: "Varios tipos",
    cash: "Dinero entregado",
  },
  noState: "Estado no indicado",
  span: (from: string, to: string) => `De ${from} a ${to}, en los meses que se muestran arriba`,
};
