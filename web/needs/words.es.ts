import type { Distance } from "#shared/needs/rules";
import type { en } from "./words.ts";

const distances: Record<Distance, string> = { local: "local", regional: "regional", long: "largo" };

export const es: typeof en = {
  title: "Qué se necesita",

  status: {
    empty: "Se llena mientras usted escribe.",
    read: "Tomado de su texto",
    readWithCase: "Tomado de su texto y de su caso",
    own: "Confirmado por usted",
    confirm: "Confirmar",
    again: "Volver a llenar",
  },
  stepper: {
    less: (label) => `Uno menos: ${label}`,
    more: (label) => `Uno más: ${label}`,
  },
  meals: "Comidas (personas)",
  nights: "Cuarto (noches)",
  people: "Cuarto (personas)",
  ride: "Un viaje",
  rides: {
    none: "Sin viaje",
    local: "Local: dentro de la ciudad",
    regional: "Regional: hasta 60 millas",
    long: "Largo: más lejos",
  },
  howFar: "¿Qué tan lejos?",
  to: "Adónde",
  other: "Otra cosa",
  otherHint: "Para ayuda sin precio fijo. El directorio o una persona puede orientarle.",

  sum: {
    label: "Lo que paga el fondo",
    food: (people, each, amount) =>
      people === 1
        ? `Alimentos para 1 persona a ${each}: ${amount}`
        : `Alimentos para ${people} personas a ${each}: ${amount}`,
    foodCapped: (paid, people, each, amount) =>
      `Alimentos para ${paid} de las ${people} personas a ${each}: ${amount}`,
    noFood: (each, most) => `Sin alimentos (${each} por persona, hasta ${most} personas)`,
    room: (nights, each, amount) =>
      nights === 1
        ? `Cuarto por 1 noche a ${each}: ${amount}`
        : `Cuarto por ${nights} noches a ${each}: ${amount}`,
    roomCapped: (paid, nights, each, amount) =>
      `Cuarto por ${paid} de las ${nights} noches a ${each}: ${amount}`,
    noRoom: (each, most) => `Sin cuarto (${each} por noche, hasta ${most} noches)`,
    ride: (distance, amount) => `Un viaje ${distances[distance]}: ${amount}`,
    rideUnknown: (amount) => `Un viaje sin distancia indicada: ${amount}`,
    noRide: (most) => `Sin viaje (hasta ${most})`,
    total: (amount) => `En total: ${amount}`,
    totalCapped: (amount) => `En total: ${amount}, lo máximo por solicitud`,
    unpriced: "En total: una persona decide el monto",
  },

  facts: {
    meals: (people) => (people === 1 ? "Comidas para 1 persona" : `Comidas para ${people} personas`),
    room: (nights, people) =>
      `Un cuarto por ${nights === 1 ? "1 noche" : `${nights} noches`}, ${people === 1 ? "1 persona" : `${people} personas`}`,
    ride: (distance, to) =>
      `Un viaje${distance ? ` ${distances[distance]}` : " sin distancia indicada"}${to ? `, a ${to}` : ""}`,
    nothing: "Nada que tenga un precio fijo",
    confirmedBy: (name, date) => `Lo confirmó ${name}, ${date}`,
    confirmed: (date) => `Lo confirmó la persona que pidió ayuda, ${date}`,
    read: "Tomado del texto, sin confirmar",
    readText:
      "Revíselo. Mientras nadie lo confirme, la aprobación de un solo oficial no basta para asignar fondos.",
    readForCitizen: "Nadie lo ha confirmado todavía. La persona que decida lo revisará.",
    confirm: "Confirmar",
    change: "Cambiar",
    save: "Guardar cambios",
    saving: "Guardando...",
    cancel: "Cancelar",
    saved: "Necesidades confirmadas",
    savedText: (amount) => `La recomendación es ahora de ${amount}.`,
    changed: "Otra persona cambió esto. Ahora dice:",
    failed: "No se pudo confirmar",
    failedText: "Inténtelo de nuevo.",
  },
};
