import { expect, test } from "vitest";
import { commandIn, mentionsStop } from "./stop-request.ts";

/**
 * Texts for which the reader was widened: what it did not notice, or only noticed, is in it now.
 * `stops` only ask for no more texts. `unclear` may ask for it, among other words.
 */
const widened = {
  en: {
    stops: [
      ...["STOP", "Stop.", "stop!!", "STOPALL", "Stop all", "unsubscribe", "Unsubscribe please", "CANCEL"],
      ...["End", "quit", "REVOKE", "opt out", "Opt-out", "OPTOUT", "remove", "Remove me please"],
      ...["pls stop", "stop txting me", "Stop with the texts", "plz no more txts", "no more texting"],
      ...["I dont want these texts anymore", "I do not wish to receive text messages", "stop it"],
      ...["Please take my number off your list", "I revoke my consent", "I withdraw my consent to texts"],
      ...["Stop all messages to this phone", "I'd like to opt out please", "please unsubscribe me"],
      ...["Do not text me", "Never text me again", "lose my number", "Stop sending me stuff"],
      ...[
        "no texts please",
        "Cease and desist",
        "I want out",
        "stop these texts now",
        "Stopp",
        "stop pls thx",
      ],
      ...["Hi, please stop texting me", "ok stop", "Stop contacting this number", "unsub"],
    ],
    unclear: [
      ...[
        "Stop, he found my phone",
        "please stop texting my mother, text me instead",
        "Stop calling but texts are ok",
      ],
      ...["can you cancel tomorrow's ride", "Dont text after 8pm", "I quit smoking, is that a problem?"],
      ...["why do you not stop him", "is there an end date on the code", "Stop the ride I am already there"],
      ...[
        "Text my sister not me",
        "He will end me",
        "The hotel says cancel by 6",
        "don't contact my husband",
      ],
      ...["how do I unsubscribe from these", "stop sending the codes to this phone, I have a new number"],
    ],
    others: [
      ...[
        "What time does the store close?",
        "Thank you so much",
        "I lost the code",
        "ok",
        "yes",
        "no",
        "Who is this?",
      ],
      ...[
        "I'm at the bus station",
        "My kids are hungry",
        "The driver never came",
        "Can someone call me",
        "I need more diapers",
      ],
      ...[
        "where is the message",
        "text me the address",
        "I'm safe now",
        "it worked!!",
        "3 people",
        "Is this real?",
      ],
    ],
  },
  es: {
    stops: [
      ...[
        "ALTO",
        "alto por favor",
        "Parar",
        "PARAR",
        "detener",
        "cancelar",
        "Cancelar.",
        "no más mensajes",
        "No mas mensajes",
      ],
      ...[
        "no mas textos",
        "ya no quiero recibir mensajes",
        "Por favor dejen de mandarme mensajes",
        "stop",
        "Ya basta",
      ],
      ...["No me manden más textos", "ya no me manden nada", "No me escriba", "No me escriban a este número"],
      ...[
        "quiero cancelar los mensajes",
        "Cancelen los mensajes",
        "Elimínenme de la lista",
        "Quítenme de su lista por favor",
      ],
      ...[
        "dejen de molestar",
        "Ya no me escriban por favor gracias",
        "no quiero sus mensajes",
        "darse de baja",
        "Baja por favor",
      ],
      ...[
        "no deseo recibir más mensajes de texto",
        "Ya párenle",
        "Dejen de enviarme textos",
        "retiro mi consentimiento",
      ],
      ...[
        "No me contacten por mensaje",
        "ya dejen de escribir",
        "Borren mi número por favor",
        "no me mande mas mensages",
      ],
      ...[
        "Anular",
        "desuscribirme",
        "No quiero que me manden mensajes",
        "suspender los mensajes",
        "Hola, no me escriban más",
      ],
    ],
    unclear: [
      ...[
        "Alto, mi esposo vio el mensaje",
        "no me escriban por la noche",
        "cancelen el taxi de mañana",
        "Pueden parar el viaje?",
      ],
      ...["No le escriban a mi mamá, escríbanme a mí", "No dejen de escribirme", "Quiero cancelar el hotel"],
      ...[
        "dejen de llamarme, mejor mensajes",
        "¿cómo cancelo esto?",
        "no quiero parar la ayuda",
        "cuando para la ayuda?",
      ],
      ...[
        "Es el edificio más alto de la calle",
        "no me manden mensajes a este teléfono, tengo otro",
        "Basta, tengo miedo de él",
      ],
    ],
    others: [
      ...[
        "Gracias por todo",
        "¿A qué hora abre?",
        "No sirve el código",
        "sí",
        "no",
        "¿Quién es?",
        "Necesito pañales",
      ],
      ...[
        "Ya llegué",
        "Mis hijos tienen hambre",
        "No vino el chofer",
        "mándeme la dirección",
        "¿Es verdad esto?",
        "Estoy a salvo",
      ],
      ...["Somos tres", "Perdí el teléfono", "llámeme por favor", "mañana voy", "más tarde"],
    ],
  },
  fr: {
    stops: [
      ...[
        "STOP",
        "stop svp",
        "arrêt",
        "Arrêter",
        "ARRETER",
        "désabonner",
        "se désabonner",
        "Plus de messages",
        "plus de messages svp",
      ],
      ...[
        "plus de textos",
        "Arrêtez ça",
        "Arrêtez tout",
        "Stop aux SMS",
        "Ne m'envoyez plus de textos",
        "annulez",
        "Annuler svp",
      ],
      ...[
        "Je ne veux plus de vos messages",
        "je veux plus de messages",
        "Je ne souhaite plus recevoir vos SMS",
        "Désinscription",
      ],
      ...[
        "Ne me contactez plus s'il vous plaît",
        "Merci de ne plus m'écrire",
        "merci de ne plus m'envoyer de messages",
        "Stoppez",
      ],
      ...[
        "stopper les messages",
        "Cessez de m'envoyer des SMS",
        "retirez mon numéro",
        "Retirez-moi de la liste svp",
        "Ne m'ecrivez plus jamais",
      ],
      ...[
        "fin",
        "Supprimez mon numéro de votre liste",
        "je retire mon consentement",
        "Laissez moi tranquille svp",
        "Pas de SMS",
      ],
      ...[
        "Bonjour, arrêtez de m'écrire",
        "Veuillez cesser de m'envoyer des messages",
        "plus rien merci",
        "résilier",
        "arretez les textos",
      ],
    ],
    unclear: [
      ...[
        "Arrêtez, il lit mes messages",
        "Ne m'écrivez pas le soir",
        "annulez le taxi de demain",
        "Pouvez-vous arrêter le trajet ?",
      ],
      ...[
        "N'écrivez pas à ma mère, écrivez-moi",
        "ne cessez pas de m'aider",
        "Je veux annuler l'hôtel",
        "comment me désabonner ?",
      ],
      ...[
        "Arrêtez d'appeler, les SMS ça va",
        "l'arrêt de bus est fermé",
        "plus de messages sur ce numéro, j'en ai un autre",
        "quand est-ce que ça s'arrête, stop ?",
      ],
    ],
    others: [
      ...[
        "Merci beaucoup",
        "À quelle heure ça ouvre ?",
        "Le code ne passe pas",
        "oui",
        "non",
        "Qui est-ce ?",
        "Il me faut des couches",
      ],
      ...[
        "Je suis arrivée",
        "Mes enfants ont faim",
        "Le chauffeur n'est pas venu",
        "envoyez-moi l'adresse",
        "C'est vrai ?",
        "Je suis en sécurité",
      ],
      ...["Nous sommes trois", "J'ai perdu le téléphone", "appelez-moi", "demain je viens", "plus tard"],
    ],
  },
};

