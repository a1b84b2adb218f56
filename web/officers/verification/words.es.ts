import { pluralEs } from "../../../shared/core/i18n/plural.ts";
import { helpTypes } from "../../intake/needs/words.helpTypes.es.ts";

export const es = {
  services: helpTypes,
  statuses: { pending: "Pendiente", verified: "Verificada", rejected: "Rechazada" },
  provisional: "Verificada provisionalmente",
  dashboard: "Inicio",

  form: {
    beenHere: "¿Ya lo envió antes? Vuelva a sus casos",
    title: "Solo para oficiales del orden público",
    lead: "Díganos quién es y qué pasó. Su supervisor confirmará su identidad por correo electrónico. No necesita una cuenta.",
    officer: "Información del oficial",
    officerName: "Nombre completo",
    officerRank: "Rango / cargo",
    agency: "Agencia o departamento de policía",
    badgeNumber: "Número de placa",
    officerPhone: "Teléfono directo",
    officerEmail: "Correo oficial",
    case: "Información del caso",
    caseNumber: "Número de caso",
    caseNumberHint: "Obligatorio para el seguimiento",
    incidentDescription: "Breve descripción del incidente",
    services: "Servicios necesarios",
    servicesHint: "Elija al menos uno.",
    fromLast: "Tomado de su último caso",
    notYou: "¿No es usted? Borrar",
    supervisor: "Información del supervisor",
    supervisorAgain:
      "Su último caso no fue confirmado; por eso estos campos están vacíos. Indique al supervisor que le conoce a usted y conoce este caso.",
    supervisorName: "Nombre completo del supervisor",
    supervisorRank: "Rango / cargo del supervisor",
    supervisorPhone: "Teléfono directo del supervisor",
    supervisorEmail: "Correo oficial del supervisor",
    emailNote:
      "Se acepta cualquier correo del supervisor, pero los del departamento llegan con más seguridad. Con cualquier otro, una segunda persona debe revisar cada aprobación.",
    submit: "Verificar identidad",
    submitting: "Verificando...",
    left: (fields: number) => `Revise ${fields} campos. Empiece con:`,
    noService: "Elija un servicio arriba para continuar.",
    back: "Volver al inicio",
    saved: "Información guardada",
    savedText: "Pase a la página de verificación para continuar.",
    failed: "Error al enviar",
    failedText: "Hubo un problema al enviar su información. Inténtelo de nuevo.",
  },

  page: {
    waysBack: "Este dispositivo se bloquea si no lo usa. Configure cómo volver a entrar",
    title: "Verificación de oficiales",
    loading: "Cargando su verificación...",
    status: "Estado de la verificación",
    officer: "Oficial",
    nameAndRank: "Nombre y rango",
    agency: "Agencia",
    badgeNumber: "Número de placa",
    contact: "Contacto",
    case: "Caso",
    caseNumber: "Número de caso",
    incident: "Descripción del incidente",
    services: "Servicios",
    supervisor: "Supervisor",
    supervisorName: "Nombre y rango",
    back: "Volver al formulario",
    leaving: "El formulario se abrirá en un momento.",
    verifiedTitle: "Su identidad está verificada",
    verifiedText: "Su supervisor confirmó este caso. Puede pasar al seguimiento del caso.",
    limitedText:
      "El correo de su supervisor no es de un departamento, así que una segunda persona debe revisar cada aprobación.",
    rejectedTitle: "Verificación denegada",
    pendingTitle: "En espera de su supervisor",
    pendingText: (address: string) =>
      `Su supervisor responde con el enlace de nuestro correo a ${address}. Esta página se actualizará entonces.`,
    pendingRoundup: (address: string, time: string) =>
      `Su caso se guardó. ${address} recibió varios correos y no ha respondido, así que el próximo reunirá a todos los que esperan. Lo enviaremos a las ${time}. Llame a su supervisor.`,
    provisionalTitle: (time: string) => `Su identidad está verificada provisionalmente (termina: ${time})`,
    provisionalText:
      "La Verificación 911 le da acceso a este caso durante 60 minutos. No le permite aprobar ni entregar fondos. Todavía necesitamos la respuesta de su supervisor.",
  },

  actions: {
    title: "Próximos pasos",
    resend: "Reenviar correo",
    sending: "Enviando...",
    resendIn: (seconds: number) => `Reenviar correo (${clock(seconds)})`,
    left: (count: number) =>
      pluralEs(
        count,
        "Puede enviar 1 correo más en esta hora.",
        `Puede enviar ${count} correos más en esta hora.`,
      ),
    emergency: "Verificación 911",
    continue: "Continuar",
    emergencyHint:
      "La Verificación 911 no llama al 911. Abre este caso durante 60 minutos antes de que responda su supervisor. Si una vida está en peligro, llame al 911.",
    confirmTitle: "¿Usar la Verificación 911?",
    confirmLead: "Úsela solo en una emergencia que no puede esperar a su supervisor.",
    grants: [
      "Tendrá acceso a este caso durante 60 minutos.",
      "Podrá registrar al beneficiario y presentar una solicitud. No podrá aprobar ni entregar fondos.",
      "Avisamos de inmediato a su supervisor y al equipo de emergencias, y el uso queda registrado.",
      "Puede usarla una sola vez por caso.",
    ],
    confirm: "Usar Verificación 911",
    confirming: "Verificando...",
  },

  toasts: {
    sent: "Correo de verificación enviado",
    sentText: (address: string) => `Es para su supervisor, a ${address}.`,
    failed: "No se pudo enviar la verificación",
    failedText: "Ocurrió un error al enviar la solicitud de verificación.",
    network: "Error de red",
    networkText: "No se pudo conectar con el servicio de verificación. Inténtelo de nuevo.",
    verified: "Verificación confirmada",
    verifiedText: "Su supervisor verificó este caso.",
    rejected: "Verificación denegada",
    rejectedText: "Su supervisor no verificó este caso. Comuníquese directamente con su supervisor.",
    provisional: "La Verificación 911 está activa",
    provisionalText: "Tiene acceso a este caso durante 60 minutos.",
    noData: "No hay datos de verificación",
    noDataText: "Llene primero el formulario de verificación.",
    loadFailed: "Error al cargar la verificación",
    loadFailedText: "No se pudo obtener la información de su verificación. Inicie sesión de nuevo.",
  },
};

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
