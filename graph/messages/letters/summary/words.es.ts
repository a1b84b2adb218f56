import { pluralEs } from "../../../../shared/core/i18n/plural.ts";
export const es = {
  title: "Su resumen final",
  lead: (caseId: string) =>
    `Su solicitud de ayuda de emergencia, caso ${caseId}, está completa. En esta página está la ayuda que recibió. Guárdela, por favor.`,
  nothing: "No hay ayuda registrada para esta solicitud.",
  item: (help: string, vendor: string) => `${help}, de ${vendor}`,
  worth: (what: string, amount: string) => `${what} (valor máximo: ${amount})`,
  money: (amount: string) => `${amount} en dinero`,
  moneyWaiting: (amount: string) => `Se aprobaron ${amount} en dinero. Su oficial se los entrega.`,
  facts: {
    total: "Total, como máximo",
    agency: "Departamento de policía",
    report: "Número de denuncia",
    program: "Programa",
    phone: "Teléfono",
    website: "Página web",
    address: "Dirección",
    deadline: "Plazo",
  },
  award:
    "Si pide dinero a su estado, muestre esta página. Algunos estados descuentan la ayuda de emergencia de lo que pagan.",

  compensation: {
    title: "Su estado puede reembolsarle gastos",
    text: "Cada estado tiene un programa para víctimas de delitos. Puede pagar médicos, consejería, salario perdido o un funeral. En la mayoría de los estados puede solicitarlo aunque no hayan arrestado a nadie.",
    where: "Haga la solicitud en el estado donde ocurrió el delito.",
    papers: "Tenga a mano esta página y su número de denuncia.",
    ask: "Pregunte al programa. Llame pronto, porque el plazo puede ser corto.",
    within: {
      crime: (span: string) => `Haga la solicitud dentro de ${span} desde el delito.`,
      report: (span: string) => `Haga la solicitud dentro de ${span} desde su denuncia a la policía.`,
    },
    years: (count: number) => pluralEs(count, "1 año", `${count} años`),
    months: (count: number) => `${count} meses`,
    days: (count: number) => `${count} días`,
    late: (date: string) =>
      `Esta información es del ${date}. Las reglas cambian; pregunte al programa. Si ya pasó el plazo, pregunte de todos modos. Muchos programas aceptan un buen motivo.`,
    noContact:
      "Para saber el teléfono, pregunte a un defensor de víctimas en la policía o la fiscalía, o llame al 2-1-1.",
    noState:
      "Para encontrar el programa de su estado, pregunte a un defensor de víctimas en la policía o la fiscalía, o llame al 2-1-1.",
    now: "Si necesita comida, un cuarto o transporte ahora, llame al 2-1-1. Si está en peligro, llame al 911. Si piensa en quitarse la vida, llame al 988 y oprima 2, o envíe la palabra AYUDA por mensaje de texto al 988.",
  },
  text: (href: string) => `Su solicitud de ayuda termina. Vea la lista y la ayuda del estado: ${href}`,
  pass: {
    open: "Su resumen final (PDF, 2 páginas)",
    lead: "¿Quiere una lista de la ayuda que recibió? También explica cómo pedir dinero a su estado.",
    ask: "Preparar mi resumen final",
    soon: "Estamos preparando su resumen final. Vuelva a cargar esta página en un minuto.",
  },
  checked: "Esta carta es auténtica. Enumera ayuda que se dio y no aprueba nada.",
};
