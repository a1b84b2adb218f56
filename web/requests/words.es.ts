import type { en } from "./words.en.ts";
import { evidence } from "./words.evidence.es.ts";
import { helpTypes } from "./words.helpTypes.es.ts";
import { citizen, noEmail, wishes } from "./words.person.es.ts";
import { statuses } from "./words.statuses.es.ts";
import { victimForm } from "./words.victimForm.es.ts";

export const es: typeof en = {
  statuses,
  rejected: "rechazada",
  urgencies: { critical: "Crítica", high: "Alta", medium: "Media", low: "Baja" },
  helpTypes,
  employment: {
    employed: "Empleo de tiempo completo",
    "part-time": "Empleo de medio tiempo",
    unemployed: "Sin empleo",
    student: "Estudiante",
    retired: "Jubilación",
    other: "Otra",
  },
  backToRequests: "Volver a las solicitudes",
  detailsFailed: "No se pudieron cargar los datos de la solicitud",
  notFoundTitle: "Solicitud no encontrada",
  notFound: "La solicitud no existe o usted no tiene permiso para verla.",

  list: {
    title: "Sus solicitudes de emergencia",
    new: "Nueva solicitud",
    loading: "Cargando sus solicitudes...",
    failed: "Hubo un error al cargar sus solicitudes. Inténtelo de nuevo.",
    empty: "Todavía no envía ninguna solicitud de fondos de emergencia.",
    create: "Crear una solicitud",
    more: "Mostrar más",
    loadingMore: "Cargando...",
    moreFailed: "No se pudieron cargar las siguientes solicitudes. Inténtelo de nuevo.",
    aiRecommended: "Recomendación de IA:",
    amountOpen: "Monto por decidir",
  },

  signIn: {
    title: "Identifíquese para continuar",
    text: "Para ver las solicitudes de fondos de emergencia debe identificarse. Inicie sesión o complete la verificación.",
    officer: "Verificación de oficiales",
    admin: "Ver todas las solicitudes (administración)",
    dashboard: "Volver al inicio",
  },

  changes: {
    title: (caseId) => `Solicitud ${caseId} actualizada`,
    text: (from, to) => `El estado cambió de “${from}” a “${to}”`,
    region: "Cambios de estado",
    about: (caseId, text) => `${caseId}: ${text}`,
    open: "Ver la solicitud",
    dismiss: "Cerrar",
    notifications: {
      pending: { title: "Solicitud actualizada", text: "La solicitud espera una decisión." },
      processing: { title: "Solicitud en proceso", text: "La solicitud se está procesando." },
      approved: {
        title: "Solicitud aprobada",
        text: "La solicitud fue aprobada. Se están asignando los fondos.",
      },
      dispatched: { title: "Solicitud actualizada", text: "La ayuda va en camino." },
      completed: {
        title: "Solicitud completada",
        text: "La solicitud está completada. Los fondos fueron entregados.",
      },
      denied: {
        title: "Solicitud denegada",
        text: "La solicitud fue denegada. Comuníquese con el departamento para conocer los detalles.",
      },
    },
  },

  notificationsDialog: {
    title: "Notificaciones",
    empty: "Nada nuevo",
    emptyText: "Aquí aparecen los cambios de sus solicitudes que se vieron en este dispositivo.",
    new: "Nueva",
    open: (caseId) => `Ver la solicitud ${caseId}`,
    close: "Cerrar",
  },

  detail: {
    loading: "Cargando la solicitud...",
    created: (date) => `Creada el ${date}`,
    tabs: { details: "Detalles", funding: "Fondos", resources: "Recursos" },
    tabsLabel: "Partes de la solicitud",
    information: "Información de la solicitud",
    victimName: "Nombre de la víctima",
    victimContact: "Contacto de la víctima",
    address: "Dirección",
    amount: "Monto solicitado",
    notCalculated: "Todavía no se calcula",
    urgency: "Nivel de urgencia",
    helpTypes: "Ayuda solicitada",
    details: "Detalles de la solicitud",
    documents: "Documentos de respaldo",
    document: (ordinal) => `Documento ${ordinal}`,
    noDocuments: "No se agregaron documentos de respaldo.",
    deniedTitle: "Esta solicitud fue denegada",
    noReason: "No se registró ningún motivo.",
  },

  recommendation: {
    title: "Recomendación de IA",
    amount: "Monto recomendado",
    waiting:
      "La recomendación se está preparando. Aparecerá aquí sola, por lo general en menos de un minuto.",
    none: "No se hizo ninguna recomendación para esta solicitud.",
    byRules: "Según las reglas del fondo",
    proposed: (model: string) => `Propuesto por ${model}`,
    held: "El modelo propuso más de lo que las reglas del fondo cuentan para estos datos, así que la recomendación se mantiene en las reglas.",
    advice: "La recomendación es solo un consejo. Decide una persona.",
  },

  victimInfo: {
    heading: "Información de la víctima",
    name: "Nombre completo",
    birth: "Fecha de nacimiento",
    home: "Domicilio",
    phone: "Número de teléfono",
    email: "Correo electrónico",
    needStatement: "Explicación de la necesidad",
    relation: "Relación con el oficial",
    employmentStatus: "Situación laboral",
    dependents: "Personas a su cargo",
    otherAssistance: "Otra ayuda",
    emergencyContact: "Contacto de emergencia",
    hidden: "No se le muestra",
  },

  actions: {
    title: "Próximos pasos",
    notConfirmed: "Podrá aprobar o denegar esta solicitud cuando su supervisor le haya confirmado.",
    addVictimInfo: "Agregar información de la víctima",
    editVictimInfo: "Editar información de la víctima",
  },

  resources: {
    title: "Recursos recomendados",
    empty: "No se recomendó ningún recurso para esta solicitud.",
    confidence: "Confianza de la IA",
    confidenceMeans: [
      "Sin valorar",
      "Está en otro lugar del estado: pregunte primero si ayuda aquí",
      "Atiende en todo el país, orienta, o es la segunda opción",
      "Atiende en todo el estado",
      "Atiende en esta región",
      "Responde a esta necesidad en esta ciudad o condado",
    ],
    outOf: (score, most) => `${score} de ${most}`,
    status: "Estado",
    statuses: { recommended: "Recomendado" },
    contact: "Datos de contacto",
    website: "Sitio web",
    types: {
      shelter: "Refugio",
      food: "Alimentos",
      legal: "Legal",
      social: "Social",
      medical: "Médica",
      housing: "Vivienda",
      mental_health: "Salud mental",
      transportation: "Transporte",
    },
  },

  victimForm,
  citizen,
  noEmail,
  wishes,

  newRequest: {
    title: "Nueva solicitud de emergencia",
    lead: "Díganos quién necesita ayuda y qué pasó.",
    offline: "Sin conexión",
    offlineText:
      "Llénela de todos modos: se guarda en este dispositivo y se enviará sola cuando vuelva la conexión.",
    loading: "Cargando el formulario...",
    caseSection: "Caso",
    caseId: "Número de caso",
    caseIdHint: "Se asigna automáticamente.",
    urgency: "Nivel de urgencia",
    victimSection: "Víctima",
    victimName: "Nombre completo",
    victimAddress: "Dirección",
    victimAddressHint: "Calle, ciudad, estado y código postal.",
    victimPhone: "Número de teléfono",
    victimEmail: "Correo electrónico",
    requestSection: "Solicitud",
    details: "Detalles de la solicitud",
    detailsHint: "Qué pasó, cuántas personas, para cuántas noches o comidas.",
    assistanceTitle: "Ayuda de la IA",
    assistanceText:
      "Cuando envíe la solicitud, se leen los detalles para recomendar un monto y recursos cercanos. Se omiten nombres y datos de contacto, y siempre decide una persona.",
    cancel: "Cancelar",
    submit: "Enviar solicitud",
    submitting: "Enviando...",
    submitted: "Solicitud enviada",
    filedBefore: "Su primer intento ya la había registrado, sin sus últimos cambios. Aquí se ve su estado.",
    submittedText: (caseId) => `${caseId} quedó registrada. Aquí se ve su estado.`,
    invalid: "Revise el formulario",
    invalidText: "Revise que haya llenado bien todos los campos obligatorios.",
    failed: "No se pudo enviar",
    failedText: (message) => `Hubo un error al enviar su solicitud: ${message}`,
  },

  evidence,
};
