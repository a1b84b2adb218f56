import type { en } from "./words.ts";

export const es: typeof en = {
  title: "Centro de ayuda",
  notice: "Si hay una vida en peligro, llame de inmediato al 911.",
  close: "Cerrar",
  agent: {
    title: "Agente virtual de ayuda con IA",
    text: "Responde sobre ayuda, solicitudes y sus derechos, de día y de noche",
    action: "Iniciar chat",
  },
  hotline: {
    title: "Línea de emergencia",
    text: "Una vida en peligro, un delito o un incendio: 911",
    action: "Llamar ahora",
  },
  crisis: {
    text: "Línea de Prevención del Suicidio y Crisis, de día y de noche (oprima 2)",
    action: "Llamar al 988",
  },
  local: { text: "Comida, refugio y otra ayuda cerca de usted", action: "Llamar al 2-1-1" },
  email: {
    title: "Ayuda por correo electrónico",
    text: "Para todo lo que puede esperar un día",
    action: "Enviar correo",
  },
  guide: {
    title: "Guía del usuario",
    text: "Aún no está disponible. El chat explica cómo funciona todo.",
    action: "Guía del usuario",
  },
  admin: {
    title: "Acceso de administración",
    text: "Solo para administradores de SafeVoice.",
    action: "Acceso de administración",
  },
  chat: {
    title: "Chat de ayuda",
    back: "Centro de ayuda",
    log: "Conversación",
    you: "Usted",
    assistant: "Agente de ayuda",
    welcome:
      "Hola, soy el agente virtual de SafeVoice. Puedo informarle sobre ayuda para alimentos, vivienda, hotel y transporte, cómo presentar una solicitud, sus derechos y la ayuda que hay cerca de usted. ¿Qué necesita?",
    privacy: "Esta conversación solo se guarda en esta página. Al cerrarla o recargarla, se borra.",
    privacyModel:
      "Un modelo de inteligencia artificial escribe las respuestas. Quitamos los nombres, números y direcciones antes de enviarle su mensaje.",
    message: "Su mensaje",
    send: "Enviar",
    typing: "El agente de ayuda está escribiendo...",
    stop: "Detener",
    stopped: "Detenido",
    retry: "Intentar de nuevo",
    failed: (phone) =>
      `Lo siento, en este momento tengo dificultades técnicas. Inténtelo de nuevo en un momento o, si es urgente, llame a nuestra línea de emergencia al ${phone}.`,
    numbers:
      "Si hay peligro, llame al 911. Si hay pensamientos de suicidio, llame al 988 y oprima 2. Control de Envenenamiento: 1-800-222-1222.",
    notLoaded: "No se pudo abrir el chat",
    notLoadedText: "Revise su conexión e inténtelo de nuevo. Los números de aquí funcionan sin ella.",
    quick: "Sugerencias",
    replies: [
      "Necesito comida",
      "Necesito un lugar donde dormir",
      "¿Cuáles son mis derechos?",
      "¿Cómo presento una solicitud?",
    ],
    download: "Descargar",
    erase: "Borrar",
    erased: "Conversación borrada",
    transcript: "Chat de ayuda de SafeVoice",
    fileName: "safevoice-chat.txt",
  },
  danger: {
    title: "Si puede haber una vida en peligro, llame ahora.",
    call: {
      "911": "Llamar al 911",
      "988": "Llamar al 988",
      poison: "Control de Envenenamiento 1-800-222-1222",
      violence: "Violencia doméstica 1-800-799-7233",
      child: "Childhelp 1-800-422-4453",
      missing: "Menores desaparecidos 1-800-843-5678",
      assault: "Agresión sexual 1-800-656-4673",
      trafficking: "Trata de personas 1-888-373-7888",
    },
    text988: "Enviar mensaje al 988",
  },
  guidelines: {
    title: "Normas del servicio",
    hotel: (hours) => `Ayuda para hotel: una estadía de ${hours} horas por solicitud`,
    food: (amount) => `Ayuda para alimentos: ${amount} por persona`,
    housing: (amount) => `Ayuda para vivienda: ${amount} por noche`,
    people: "Una persona decide sobre cada solicitud.",
  },
  callback: {
    title: "Pedir una llamada",
    lead: "Una persona de nuestro equipo de ayuda le llamará.",
    times: "Las llamadas urgentes se atienden en 2 a 5 minutos; las generales, en 5 a 15 minutos.",
    offDuty:
      "Estos tiempos se aplican cuando hay un administrador de turno. A otras horas, le llamaremos en cuanto haya uno disponible.",
    name: "Su nombre",
    phone: "Número de teléfono",
    type: "¿Qué tan urgente es?",
    types: { general: "General", urgent: "Urgente" },
    message: "Mensaje (opcional)",
    submit: "Pedir llamada",
    submitting: "Enviando...",
    cancel: "Cancelar",
    open: "Pedir una llamada",
    minutes: (from, to) => `${from} a ${to} minutos`,
    done: (time) =>
      `Recibimos su solicitud de llamada. Alguien le llamará en ${time}. Si se vuelve una emergencia, llame al 911.`,
    doneOffDuty:
      "Recibimos su solicitud de llamada. En este momento no hay nadie de turno. Le llamaremos en cuanto haya un administrador disponible. Si se vuelve una emergencia, llame al 911. Si necesita comida, un cuarto o transporte ahora, llame al 2-1-1.",
    failed: "Hubo un error al pedir la llamada. Inténtelo de nuevo.",
  },
};
