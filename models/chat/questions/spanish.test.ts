import { describe, expect, test } from "vitest";
import { readQuestion } from "../../../graph/community/support/question.ts";
import type { Topic } from "../../../graph/community/support/topics/topics.ts";
import { callsFor } from "../../../shared/community/danger/calls.ts";
import { dangersIn } from "../../../shared/community/danger/rules.ts";
import { plainText } from "../../../shared/community/support/rules.ts";

test("compares words by meaning, however they are typed", () => {
  expect(plainText("¡AYÚDENMEEEE,\n por   favor!")).toBe("¡ayudenme, por favor!");
});

describe("recognizes mortal danger in Spanish", () => {
  test.each([
    "ya no puedo, quiero morir",
    "kiero morirme",
    "qiero morir",
    "solo kero morirrrr",
    "me quiero morir de una vez",
    "QUISIERA ESTAR MUERTA",
    "ojalá no despertara mañana",
    "quiero dormir y ya no despertar",
    "quiero suisidarme",
    "estoy pensando en el sucidio",
    "pienso en matarme",
    "me kiero matar",
    "me voy a ahorcar",
    "quiero quitarme la vida",
    "me quiero kitar la vida",
    "ya no quiero vivir",
    "ya no kiero bibir",
    "no quiero vivir así",
    "no tengo ganas de vivir",
    "no le veo sentido a la vida",
    "ya no aguanto más",
    "todos estarían mejor sin mí",
    "me corté las venas",
    "quiero tirarme del puente",
    "me voy a dar un tiro",
    "me tomé todas las pastillas",
    "mi hijo se quiere matar",
    "mi amiga dice que quiere morirse",
    "quiero desaparecer",
    "me quiero morir por una deuda",
    "me quiero morir por un hombre",
    "no quiero vivir con el dolor",
    "no quiero vivir con mi depresión",
    "no quiero vivir en un mundo así",
    "ya no puedo más con mi vida",
    "ya no puedo más con esta vida",
    "ya no puedo más conmigo misma",
  ])("%j is a crisis", (message) => {
    expect(callsFor(dangersIn(message))).toContain("988");
  });

  test.each([
    "me está pegando",
    "mi marido me pega",
    "m pega mi novio",
    "me golpeó otra vez",
    "me están golpeando los policías",
    "me dio una paliza",
    "ayuda me kiere matar",
    "dice que va a matarme",
    "tiene un cuchillo",
    "trae pistola",
    "me viene siguiendo un carro",
    "me tiene encerrada y no me deja salir",
    "hay un hombre adentro de mi casa",
    "abusó de mí",
    "sufro violencia doméstica",
    "corro peligro",
    "estoy en pelijro",
    "no puedo respirar",
    "se está muriendo",
    "me muero, me duele el pecho",
    "está inconciente y no despierta",
    "esta zangrando mucho",
    "tomó una sobredocis",
    "se escuchan balazos",
    "se está quemando la casa",
    "AYÚDENME YAAAA",
    "¡Socorro!",
    "estoy en peligro de perder la vida",
    "me estoy muriendo por una infección",
  ])("%j is a danger", (message) => {
    expect(callsFor(dangersIn(message))).toContain("911");
  });

  test.each([
    "me muero de hambre",
    "nos estamos muriendo de frío, ¿hay un refugio?",
    "me estoy muriendo de hambre",
    "voy a morirme de vergüenza",
    "no quiero vivir en la calle",
    "no quiero vivir con mi ex",
    "no quiero despertar a mi bebé",
    "me mato trabajando y no me alcanza",
    "estoy matando el tiempo",
    "mi papá murió el año pasado",
    "me corté el pelo",
    "me cortaron la luz",
    "quiero irme de este pueblo",
    "estoy en peligro de desalojo",
    "ya no puedo más con la renta",
    "me golpeé con la puerta",
    "se me pegó la gripe",
    "la policía me sigue pidiendo papeles",
    "me amenazan con desalojarme",
    "perdí todo en un incendio",
    "me ahogo en deudas",
    "necesito una prueba de sangre",
    "clases de primeros auxilios",
    "busco comida en Socorro, Texas",
    "el oficial no responde",
    "¿cuánto tarda mi solicitud de emergencia?",
    "quiero suscribirme",
    "el perro de mi vecina murió",
    "me muero por un café",
    "me muero por una pizza",
    "no quiero vivir con él",
    "no quiero vivir con mi mamá porque grita",
    "no quiero vivir en el carro",
    "no quiero vivir en un albergue",
    "estoy en peligro de perder mi casa",
    "estoy en peligro de quedarme sin casa",
  ])("%j is neither", (message) => {
    expect(dangersIn(message)).toEqual([]);
  });
});