/** Texts that were written after the reader, and that it was not changed for. */
const unseen = {
  en: {
    stops: [
      "Stop please and thank you",
      "STOP TEXTING",
      "Please end these messages",
      "cancel my texts",
      "quit it",
      "Hey stop messaging me",
      "I do not want messages",
      "stop texting this phone",
      "Unsubscribe now",
      "please opt me out",
      "Don't message me",
      "stop, thanks",
      "Take my phone number off the list",
      "No more alerts please",
      "Do not reply to me",
      "I'm done with these texts",
      "Please cease all communication",
      "remove me from this",
      "end messages",
      "halt",
    ],
    others: [
      "I didn't get a code",
      "The phone is new",
      "my text did not go through",
      "she has no food",
      "can't find the motel",
      "We need help with rent",
      "No, I am fine",
      "call me after 6",
      "is the hotel near me",
      "Got your message",
    ],
  },
  es: {
    stops: [
      "Stop mensajes",
      "ya paren de escribirme",
      "No envíen más mensajes",
      "Quiero darme de baja por favor",
      "No me manden mensajes por favor",
      "cancelar, gracias",
      "Baja de mensajes",
      "no quiero textos",
      "dejen de texteárme",
      "Por favor quítenme",
      "Detener mensajes",
      "Ya no me contacten",
      "Quisiera no recibir más mensajes",
      "ALTO ya",
      "no más",
      "Ya no me interesa",
      "Ya déjenme en paz",
      "Paren los textos",
      "Eliminar",
      "no me escriban a mi celular",
    ],
    others: [
      "no encuentro el hotel",
      "No funciona el enlace",
      "mi hija no tiene comida",
      "No, estoy bien",
      "llámenme después de las 6",
      "el mensaje llegó tarde",
      "no sé leer bien",
      "¿cuánto falta?",
      "perdí el código",
      "Ya comí",
    ],
  },
  fr: {
    stops: [
      "Arrêtez les messages s'il vous plaît",
      "Stop messages svp",
      "N'envoyez plus de SMS",
      "Je me désinscris",
      "Ne m'écrivez plus svp",
      "Désabonnez ce numéro",
      "Cessez les SMS",
      "Merci d'arrêter",
      "Je ne veux pas de SMS",
      "Plus de SMS merci",
      "arrêter les messages",
      "Stop stop stop",
      "Retirez ce numéro",
      "Ne m'envoyez plus rien svp",
      "Fin des messages",
      "Annulez l'abonnement",
      "Veuillez arrêter",
      "Plus besoin de vos messages",
      "Laissez-nous tranquilles",
      "Arrêtez immédiatement",
    ],
    others: [
      "je ne trouve pas l'hôtel",
      "le lien ne marche pas",
      "ma fille n'a rien à manger",
      "non ça va",
      "appelez-moi après 18 h",
      "votre message est arrivé tard",
      "j'ai perdu mon code",
      "combien de temps ?",
      "je n'ai pas de voiture",
      "j'ai bien reçu",
    ],
  },
};

