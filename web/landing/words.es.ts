import type { en } from "./words.en.ts";

export const es: typeof en = {
  pageTitle: "Le damos la bienvenida",
  name: "SafeVoice",
  tagline: "Apoyo real. En tiempo real. Con impacto real.",
  lead: "Ayuda de emergencia para personas afectadas por encuentros con la policía: comida, un lugar seguro para dormir, transporte. Los oficiales la solicitan, otras personas la revisan y todos ven en qué punto está.",
  officerLogin: "Acceso para oficiales",
  dashboard: "Ir al inicio",
  points: [
    {
      title: "Un solo formulario",
      text: "Un oficial describe lo que se necesita. Un supervisor lo confirma por correo.",
    },
    {
      title: "Deciden personas reales",
      text: "Una recomendación ayuda; sobre el dinero decide una persona.",
    },
    {
      title: "En vivo, para todos",
      text: "Desde la solicitud hasta la comida o el cuarto: se ve cada paso.",
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
      { number: "988", text: "Línea de crisis" },
      { number: "2-1-1", text: "Ayuda local" },
    ],
  },
};
