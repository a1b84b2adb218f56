import { pluralEs } from "../../../shared/core/i18n/plural.ts";
import { es as supervisors } from "../../../shared/officers/supervisors/sentences.es.ts";

interface Days {
  from: string;
  until: string;
}

export const es = {
  dear: (person: string) => `Hola, ${person}:`,
  mail: {
    subject: "Su enlace a todas las solicitudes que le esperan",
    title: "Todas las solicitudes que le esperan",
    text: "Usted pidió una página con todo lo que espera su respuesta. Ábrala con el botón.",
    once: "Este enlace funciona una sola vez, en los próximos 30 minutos. Después, la página queda abierta 30 minutos en ese navegador. No reenvíe este correo.",
    notYou: "Si no lo pidió, puede ignorar este correo. No se respondió nada en su nombre.",
    button: "Abrir mi lista",
  },

  ask: "Todas las solicitudes que le esperan",
  askText: (mailbox: string) =>
    `Enviamos un enlace al mismo buzón (${mailbox}). Abre una página con todo lo que espera su respuesta.`,
  askButton: "Enviarme el enlace",
  mailed: "Revise su correo",
  mailedText: (mailbox: string) =>
    `El enlace va a ${mailbox}. Funciona una sola vez, en los próximos 30 minutos. Puede cerrar esta página.`,
  enter: "Todas las solicitudes que le esperan",
  enterText: "La página se abre en este navegador por 30 minutos. Este enlace funciona una sola vez.",
  enterButton: "Abrir mi lista",
  used: "Este enlace ya no funciona",
  usedText:
    "Funciona una sola vez, durante 30 minutos. Para recibir uno nuevo, use el enlace “Todas las solicitudes que le esperan” en cualquiera de nuestros correos.",
  unknown: "No reconocemos este enlace",
  unknownText: "Abra otra vez el enlace del correo o copie la dirección completa.",
  closed: "Esta lista está cerrada",
  closedText:
    "Una lista queda abierta 30 minutos. Para recibir un enlace nuevo, use “Todas las solicitudes que le esperan” en cualquiera de nuestros correos.",
  notSaved: "Su respuesta no se guardó.",
  left: "Su lista está cerrada",
  leftText: "Puede cerrar esta página.",

  list: (count: number) => pluralEs(count, "1 solicitud le espera", `${count} solicitudes le esperan`),
  empty: "No hay nada que le espere",
  emptyText: "Le escribimos cuando haya algo nuevo.",
  lead: "Las más urgentes están primero. Responde a cada una en su propia página.",
  until: (time: string) => `Esta página está abierta hasta las ${time}.`,
  confirm: (officer: string) => `Confirmar a ${officer}`,
  approve: (caseId: string) => `Solicitud ${caseId}`,
  officer: "Oficial",
  caseNumber: "Número de caso",
  urgency: "Urgencia",
  urgencies: { critical: "Crítica", high: "Alta", medium: "Media", low: "Baja" },
  asked: "Solicitada",
  review: (what: string) => `Revisar y responder: ${what}`,
  more: "Hay más. Aparecen cuando haya respondido a algunas de estas.",
  leave: "Cerrar mi lista",
  next: "Siguiente",
  nextOf: (what: string) => `Siguiente: ${what}`,
  back: "Volver a la lista",

  digest: {
    title: "Correo diario",
    isOff: "Podemos escribirle una vez al día, a esta hora, si algo espera su respuesta.",
    isOn: "Le escribimos una vez al día si algo espera su respuesta.",
    startButton: "Escribirme una vez al día",
    text: (urgency: string) => `Esperan su respuesta. La urgencia más alta es: ${urgency}.`,
    how: "Abra la página de abajo para recibir un enlace a su lista. Recibe este correo porque lo pidió en su lista, como máximo una vez al día.",
    button: "Todas las solicitudes que le esperan",
    stopLink: "Dejar de recibir este correo diario",
    stop: "¿Dejar de recibir el correo diario?",
    stopText: (mailbox: string) =>
      `Ya no enviaremos un correo diario a ${mailbox}. Los correos sobre cada solicitud siguen llegando.`,
    stopButton: "No enviarme el correo diario",
    stopped: "Ya no enviamos el correo diario",
    stoppedText: "Puede pedirlo de nuevo en su lista.",
  },

  deputy: {
    title: "Su suplente",
    lead: "Mientras usted no está, otra persona de su agencia puede responder lo que le espera. Ambos lo confirman por correo. Cada decisión nombra al suplente.",
    for: "En nombre de",
    name: "Nombre del suplente",
    email: "Correo del suplente",
    emailHint: "Una dirección de su misma agencia, con la misma terminación que la suya",
    from: "Primer día",
    until: "Último día",
    daysHint: "Cuentan los días completos. 90 días como máximo.",
    button: "Nombrar a este suplente",
    state: "Estado",
    states: {
      waiting: "Aún sin confirmar",
      upcoming: "Confirmado, todavía no empieza",
      inForce: "En vigor",
      over: "Terminado",
    },
    texts: {
      waiting: "Empieza solo cuando ambos lo hayan confirmado. Cada uno recibe un correo con un enlace.",
      upcoming: "Ambos lo confirmaron. Empieza el primer día.",
      inForce: "El suplente puede responder lo que espera al supervisor.",
      over: "Esto terminó. El suplente ya no puede responder.",
    },
    confirmedBy: (name: string) => `Confirmado por ${name}`,
    yes: "Sí",
    notYet: "Todavía no",
    askSupervisor: "¿Debe esta persona responder en su nombre esos días?",
    askDeputy: "¿Quiere responder en nombre de este supervisor esos días?",
    confirm: "Confirmar",
    decline: "Rechazar",
    endNow: "Terminar ahora",
    youAre: (name: string) => `Suplente de ${name}`,
    youAnswerFor: (name: string) =>
      `Usted responde en nombre de ${name}. Su propio nombre queda registrado con la decisión.`,
    untilDay: (date: string) => `Hasta el ${date}.`,
    mail: {
      own: (deputy: string) => `Confirme a su suplente ${deputy}`,
      ownText: (deputy: string, address: string, { from, until }: Days) =>
        `Usted pidió que ${deputy} (${address}) responda sus solicitudes del ${from} al ${until}.`,
      asked: (name: string) => `${name} le pide que sea su suplente`,
      askedText: (name: string, { from, until }: Days) =>
        `${name} le pide que responda las solicitudes que le esperan, del ${from} al ${until}.`,
      both: "Empieza solo cuando ambos lo hayan confirmado. Cualquiera de los dos puede terminarlo en cualquier momento.",
      keep: "Guarde este correo: durante esos días, su enlace también lleva a las solicitudes.",
      notYou: "Si no esperaba este correo, rechácelo en la página de abajo o ignórelo.",
      button: "Abrir la página",
      ended: "Terminó una suplencia",
      endedByDeputy: (deputy: string) => `${deputy} ya no es su suplente. Usted responde sus solicitudes.`,
      endedBySupervisor: (name: string) =>
        `${name} terminó su suplencia. Usted ya no puede responder en su nombre.`,
      waiting: (count: number, name: string) =>
        pluralEs(count, `1 solicitud espera a ${name}`, `${count} solicitudes esperan a ${name}`),
      waitingText: (name: string, { until }: Days) => `Usted es suplente de ${name} hasta el ${until}.`,
      waitingHow: "Abra la página de abajo para recibir un enlace a la lista.",
    },
  },

  catalogue: { supervisors },
};
