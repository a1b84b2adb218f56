import type { Sayings } from "./answer.ts";

export const es: Sayings = {
  urgent: {
    crisis:
      "Si su vida corre peligro ahora mismo, llame al 911. También puede llamar al 988, la Línea de Prevención del Suicidio y Crisis, y oprimir 2, o enviar la palabra AYUDA por mensaje de texto al 988, de día y de noche: alguien le va a escuchar. No tiene que pasar por esto a solas; yo sigo aquí con usted.",
    danger:
      "Llame al 911 ahora, si puede hacerlo sin riesgo. Si no puede hablar, envíe un mensaje de texto al 911 donde exista ese servicio. Si alguien en casa le hace daño, la Línea Nacional contra la Violencia Doméstica responde de día y de noche al 1-800-799-7233. En una crisis emocional, llame al 988 y oprima 2.",
  },
  callback:
    "Podemos llamarle. Escriba su nombre y su teléfono en el formulario e indique si es urgente. En una emergencia, llame primero al 911.",
  askState:
    "Dígame en qué estado está, o abra Recursos, y le mostraré quién ayuda cerca de usted. También puede marcar el 2-1-1 a cualquier hora.",
  inYourState: "En su estado:",
  or: "o",
  about: {
    food: ({ foodUsdPerPerson }) =>
      `La ayuda para alimentos es de $${foodUsdPerPerson} por persona. Una solicitud puede cubrir hasta diez personas; indique cuántas son.`,
    housing: ({ housingUsdPerNight, hotelHours }) =>
      `La ayuda para vivienda es de $${housingUsdPerNight} por noche. Una estadía de hotel es de ${hotelHours} horas por solicitud.`,
    hotel: ({ hotelHours, housingUsdPerNight }) =>
      `La ayuda para hotel es una estadía de ${hotelHours} horas por solicitud, hasta $${housingUsdPerNight} por noche. Para otra noche hace falta otra solicitud.`,
    transportation: ({ transportationUsd }) =>
      `La ayuda para transporte llega hasta $${transportationUsd}, según la distancia. Diga desde dónde y hasta dónde.`,
    legal: () => "No damos asesoría legal, pero las oficinas de ayuda legal gratuita sí.",
    medical: () =>
      "Los centros de salud comunitarios atienden con o sin seguro médico. Si es algo que no puede esperar, llame al 911.",
    mental_health: () =>
      "Hablar con alguien puede ayudar. A cualquier hora, llame al 988 y oprima 2, o envíe la palabra AYUDA por mensaje de texto al 988.",
    rights: () =>
      "En un encuentro con la policía usted puede guardar silencio, puede negarse a un registro sin orden judicial y puede preguntar: “Am I free to go?” (¿Puedo irme?). Si le arrestan, puede pedir un abogado. Mantenga la calma y nunca se resista físicamente. La guía Conozca sus derechos tiene la lista completa. Esto es información, no asesoría legal.",
    status: () =>
      "Desde aquí no puedo ver las solicitudes. Abra Solicitudes para ver cada una. Pendiente significa que espera una decisión; en proceso, que otra persona también debe aprobarla; aprobada, que el dinero está apartado; completada, que ya se entregó. La lista se actualiza sola.",
    request: ({ foodUsdPerPerson, housingUsdPerNight, transportationUsd }) =>
      `Abra Nueva para presentar una solicitud: diga quién necesita ayuda, dónde y con qué. Puede cubrir alimentos ($${foodUsdPerPerson} por persona), vivienda ($${housingUsdPerNight} por noche) y transporte (hasta $${transportationUsd}). Una persona decide sobre cada solicitud. Un oficial también puede presentarla por usted.`,
    officer: () =>
      "Los oficiales empiezan en el Portal de oficiales: llene el formulario y su supervisor le confirmará por correo electrónico. Después puede presentar solicitudes. Si el correo no llegó, reenvíelo desde la página de verificación.",
    incident: () =>
      "Puede anotar lo que pasó en el Registro de incidentes; se guarda solo en este dispositivo. Para quejarse de un oficial, escriba a Asuntos Internos de la agencia o a la junta de supervisión de su ciudad; una oficina de ayuda legal puede ayudarle.",
    feedback: () =>
      "Puede contar lo que salió bien o mal en Comentarios de la comunidad. La agencia no lo ve, y no tiene que decir quién es.",
    events: () => "Las reuniones y los talleres de la comunidad están en Eventos.",
    directory: () =>
      "El directorio muestra dónde hay comida, refugio, vivienda y ayuda legal, médica y de salud mental en cada estado.",
    thanks: () => "De nada. Aquí estoy si necesita algo más.",
    greeting: () =>
      "¡Hola! Puedo informarle sobre ayuda para alimentos, vivienda, hotel y transporte, cómo presentar una solicitud, sus derechos y quién ayuda cerca de usted. Si está en peligro, llame al 911.",
    unknown: () =>
      "No sé si entendí bien. Puedo informarle sobre ayuda para alimentos, vivienda, hotel y transporte, cómo presentar una solicitud y sus derechos. También podemos llamarle: escriba “llámeme”. Si es urgente, llame al 911, o al 2-1-1 para ayuda local.",
  },
};
