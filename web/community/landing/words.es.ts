export const es = {
  pageTitle: "Le damos la bienvenida",
  name: "SafeVoice",
  tagline: "Apoyo real. En tiempo real. Con impacto real.",
  lead: "Ayuda de emergencia tras un encuentro con la policía: comida, un lugar seguro para dormir, transporte.",
  forOfficers: "Para oficiales de policía",
  officerLogin: "Acceso para oficiales",
  forPeople: "Para quienes necesitan ayuda",
  dashboard: "Ir al inicio",
  points: [
    {
      title: "Un solo formulario",
      text: "Un oficial describe lo que se necesita. Un supervisor lo confirma por correo electrónico.",
    },
    {
      title: "Deciden personas reales",
      text: "La IA puede recomendar un monto, pero no decide nada.",
    },
    {
      title: "En tiempo real",
      text: "Siga cada paso, desde la solicitud hasta la comida, el cuarto o el transporte.",
    },
  ],
  phones: {
    requests: "Sus solicitudes de emergencia",
    cases: [
      { id: "EM-2026-4821", text: "Comida para dos personas", amount: "$20", status: "aprobada" },
      { id: "EM-2026-4790", text: "Un cuarto para una noche", amount: "$75", status: "en proceso" },
      { id: "EM-2026-4755", text: "Transporte a la clínica", amount: "$40", status: "completada" },
    ],
    rights: "Conozca sus derechos",
    sayings: ["Voy a guardar silencio.", "Quiero un abogado.", "¿Puedo irme?"],
    help: "Ayuda cerca de usted",
    lines: [
      { number: "911", text: "Emergencia" },
      { number: "988", text: "Crisis" },
      { number: "2-1-1", text: "Ayuda local" },
    ],
  },
};
