import type { RightsGuide } from "./rules.ts";

export const guide: RightsGuide = {
  name: "Conozca sus derechos",
  lead: "Lo que la Constitución le garantiza ante la policía, y cómo ejercerlo con seguridad.",
  tabs: {
    general: "Derechos generales",
    traffic: "Paradas de tránsito",
    home: "Visitas a la casa",
    detention: "Detención",
    arrests: "Arrestos",
  },
  general: {
    title: "Sus derechos constitucionales básicos",
    amendments: [
      {
        title: "Primera Enmienda",
        text: "Protege su libertad de expresión, de religión y de prensa, y su derecho a reunirse pacíficamente.",
        points: [
          "Puede hablar, criticar y protestar pacíficamente.",
          "En público, por lo general, puede grabar o fotografiar a los oficiales mientras trabajan, siempre que no les estorbe.",
        ],
      },
      {
        title: "Cuarta Enmienda",
        text: "Le protege a usted, su hogar y sus pertenencias contra registros y decomisos sin motivo válido.",
        points: [
          "Puede negarse a un registro. Dígalo con claridad y calma: “No doy mi consentimiento para un registro”.",
          "Para entrar en una vivienda, los oficiales por lo general necesitan una orden firmada por un juez. Hay excepciones, como una emergencia.",
          "Si un oficial tiene motivos para creer que usted lleva un arma, puede palpar su ropa por fuera.",
        ],
      },
      {
        title: "Quinta Enmienda",
        text: "Nadie puede obligarle a declarar en su propia contra. Le garantiza el debido proceso legal.",
        points: [
          "Puede guardar silencio. Dígalo en voz alta: “Voy a guardar silencio”.",
          "En algunos estados debe dar su nombre cuando le detienen legalmente.",
          "Nunca mienta ni muestre documentos falsos. El silencio es un derecho; una declaración falsa puede ser un delito.",
        ],
      },
      {
        title: "Sexta Enmienda",
        text: "Le da derecho a un abogado, a un juicio rápido y público, y a un jurado cuando se le acusa de un delito.",
        points: [
          "Pida un abogado de inmediato y no diga nada más hasta que el abogado esté con usted.",
          "Si no puede pagar un abogado y podría ir a la cárcel, el tribunal debe asignarle uno.",
          "Deben decirle de qué se le acusa, y usted puede interrogar a los testigos en su contra.",
        ],
      },
    ],
    tipsTitle: "Consejos prácticos",
    tips: [
      "Mantenga la calma y el respeto, y deje las manos a la vista.",
      "Nunca se resista físicamente, aunque crea que la parada o el arresto son injustos.",
      "Pregunte: “¿Puedo irme?”. Si la respuesta es sí, váyase con calma.",
      "Si le detienen, pregunte por qué.",
      "Anote después lo ocurrido: hora, lugar, nombres, números de placa, testigos, lesiones.",
      "Presente una queja si se violaron sus derechos.",
    ],
  },
  moreFor: (tab) => `Más sobre: ${tab}`,
  more: {
    traffic: {
      text: "Cuando un oficial le ordena detenerse mientras maneja:",
      points: [
        "Deténgase en un lugar seguro, apague el motor, encienda la luz de adentro si es de noche y ponga las manos sobre el volante.",
        "Muestre su licencia, el registro del vehículo y la prueba de seguro cuando se lo pidan. Diga qué va a tomar antes de mover la mano.",
        "Si el oficial les ordena a usted o a sus pasajeros bajar del auto o quedarse dentro, obedezcan.",
        "Puede negarse a que registren su auto. Si hay causa probable pueden registrarlo sin su permiso; en ese caso no se resista.",
        "Los pasajeros también pueden preguntar si pueden irse.",
        "Si le arrestan por manejar bajo los efectos del alcohol, negarse a una prueba de aliento o de sangre puede costarle la licencia, según la ley de su estado.",
        "Al firmar una multa, por lo general solo promete que responderá a ella; no se declara culpable.",
      ],
    },
    home: {
      text: "Cuando los oficiales llegan a su puerta:",
      points: [
        "No tiene que abrir la puerta ni dejarlos entrar, salvo que tengan una orden firmada por un juez o haya una emergencia.",
        "Pida que muestren la orden por una ventana o que la pasen por debajo de la puerta. Lea la dirección, la fecha, la firma y qué se puede registrar.",
        "Un formulario que ningún juez firmó, como una orden administrativa de inmigración, no permite por sí solo entrar en una vivienda.",
        "Puede hablar a través de la puerta cerrada, o salir y cerrarla detrás de usted.",
        "Diga: “No doy mi consentimiento para que entren”. Si entran de todos modos, no se interponga; recuerde lo que hacen.",
        "Si hay una orden, puede observar desde un lugar donde no estorbe. Sigue teniendo derecho a guardar silencio.",
      ],
    },
    detention: {
      text: "Cuando le paran en la calle o no le dejan irse para hacerle preguntas, sin arrestarle:",
      points: [
        "Para detenerle, un oficial necesita una sospecha razonable basada en hechos. Sin ella, usted puede irse con calma.",
        "Pregunte: “¿Estoy detenido o puedo irme?”.",
        "Aparte de su nombre, donde la ley estatal lo exige, no tiene que responder preguntas.",
        "Puede negarse a que registren sus bolsillos, su bolso y su teléfono.",
        "La detención no debe durar más de lo necesario para su motivo. Fíjese a qué hora empezó y terminó.",
        "Si no es ciudadano y lleva documentos migratorios válidos, muéstrelos cuando un agente de inmigración los pida; puede guardar silencio sobre todo lo demás.",
      ],
    },
    arrests: {
      text: "Cuando le arrestan:",
      points: [
        "No se resista. Diga: “Quiero guardar silencio y quiero un abogado”. Después no hable con nadie de lo ocurrido.",
        "Los oficiales deben informarle de estos derechos antes de interrogarle bajo arresto, si quieren usar sus respuestas.",
        "No firme, decida ni acepte nada sin un abogado.",
        "Pida hacer una llamada. Las llamadas desde la cárcel suelen grabarse, excepto con su abogado; no hable del caso.",
        "Por lo general, los oficiales necesitan una orden para revisar su teléfono. Usted no tiene que aceptarlo.",
        "Después de un arresto sin orden, un juez normalmente debe revisarlo en un plazo de 48 horas.",
        "Si no es ciudadano, puede pedir que avisen a su consulado. Hable con su abogado antes de hablar de su situación migratoria.",
        "Avise si tiene una herida o una enfermedad, o si necesita medicinas, y pida atención médica.",
      ],
    },
  },
  notAdvice: {
    title: "Esto no es asesoría legal",
    text: "Esta guía explica en palabras sencillas la ley general de los Estados Unidos. Cada estado y cada caso son distintos; solo un abogado puede aconsejarle sobre el suyo.",
  },
  help: {
    title: "Encuentre ayuda legal",
    text: "La ayuda legal es gratuita para quien no puede pagar. Pídala lo antes posible.",
    lines: [
      "Ayuda legal en su estado: lsc.gov",
      "Ayuda local de todo tipo: llame al 2-1-1",
      "Si hay una vida en peligro: llame al 911",
    ],
  },
  card: {
    title: "Mis derechos (en inglés, para el oficial)",
    lines: [
      "I am going to remain silent. — Voy a guardar silencio.",
      "I want to talk to a lawyer. — Quiero hablar con un abogado.",
      "I do not consent to a search. — No doy mi consentimiento para un registro.",
      "Am I free to go? — ¿Puedo irme?",
    ],
  },
};
