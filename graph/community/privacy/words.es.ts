import type { Times } from "./times.ts";

export const es = {
  title: "Privacidad",
  lead: "Esta página explica qué guardamos sobre usted, para qué, por cuánto tiempo y quién puede leerlo.",
  short: {
    title: "En resumen",
    kept: "Sirve para decidir la ayuda y enviarla.",
    texts: "Son neutrales. Responda ALTO para no recibir más.",
    time: "Las solicitudes se conservan hasta que el responsable las elimine.",
    readers: "Cada consulta de una solicitud queda registrada. No vendemos nada sobre usted.",
    ask: "Pida verlo, corregirlo o borrarlo.",
  },
  kept: {
    title: "Qué guardamos y para qué",
    help: {
      title: "Si recibe ayuda",
      points: [
        "Si se pide ayuda para usted: su nombre, dirección, teléfono, correo, fecha de nacimiento, lo que pasó, lo que necesita y los archivos que se agregaron. Sirve para decidir la ayuda, enviarla y no pagar dos veces por lo mismo. Su fecha de nacimiento y su identificación oficial se guardan cifradas.",
        "Si usted o el oficial lo indicó: su identificación oficial, su empleo, las personas a su cargo, otra ayuda que recibe, su relación con el oficial, un contacto de emergencia y cómo prefiere que le contacten.",
        "Decisiones: lo que se decidió sobre la ayuda, los motivos y las notas de quienes trabajaron en ella.",
        "Para encontrar otras solicitudes suyas: palabras de búsqueda, y su nombre, fecha de nacimiento, teléfono y dirección como códigos. Los códigos no permiten leer los datos.",
        "Mensajes: los mensajes y cartas enviados, y lo que se respondió.",
        "Si permitió que demos sus datos a otra organización: a quién, para qué, hasta cuándo y quién firmó. Si pregunta por sus propios datos, sus palabras y nuestra respuesta.",
        "Si decide decirlo: su grupo de edad, género, raza y etnia, y necesidades especiales, y los tipos de delito que indicó el oficial. Al financiador solo le informamos los números.",
      ],
    },
    officers: {
      title: "Si es oficial, supervisor o suplente",
      points: [
        "Lo que le identifica: su nombre, rango, agencia, número de placa, teléfono y correo, su número en el acceso de su agencia, y lo que decidió. Así se sabe quién pidió y quién aprobó.",
      ],
    },
    visitors: {
      title: "Si usa este sitio",
      points: [
        "Las solicitudes de llamada, los comentarios o las correcciones que envíe: lo que escribe y sus datos de contacto, si los da.",
        "Cada sesión: su dirección de red y su navegador. Así se nota si otra persona la usa.",
        "Un registro: quién abrió o cambió un expediente, cuándo y desde qué dirección de red. Nadie puede cambiar ese registro.",
      ],
    },
    limits:
      "Cuando envía algo: su navegador guarda un número al azar durante un día. Solo sirve para contar cuántas veces envía cada dispositivo, porque muchas personas pueden compartir una red. No lo guardamos ni lo relacionamos con lo que envía.",
    device: "El registro de incidentes: se queda en su propio dispositivo. Nunca lo recibimos.",
    chat: "El chat: no lo guardamos. Está en su navegador hasta que cierre la pestaña.",
    chatAi:
      "El chat: no lo guardamos. Está en su navegador hasta que cierre la pestaña. Un servicio externo de inteligencia artificial escribe algunas respuestas; antes quitamos del texto teléfonos, correos y datos parecidos.",
  },
  time: {
    title: "Por cuánto tiempo lo guardamos",
    points: (t: Times) => [
      "Nada se borra automáticamente: las solicitudes, cartas, mensajes, solicitudes de llamada, comentarios y el registro se conservan hasta que el responsable los elimine. Usted puede pedirlo.",
      `Archivos sin usar: un archivo que no se usó en ninguna solicitud se elimina después de ${t.unattachedHours} horas.`,
      `Copias de seguridad: lo eliminado puede seguir en ellas durante ${t.backupDays} días. Están cifradas.`,
      `Enlaces: dejan de servir. El del supervisor después de ${t.supervisorHours} horas, el de respuesta después de ${t.replyDays} días, la pregunta sobre la ayuda después de ${t.ratingDays} días.`,
    ],
  },
  texts: {
    title: "Mensajes de texto",
    points: (sender: string) => [
      "De qué le escribimos: de su solicitud, la ayuda que recibe y preguntas sobre ella. La frecuencia depende de su caso; por lo general son pocos.",
      `Palabras neutrales: otra persona puede leer su teléfono. Los mensajes llegan de parte de “${sender}”.`,
      "Costo: pueden aplicarse tarifas de mensajes y datos.",
      "Sin publicidad: nunca compartimos ni vendemos su número, ni su permiso para recibir mensajes, con fines de publicidad.",
      "Para parar: responda ALTO para parar y AYUDA para recibir ayuda. También puede llamarnos o escribirnos para que paremos. Se aplica de inmediato.",
    ],
  },
  readers: {
    title: "Quién puede leerlo",
    officers: {
      own: "Oficiales: solo el oficial que presentó la solicitud. Ningún otro oficial puede leerla.",
      agency:
        "Oficiales: el oficial que presentó la solicitud y los oficiales confirmados de la misma agencia que tengan su enlace. No ven su identificación oficial ni su fecha de nacimiento, y cada consulta queda registrada.",
      verified:
        "Oficiales: el oficial que presentó la solicitud y los oficiales confirmados de cualquier agencia que tengan su enlace. No ven su identificación oficial ni su fecha de nacimiento, y cada consulta queda registrada.",
    },
    points: [
      "El supervisor del oficial, por un enlace personal: sus iniciales, lo que necesita y la cantidad.",
      "Los administradores del responsable: cada vez que abren un expediente queda registrado, y la identificación oficial solo se muestra cuando la piden.",
      "Empresas: las que entregan nuestros correos y mensajes de texto, y el hotel, conductor o tienda que le ayuda, reciben solo lo necesario.",
      "Si pidió permanecer en el anonimato: su nombre se oculta en listas, correos y cartas.",
    ],
    ai: "Un servicio externo de inteligencia artificial: ayuda a sugerir una cantidad. Recibe lo que se necesita, sin su nombre ni sus datos de contacto.",
    sold: "Nadie más: no vendemos nada sobre usted ni lo usamos para publicidad.",
  },
  ask: {
    title: "Sus preguntas y solicitudes",
    text: "Puede preguntar qué guardamos sobre usted y pedir que se corrija o se borre. Indique su número de caso si lo tiene.",
    pass: "Preguntar en su pase de ayuda",
    contact: (contact: string) => `Escriba o llame: ${contact}`,
    noContact:
      "A quién preguntar: responda al correo o mensaje que recibió, o pregunte al oficial de su caso.",
    device:
      "En este dispositivo: para borrar lo que guarda, abra Ajustes y elija “Borrar todo en este dispositivo”.",
  },
};