const read = (text: string) =>
  commandIn(text)?.keyword === "stop" ? "stops" : mentionsStop(text) ? "task" : "unnoticed";
const shareOf = (texts: readonly string[], ...results: string[]) =>
  texts.filter((text) => results.includes(read(text))).length / texts.length;

test.each(Object.entries(widened))("%s: what it was widened for", (_language, { stops, unclear, others }) => {
  expect(shareOf(stops, "stops")).toBeGreaterThan(0.95);
  expect(shareOf(stops, "unnoticed")).toBe(0);
  expect(shareOf(unclear, "stops")).toBe(0);
  expect(shareOf(unclear, "task")).toBeGreaterThan(0.85);
  expect(shareOf(others, "unnoticed")).toBe(1);
});

/** Measured: 33 of 60 stop at once, 17 become a task, and 10 are read in the inbox alone. */
test("what it was not written from", () => {
  const all = Object.values(unseen);
  const stops = all.flatMap((texts) => texts.stops);
  expect(stops).toHaveLength(60);
  expect(shareOf(stops, "stops")).toBeGreaterThanOrEqual(0.55);
  expect(shareOf(stops, "stops", "task")).toBeGreaterThanOrEqual(0.83);
  const others = all.flatMap((texts) => texts.others);
  expect(others.filter((text) => read(text) !== "unnoticed")).toEqual([]);
});
