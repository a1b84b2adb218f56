import { stateNames } from "../../../../shared/community/directory/places/state-names.es.ts";
import type { Sayings } from "./sayings.ts";
import { urgentInSpanish } from "./urgent.es.ts";

export const es: Sayings = {
  urgent: urgentInSpanish,
  numbersFirst:
    "911: peligro de vida. 988 y oprima 2: pensamientos de suicidio. Centro de Control de Envenenamiento: 1-800-222-1222.",
  callback:
    "Podemos llamarle. Escriba su nombre y su teléfono en el formulario e indique si es urgente. En una emergencia, llame primero al 911.",
  eitherOf: "Quizá no entendí bien. Estas dos respuestas pueden servirle:",
  elseAsk:
    "Si quería decir otra cosa, dígalo con otras palabras, o escriba “llámeme” para hablar con una persona.",
  ifSafe: "Si nadie está en peligro ahora, esto puede servirle:",
  askState:
    "Dígame en qué estado está, o abra Recursos, y le mostraré quién ayuda cerca de usted. También puede marcar el 2-1-1 a cualquier hora.",
  askWhichState: (city, states) =>
    `Hay una ciudad llamada ${city} en varios estados. ¿En cuál está usted: ${states} u otro? También puede marcar el 2-1-1 a cualquier hora.`,
  stateNames,
  inYourState: "En su estado:",
  forCity: (city) => `Para ${city}:`,
  orDial: "O marque el 2-1-1 a cualquier hora: saben qué lugares tienen espacio ahora.",
  or: "o",
  about: {
    exit: () =>
      "Presione el botón Salir, arriba en la página, o tres veces la tecla Escape. En lugar de esta página se abre un sitio del clima, y el botón Atrás no vuelve aquí. Salir no borra el historial del navegador, ni otras pestañas, ni los archivos que descargó. Si alguien puede revisar este dispositivo, use una ventana privada. La página /exit-help explica más. Si está en peligro, llame al 911.",
    letter: () =>
      "Usted puede comprobar una carta: abra la página de comprobación (/letters/check) y escriba su número, que se ve como L-2026-000123, y su código. La página dice si nosotros enviamos la carta y si todavía es válida. No muestra para quién es. Nadie puede cobrarle por una carta o un código. Si alguien lo hace, no viene de nosotros. Si perdió una carta, pregunte al oficial o escriba “llámeme”, y podemos enviarla otra vez.",
    code: () =>
      "Si un código no funciona o nunca llegó, pregunte al oficial que presentó su solicitud o escriba “llámeme”: se puede volver a enviar o reemplazar. Revise antes el correo no deseado y los mensajes de texto. Su carta y su pase de ayuda dicen en qué lugar aceptan el código. En el mostrador, muestre la carta: su número se comprueba en /letters/check. Un código usado o vencido ya no sirve. La ayuda es para las personas de la solicitud; si otra debe usarla, pregunte antes al oficial. Si esta noche no tiene dónde dormir o qué comer, marque el 2-1-1.",
    silentOfficer: () =>
      "Lamento que tenga que esperar. No necesita a ese oficial para recibir ayuda: escriba “llámeme” y una persona del fondo le llamará, sin el oficial. Mientras tanto su solicitud sigue, porque otras personas deciden sobre ella. Para un cuarto o comida esta noche, marque el 2-1-1.",
    remaining: () =>
      "Desde aquí no puedo ver una solicitud ni una cantidad. La carta que recibió dice lo que se aprobó, y el oficial que presentó la solicitud ve lo que queda. Escriba “llámeme” y una persona se lo dirá. Cuando se acabe, se puede presentar otra solicitud.",
    raid: () =>
      "Usted no tiene que abrir la puerta. Pida a través de la puerta que le muestren una orden firmada por un juez, con su nombre o su dirección: por la ventana o por debajo de la puerta. Un formulario de ICE firmado por un oficial no les permite entrar a su casa. Puede guardar silencio, no tiene que decir dónde nació ni firmar nada, y puede pedir un abogado. Mantenga la calma, no corra ni se resista, y no mienta ni muestre documentos falsos. Esto es información, no asesoría legal: vea Conozca sus derechos, y en Recursos hay ayuda legal gratuita.",
    food: ({ foodUsdPerPerson }) =>
      `La ayuda para alimentos es de $${foodUsdPerPerson} por persona. Una solicitud puede cubrir hasta diez personas; indique cuántas son. Si necesita comida hoy, llame al 2-1-1: saben qué bancos de alimentos están abiertos.`,
    housing: ({ housingUsdPerNight, hotelHours }) =>
      `La ayuda para vivienda es de $${housingUsdPerNight} por noche. Una estadía de hotel es de ${hotelHours} horas por solicitud. El fondo paga un cuarto, no la renta ni un depósito. Si debe renta o recibió un aviso de desalojo, llame hoy al 2-1-1 y pida ayuda para la renta. La ayuda legal gratuita sirve si lo quieren desalojar o le cambiaron la cerradura.`,
    hotel: ({ hotelHours, housingUsdPerNight }) =>
      `La ayuda para hotel es una estadía de ${hotelHours} horas por solicitud, hasta $${housingUsdPerNight} por noche. Para otra noche hace falta otra solicitud. En la recepción, muestre la carta y su código. Si no encuentran su reservación, el personal puede comprobar la carta en /letters/check, o usted puede escribir “llámeme”. Para una cama esta noche sin solicitud, llame al 2-1-1.`,
    transportation: ({ transportationUsd }) =>
      `La ayuda para transporte llega hasta $${transportationUsd}, según la distancia. Diga desde dónde y hasta dónde. El fondo paga un viaje, no gasolina, reparaciones ni grúa. Si la policía se llevó su carro, pregunte a esa agencia dónde está y cuánto cuesta sacarlo. El 2-1-1 sabe quién ayuda con cobros y reparaciones. Si un viaje no llegó, escriba “llámeme”.`,
    legal: () =>
      "No damos asesoría legal, pero las oficinas de ayuda legal gratuita sí. Ayudan con desalojos, inmigración, salarios sin pagar y quejas. En un caso penal, pida al juez un defensor público si no puede pagar un abogado. Si el suyo no le devuelve la llamada, llame a la oficina del defensor público.",
    medical: () =>
      "Los centros de salud comunitarios atienden con o sin seguro médico y pueden ayudarle a conseguir medicinas. Si tiene una factura del hospital, pida al hospital ayuda económica (financial assistance). El fondo no paga facturas médicas. Si es algo que no puede esperar, llame al 911.",
    mental_health: () =>
      "Hablar con alguien puede ayudar. A cualquier hora, llame al 988 y oprima 2, o envíe la palabra AYUDA por mensaje de texto al 988.",
    rights: () =>
      "En un encuentro con la policía usted puede guardar silencio, puede negarse a un registro sin orden judicial y puede preguntar: “Am I free to go?” (¿Puedo irme?). Si le arrestan, puede pedir un abogado. Mantenga la calma y nunca se resista físicamente. La guía Conozca sus derechos tiene la lista completa. Esto es información, no asesoría legal.",
    status: () =>
      "Desde aquí no puedo ver las solicitudes. Abra Solicitudes para ver cada una. Pendiente significa que espera una decisión; en proceso, que otra persona también debe aprobarla; aprobada, que el dinero está apartado; completada, que ya se entregó. La lista se actualiza sola. Deciden personas, o reglas que ellas fijan, así que no puedo prometer un plazo; en cuanto se decida, sale una carta por correo electrónico o mensaje de texto. Si no ha llegado nada y no puede esperar, escriba “llámeme” o marque el 2-1-1 para recibir ayuda esta noche.",
    request: ({ foodUsdPerPerson, housingUsdPerNight, transportationUsd }) =>
      `Abra Nueva para presentar una solicitud: diga quién necesita ayuda, dónde y con qué. Puede cubrir alimentos ($${foodUsdPerPerson} por persona), vivienda ($${housingUsdPerNight} por noche) y transporte (hasta $${transportationUsd}). Sobre cada solicitud deciden personas, o reglas que ellas fijan. Un oficial también puede presentarla por usted. Puede pedir más de una vez: sobre cada solicitud se decide aparte.`,
    officer: () =>
      "Los oficiales empiezan en el Portal de oficiales: llene el formulario y su supervisor le confirmará por correo electrónico. Después puede presentar solicitudes. Si el correo no llegó, reenvíelo desde la página de verificación. Si su supervisor no puede responder, escriba “llámeme”: un administrador puede confirmarle.",
    incident: () =>
      "Puede anotar lo que pasó en el Registro de incidentes; se guarda solo en el dispositivo donde lo escribió, y nosotros no podemos recuperarlo. Para pasarlo a otro, elija Guardar una copia allí y Recuperar una copia aquí. Puede imprimirlo para un abogado. Para quejarse de un oficial, escriba a Asuntos Internos de la agencia o a la junta de supervisión de su ciudad. Si la policía dañó sus cosas, presente pronto un reclamo a la ciudad o al condado, porque el plazo puede ser corto. Una oficina de ayuda legal puede ayudarle.",
    feedback: () =>
      "Puede contar lo que salió bien o mal en Comentarios de la comunidad. La agencia no lo ve, y no tiene que decir quién es.",
    events: () => "Las reuniones y los talleres de la comunidad están en Eventos.",
    utility: ({ systemName }) =>
      `${systemName} paga comida, un cuarto o un viaje. Para la luz, el gas, la calefacción y el agua ayuda la oficina de asistencia de energía de su estado, y su compañía debe decirle cómo evitar el corte: pida hoy un plan de pagos. El 2-1-1 conoce fondos locales.`,
    directory: () =>
      "El directorio muestra dónde hay comida, refugio, vivienda y ayuda legal, médica y de salud mental en cada estado.",
    violence: () =>
      "Usted no merece que le hagan daño. La Línea Nacional contra la Violencia Doméstica responde de día y de noche al 1-800-799-7233 y conoce refugios cuya dirección es secreta. Si está en peligro ahora, llame al 911. El botón Salir, o tres veces la tecla Escape, le saca de esta página de inmediato.",
    abroad: ({ systemName }) =>
      `${systemName} y su directorio funcionan en los cincuenta estados de los Estados Unidos y en Washington, D. C.; el 911, el 988 y el 2-1-1 solo responden ahí. En otro país, llame al número de emergencia local. Si busca ayuda en un estado, dígame cuál.`,
    privacy: () =>
      "El servidor no guarda lo que escribe aquí, y desaparece cuando cierra o recarga la página. Ningún oficial ni agencia de policía lee este chat. Donde responde un modelo de lenguaje, recibe las palabras sin nombres, direcciones ni números, y nadie más las recibe. Una solicitud presentada la ven quienes deciden sobre ella: oficiales, un supervisor y los administradores del fondo, y cada consulta queda registrada. El Registro de incidentes queda en su dispositivo. La página /privacy lo explica por completo. En Ajustes puede borrar todo lo de este dispositivo; por una solicitud ya presentada, escriba “llámeme”.",
    agent: ({ systemName }) =>
      `Soy el agente virtual de ${systemName}, un fondo de ayuda de emergencia para personas afectadas por un encuentro con la policía. Soy un programa, no una persona, y no soy de la policía. Puedo informarle sobre comida, un cuarto o un viaje, cómo presentar una solicitud, sus derechos y quién ayuda cerca de usted. Puedo equivocarme: los números vienen de nuestro directorio, donde algunos aún no están confirmados, así que llame antes de ir. Para hablar con una persona, escriba “llámeme”.`,
    papers: () =>
      "No necesita identificación para preguntar aquí ni para presentar una solicitud: ese dato es opcional, y sin correo electrónico enviamos mensajes de texto. Si tampoco tiene teléfono, el oficial puede darle un pase de ayuda en papel. Si no tiene domicilio, diga dónde se le puede encontrar esta noche. Si perdió sus documentos: el número del reporte policial ayuda, la oficina de vehículos de su estado repone la licencia o identificación, y la oficina de registros vitales del estado donde nació, el acta de nacimiento; para un pasaporte extranjero, su consulado. El 2-1-1 sabe quién paga el costo.",
    payback: ({ systemName, foodUsdPerPerson, housingUsdPerNight, transportationUsd }) =>
      `Es gratis. Es una ayuda y no un préstamo: ${systemName} no le pide nada a cambio y nadie puede cobrarle por ella. La comida se calcula a $${foodUsdPerPerson} por persona, el cuarto a $${housingUsdPerNight} por noche y el viaje hasta $${transportationUsd}; deciden la cantidad personas, o reglas que ellas fijan. Cómo se entrega, en comida, un cuarto, un viaje o dinero, se lo dirá el oficial que presentó la solicitud.`,
    eligibility: () =>
      "Puede pedir ayuda cualquier persona afectada por un encuentro con la policía, sin importar qué se encontró, de qué se le acusó o qué se decidió. No preguntamos por ciudadanía, estatus migratorio, ingresos ni antecedentes. También puede pedirla una persona menor de 18 años; es mejor con un adulto de confianza. Sobre cada solicitud deciden personas, o reglas que ellas fijan. El 2-1-1 y el directorio ayudan también a todos los demás.",
    family: () =>
      "Cuentan todas las personas que están con usted: diga para cuántas necesita comida, también niños y bebés, y para cuántas noches necesita un cuarto. Para pañales y fórmula ayudan los bancos de alimentos y el 2-1-1; en un embarazo, los centros de salud comunitarios atienden con o sin seguro.",
    pets: () =>
      "Avise al refugio sobre su animal antes de ir: algunos aceptan mascotas y todos deben dejar entrar a un animal de servicio. El 2-1-1 sabe cuáles las aceptan cerca de usted, y el refugio de animales de su ciudad quizá pueda cuidarla unos días. El fondo paga solo para personas.",
    language: () =>
      "Hablo español, inglés y francés: escriba en el suyo. Puede cambiar el idioma de toda la aplicación en Ajustes o al pie de la página. El 911, el 988 y el 2-1-1 pueden poner un intérprete en la llamada.",
    hours: () =>
      "Aquí estoy de día y de noche, igual que el 911, el 988 y el 2-1-1. Si pide una llamada, alguien le llamará en cuanto esté disponible. El horario de cada lugar está en su tarjeta en Recursos cuando lo conocemos; llame antes de ir.",
    upset: () =>
      "Lo siento: esto es difícil y no le he servido. Deje que le ayude una persona: escriba “llámeme”, marque el 2-1-1 para ayuda local a cualquier hora, o el 988 para hablar con alguien. Si me dice qué le hace más falta, comida, dónde dormir, un viaje o un abogado, y en qué estado está, lo busco.",
    clothing: ({ systemName }) =>
      `Llame al 2-1-1. Saben dónde dan gratis ropa, zapatos, cobijas, jabón y muebles cerca de usted. Los refugios, las iglesias y las tiendas de segunda mano a menudo los dan el mismo día. ${systemName} paga comida, un cuarto y un viaje, no ropa ni muebles.`,
    work: ({ systemName }) =>
      `Pregunte en la oficina de desempleo de su estado por los salarios perdidos, y en un centro de empleo (American Job Center) por trabajo. CareerOneStop.org encuentra los dos cerca de usted. Pida al oficial o a la policía un papel que diga cuándo lo detuvieron o citaron, para mostrárselo a su patrón. La ayuda legal gratuita sirve si lo despidieron o no le pagaron. ${systemName} no paga salarios perdidos ni busca trabajo, pero puede ayudar con comida, un cuarto o un viaje al trabajo.`,
    school: ({ systemName }) =>
      `Llame primero a la escuela. Un niño sin hogar estable puede empezar de inmediato, aun sin papeles ni dirección fija. Pida al distrito escolar su enlace para estudiantes sin hogar (McKinney-Vento), que también ayuda con transporte, comidas y útiles. Para el GED o clases de inglés, llame al 2-1-1. ${systemName} no paga gastos escolares.`,
    otherHelp: ({ systemName }) =>
      `Llame al 2-1-1. Conocen la ayuda local para la renta, un depósito, reparar el carro, el teléfono, un funeral, el cuidado de niños, una mudanza o deudas. Para beneficios por discapacidad o SSI, vea ssa.gov. Para ayuda gratis con los impuestos, irs.gov/vita. Para un teléfono de bajo costo, lifelinesupport.org. Los veteranos pueden acudir a va.gov. ${systemName} paga solo comida, un cuarto y un viaje.`,
    jail: ({ systemName }) =>
      `Para encontrar a alguien en la cárcel, llame al sheriff del condado o use la búsqueda de detenidos de su sitio web. Si lo tiene ICE, busque en locator.ice.gov con el nombre y el país de nacimiento, o con el número A. La cárcel informa sobre visitas, llamadas, pertenencias y fianza. Un defensor público o la ayuda legal gratuita puede pedir a un juez que lo suelten. ${systemName} no paga fianzas. El defensor público o el 2-1-1 quizá conozcan un fondo de fianzas. Esto no es consejo legal.`,
    records: ({ systemName }) =>
      `Pida una copia del reporte en la oficina de registros (Records) de esa policía. Diga la fecha, el lugar y el número de reporte si lo tiene. Para el video de la cámara corporal, mande a la policía una solicitud de registros públicos (public records request). Hágalo pronto, porque el video puede borrarse. Para recuperar sus cosas, pregunte en la oficina de propiedad (Property). La ayuda legal gratuita informa sobre cómo limpiar un récord. ${systemName} no tiene registros de la policía ni puede pedirlos por usted.`,
    supervisor: ({ systemName }) =>
      `Escriba “llámeme” y diga que quiere hablar con un encargado. Una persona de ${systemName} le llamará. Puede preguntar por qué se negó una solicitud, pedir que la revisen otra vez, o quejarse del trato que recibió. También puede presentar otra solicitud si algo cambió. Yo no puedo cambiar una decisión.`,
    pass: () =>
      "Un pase de ayuda es una página sobre una solicitud, con sus códigos. No necesita una cuenta. Abra el enlace, escanee el código QR o escriba el código corto en /card, y luego el PIN de 6 dígitos. Si perdió el PIN, elija “Pedir un PIN nuevo” en esa página. Si perdió el pase, pregunte al oficial o escriba “llámeme”: una persona le da uno nuevo y el anterior termina. Nunca enviamos un PIN por mensaje ni por correo. Si otra persona vio su pase, elija en él “Otra persona vio esto”.",
    change: () =>
      "Una solicitud se puede corregir mientras está abierta. El oficial que la presentó la abre en Solicitudes; si la presentó usted, ábrala ahí. Para otro hotel, otras fechas, un nombre equivocado o para cancelarla, pregunte al oficial o escriba “llámeme”. No la presente dos veces. Si ahora necesita otra ayuda, puede presentar otra solicitud.",
    contact: () =>
      "No necesita teléfono ni correo electrónico. El oficial puede darle un pase de ayuda en papel: un código y un PIN que se abren en cualquier dispositivo, por ejemplo en una biblioteca. Para no recibir más mensajes de texto, responda STOP a uno. Para cambiar su número, su correo o cómo podemos comunicarnos con usted, abra su pase de ayuda y elija la pregunta sobre cómo comunicarnos, o escriba “llámeme”. Si alguien lee sus mensajes, díganos ahí que no le escribamos.",
    giving: ({ systemName }) =>
      `Yo no puedo recibir donaciones ni inscribir a hoteles, tiendas, choferes o voluntarios. Escriba “llámeme” y una persona de ${systemName} le llamará para hablar de eso. Las personas que administran el fondo saben de dónde viene su dinero. Quien recibe ayuda nunca paga. Si alguien pide dinero por esta ayuda, no viene de nosotros.`,
    offline: () =>
      "Mucho funciona sin conexión: el Registro de incidentes, sus derechos, los lugares que ya vio y los formularios. Lo que envíe espera en su dispositivo y sale cuando vuelve la conexión. Para ver sus códigos sin conexión, abra su pase de ayuda y elija guardarlo en este dispositivo. Puede instalar la aplicación desde el menú de su navegador. Este chat necesita conexión. El 911 funciona en cualquier teléfono con señal.",
    link: () =>
      "Nuestros enlaces sirven por un tiempo limitado, y uno nuevo termina el anterior. Use el enlace de nuestro último mensaje. Supervisor: pida al oficial que reenvíe el correo. Pase de ayuda: escriba su código corto y su PIN en /card, o pida un pase nuevo. Carta: compruebe su número en /letters/check. Si nada de esto ayuda, escriba “llámeme”.",
    site: () =>
      "Primero recargue la página. Si no sirve, ciérrela, ábrala otra vez o pruebe otro navegador. Lo escrito en este chat se borra al recargar, así que escríbalo de nuevo. Puede agrandar la letra en el navegador o en los ajustes de su teléfono. Si sigue sin funcionar, escriba “llámeme” y una persona le ayudará por teléfono.",
    numbers: () =>
      "911: hay una vida en peligro o un delito ocurre ahora. En muchos lugares puede mandar un mensaje de texto al 911 si no puede hablar. 988: llame o mande un mensaje si piensa en el suicidio o está en crisis, de día y de noche. 2-1-1: comida, refugio y otra ayuda local. Centro de Envenenamientos: 1-800-222-1222. Estas llamadas son gratis. Si nadie está en peligro, llame al número que no es de emergencia (non-emergency) de su policía local; está en su sitio web.",
    thanks: () => "De nada. Aquí estoy si necesita algo más.",
    greeting: () =>
      "¡Hola! Puedo informarle sobre ayuda para alimentos, vivienda, hotel y transporte, cómo presentar una solicitud, sus derechos y quién ayuda cerca de usted. Si está en peligro, llame al 911.",
    unknown: () =>
      "No sé si entendí bien. Puedo informarle sobre ayuda para alimentos, vivienda, hotel y transporte, cómo presentar una solicitud y sus derechos. También podemos llamarle: escriba “llámeme”. Si es urgente, llame al 911, o al 2-1-1 para ayuda local.",
  },
};
