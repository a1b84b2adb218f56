import { pluralEs } from "../../../shared/core/i18n/plural.ts";
import type { Distance } from "../../../shared/intake/needs/rules.ts";

const distances: Record<Distance, string> = { local: "local", regional: "regional", long: "largo" };

export const es = {
  title: "Qué se necesita",

  status: {
    empty: "Se llena mientras usted escribe.",
    read: "Lo tomamos de su texto. Revíselo.",
    readWithCase: "Lo tomamos de su texto y de su caso. Revíselo.",
    own: "Confirmado por usted",
    open: "Elija la distancia del viaje.",
    none: "No hay nada elegido.",
    confirm: "Es correcto",
    again: "Volver a llenar",
  },
  stepper: {
    less: (label: string) => `Uno menos: ${label}`,
    more: (label: string) => `Uno más: ${label}`,
  },
  meals: "Comidas (personas)",
  nights: "Cuarto (noches)",
  people: "Cuarto (personas)",
  ride: "Un viaje",
  rides: {
    none: "No se necesita",
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
    food: (people: number, each: string) =>
      pluralEs(people, `Alimentos para 1 persona a ${each}`, `Alimentos para ${people} personas a ${each}`),
    foodCapped: (paid: number, people: number, each: string) =>
      `Alimentos para ${paid} de las ${people} personas a ${each}`,
    noFood: (each: string, most: number) => `Sin alimentos (${each} por persona, hasta ${most} personas)`,
    room: (nights: number, each: string) =>
      pluralEs(nights, `Cuarto por 1 noche a ${each}`, `Cuarto por ${nights} noches a ${each}`),
    roomCapped: (paid: number, nights: number, each: string) =>
      `Cuarto por ${paid} de las ${nights} noches a ${each}`,
    noRoom: (each: string, most: number) => `Sin cuarto (${each} por noche, hasta ${most} noches)`,
    ride: (distance: Distance) => `Un viaje ${distances[distance]}`,
    rideUnknown: "Un viaje, todavía sin distancia",
    upTo: (amount: string) => `hasta ${amount}`,
    rideOpen: "Un viaje: elija la distancia para ver su precio",
    noRide: (most: string) => `Sin viaje (hasta ${most})`,
    total: "En total",
    totalCapped: "En total, lo máximo por solicitud",
    unpriced: "En total: una persona decide el monto",
  },

  facts: {
    own: { confirmed: (date: string) => `Confirmado por usted: ${date}` },
    meals: (people: number) => pluralEs(people, "Comidas para 1 persona", `Comidas para ${people} personas`),
    room: (nights: number, people: number) =>
      `Un cuarto por ${pluralEs(nights, "1 noche", `${nights} noches`)}, ${pluralEs(people, "1 persona", `${people} personas`)}`,
    ride: (distance: Distance | null, to: string | null) =>
      `Un viaje${distance ? ` ${distances[distance]}` : " sin distancia indicada"}${to ? `, a ${to}` : ""}`,
    nothing: "Nada que tenga un precio fijo",
    confirmedBy: (name: string, date: string) => `Lo confirmó ${name}, ${date}`,
    confirmed: (date: string) => `Lo confirmó la persona que pidió ayuda, ${date}`,
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
    savedText: (amount: string) => `La recomendación es ahora de ${amount}.`,
    changed: "Otra persona cambió esto. Ahora dice:",
    failed: "No se pudo confirmar",
    failedText: "Inténtelo de nuevo.",
  },
};