const asked: readonly [string, Topic][] = [
  ["tengo hambre", "food"],
  ["tengo ambre y no e comido", "food"],
  ["nesesito comida para mis hijos", "food"],
  ["no tenemos nada de comer", "food"],
  ["donde regalan despensas?", "food"],
  ["necesito leche y pañales para mi bebé", "family"],
  ["¿Me pueden pagar un hotel?", "hotel"],
  ["necesito un cuarto para esta noche", "hotel"],
  ["no tengo donde dormir", "housing"],
  ["¿Dónde puedo pasar la noche?", "housing"],
  ["me corrieron de mi casa", "housing"],
  ["vivimos en el carro con dos niños", "housing"],
  ["no puedo pagar la renta", "housing"],
  ["me van a desalogar", "housing"],
  ["ocupo un raite al hospital", "transportation"],
  ["como llego a la clinica?", "transportation"],
  ["no tengo para el pasaje del autobús", "transportation"],
  ["¿me pueden llevar a mi cita?", "transportation"],
  ["nesecito un avogado", "legal"],
  ["tengo corte mañana", "legal"],
  ["me llegó una multa", "legal"],
  ["mi hijo está en la cárcel", "jail"],
  ["tengo miedo de que me deporten", "legal"],
  ["¿puedo grabar a la policía?", "rights"],
  ["¿pueden revisar mi carro sin orden?", "rights"],
  ["la policía está tocando la puerta", "rights"],
  ["¿tengo que enseñar mis papeles?", "rights"],
  ["me paró la policía ayer", "rights"],
  ["¿Cuáles son mis derechos?", "rights"],
  ["estoy muy deprimida y no puedo dormir", "mental_health"],
  ["tengo ansiedad", "mental_health"],
  ["estoy enferma y no tengo seguro", "medical"],
  ["me duele una muela", "medical"],
  ["soy policía, ¿cómo entro?", "officer"],
  ["mi supervisor no recibió el correo", "officer"],
  ["quiero poner una queja de un oficial", "incident"],
  ["un policía me insultó", "incident"],
  ["los policías me trataron mal", "incident"],
  ["quiero dejar un comentario", "feedback"],
  ["el oficial me trató muy bien", "feedback"],
  ["¿hay algún taller este mes?", "events"],
  ["¿Cómo presento una solicitud?", "request"],
  ["como hago mi solicitud", "request"],
  ["¿cómo aplico para la ayuda?", "request"],
  ["¿cuánto dan por persona?", "payback"],
  ["como va mi caso", "status"],
  ["¿ya aprobaron mi solicitud?", "status"],
  ["¿en qué estado está mi solicitud?", "status"],
  ["¿cuánto tarda?", "status"],
  ["¿Qué ayuda hay cerca de mí?", "directory"],
  ["me cortaron la luz", "utility"],
  ["necesito ropa y cobijas", "clothing"],
  ["quiero hablar con una persona de verdad", "callback"],
  ["llámenme por favor", "callback"],
  ["¿me pueden marcar?", "callback"],
  ["quiero hablar con un supervisor", "callback"],
  ["mil grasias", "thanks"],
  ["buenas tardes", "greeting"],
  ["no hablo inglés", "language"],
  ["asdf", "unknown"],
];

test.each(asked)("%j in Spanish asks about %s", (message, topic) => {
  expect(readQuestion(message, { language: "es" }).topic).toBe(topic);
});

test("answers a Spanish question in Spanish", () => {
  const known = asked.filter(([, topic]) => topic !== "unknown").map(([message]) => message);
  expect(known.filter((message) => readQuestion(message).language !== "es")).toEqual([]);
});

test.each([
  ["comida en Tejas", "TX"],
  ["un refugio en norte carolina", "NC"],
  ["estoy en Tenesi", "TN"],
  ["vivo en Masachusets", "MA"],
  ["hawái", "HI"],
])("%j names its state", (message, state) => {
  expect(readQuestion(message).state).toBe(state);
});
