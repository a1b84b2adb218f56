import type { en } from "./words.en.ts";

export const es: typeof en = {
  title: "Centro de ayuda",
  notice: "Si esta es una emergencia que pone en peligro la vida, llame al 911 de inmediato.",
  close: "Cerrar",
  agent: {
    title: "Agente virtual de ayuda con IA",
    text: "Responde sobre ayuda, solicitudes y sus derechos, de día y de noche",
    action: "Iniciar chat",
  },
  hotline: {
    title: "Línea de emergencia",
    text: "Peligro de muerte, un delito o un incendio: 911",
    action: "Llamar ahora",
  },
  crisis: {
    text: "Línea de Prevención del Suicidio y Crisis (oprima 2 para español)",
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
    title: "Acceso administrativo",
    text: "Solo para administradores de SafeVoice.",
    action: "Entrar como administrador",
  },
  chat: {
    title: "Chat de ayuda",
    back: "Centro de ayuda",
    log: "Conversación",
    you: "Usted",
    assistant: "Agente de ayuda",
    welcome:
      "Hola, soy el agente virtual de SafeVoice. Puedo informarle sobre ayuda para alimentos, vivienda, hotel y transporte, cómo presentar una solicitud, sus derechos y quién ayuda cerca de usted. ¿Qué necesita?",
    privacy: "Esta conversación solo se guarda en esta página. Al cerrarla o recargarla, se borra.",
    privacyModel:
      "Las respuestas vienen de un modelo de lenguaje. Los nombres, números y direcciones se quitan antes de enviarle su mensaje.",
    message: "Su mensaje",
    send: "Enviar",
    typing: "El agente de ayuda está escribiendo...",
    stop: "Detener",
    stopped: "Detenido",
    retry: "Intentar de nuevo",
    failed: (phone) =>
      `Lo siento, en este momento tengo dificultades técnicas. Inténtelo de nuevo en un momento o, si es urgente, llame a nuestra línea de emergencia al ${phone}.`,
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
    title: "Si una vida puede correr peligro, llame ahora.",
    call911: "Llamar al 911",
    call988: "Llamar al 988",
    text988: "Mensaje al 988",
  },
  guidelines: {
    title: "Normas del servicio",
    hotel: (hours) => `Ayuda para hotel: una estancia de ${hours} horas por solicitud`,
    food: (amount) => `Ayuda para alimentos: ${amount} por persona`,
    housing: (amount) => `Ayuda para vivienda: ${amount} por noche`,
    people: "Una persona decide sobre cada solicitud.",
  },
  callback: {
    title: "Pedir una llamada",
    lead: "Alguien de ayuda le llamará.",
    times: "Las solicitudes urgentes reciben respuesta en 2-5 minutos; las generales, en 5-15 minutos.",
    name: "Su nombre",
    phone: "Número de teléfono",
    type: "¿Qué tan urgente es?",
    types: { general: "General", urgent: "Urgente" },
    message: "Mensaje (opcional)",
    submit: "Pedir llamada",
    submitting: "Enviando...",
    cancel: "Cancelar",
    open: "Pedir una llamada",
    minutes: (from, to) => `${from}-${to} minutos`,
    unknownTime: "5-15 minutos",
    done: (time) =>
      `Recibimos su solicitud de llamada. Alguien le llamará en ${time}. Si se convierte en una emergencia, llame al 911.`,
    failed: "Hubo un error al pedir la llamada. Inténtelo de nuevo.",
  },
  sentences: {
    "Please fill in your name and phone number": "Escriba su nombre y su número de teléfono",
    "The name is too long": "El nombre es demasiado largo",
    "The phone number is too long": "El número de teléfono es demasiado largo",
    "Give a phone number that can be called": "Escriba un número de teléfono al que se pueda llamar",
    "Choose general or urgent": "Elija general o urgente",
    "A message has at most 2000 characters": "Un mensaje tiene como máximo 2000 caracteres",
    "You are writing very fast. Please wait a minute. If this is urgent, call 911 or 988.":
      "Está escribiendo muy rápido. Espere un minuto. Si es urgente, llame al 911 o al 988.",
    "We have your callback request and will call you. If this is urgent, please call 911.":
      "Tenemos su solicitud y le llamaremos. Si es urgente, llame al 911.",
  },
};
