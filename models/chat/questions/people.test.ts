import { expect, test } from "vitest";
import type { Language } from "../../../shared/core/forms/fields.ts";
import { answer } from "../../../graph/community/support/answer.ts";
import { readQuestion } from "../../../graph/community/support/question.ts";

const guidelines = {
  ...{ systemName: "SafeVoice", foodUsdPerPerson: 10, housingUsdPerNight: 75 },
  ...{ hotelHours: 24, transportationUsd: 100 },
};
const responseTo = (message: string, language: Language) =>
  answer(readQuestion(message, { language }), guidelines, []).response.replace(/[\u00a0\u202f]/g, " ");

/** What people ask who hold a pass, a code or a link, and what the first answer holds. */
test.each<[Language, string, string]>([
  ["en", "do I need papers or immigration status", "We do not ask about citizenship, immigration status"],
  ["es", "¿necesito papeles o estatus migratorio?", "migratori"],
  ["fr", "faut-il des papiers ou un titre de séjour", "statut d’immigration"],
  ["en", "I lost my PIN", "Ask for a new PIN"],
  ["es", "perdí mi PIN", "Pedir un PIN nuevo"],
  ["fr", "j'ai perdu mon code PIN", "d’en demander un nouveau"],
  ["en", "I have no phone", "a Help Pass on paper"],
  ["es", "no tengo teléfono", "un pase de ayuda en papel"],
  ["fr", "je n'ai pas de téléphone", "un passe d’aide sur papier"],
  ["en", "food for five", "$10 per person"],
  ["es", "comida para cinco", "$10 por persona"],
  ["fr", "à manger pour cinq", "10 $ par personne"],
  ["en", "my code was already used", "A used or expired code does not work again"],
  ["es", "el código ya fue usado", "Un código usado o vencido ya no sirve"],
  ["fr", "le code a déjà été utilisé", "Un code utilisé ou expiré ne sert plus"],
  ["en", "delete my data", "erase everything on this device"],
  ["es", "borren mis datos", "Ajustes"],
  ["fr", "supprimez mes données", "Réglages"],
  ["en", "the link expired", "Our links work for a limited time"],
  ["es", "quiero donar", "donaciones"],
  ["fr", "changer mon adresse e-mail", "votre e-mail"],
])("%s: %s", (language, message, held) => {
  expect(responseTo(message, language).split("\n\n")[0]).toContain(held);
});

test.each<[Language, string]>([
  ["en", "my boyfriend choked me last night, can i get a room"],
  ["en", "I need food and a ride because my husband beat me again"],
  ["es", "me pegó con una botella, ¿me consiguen un viaje?"],
  ["es", "necesito comida y un hotel porque mi esposo me golpea"],
  ["fr", "mon mari me frappe, les enfants ont peur"],
  ["fr", "il me faut un hôtel, mon conjoint m'a encore cogné dessus"],
])("%s: violence comes before the request: %s", (language, message) => {
  expect(readQuestion(message, { language })).toMatchObject({ topic: "danger" });
  expect(responseTo(message, language)).toMatch(/^\D{0,25}911/);
  expect(responseTo(message, language)).toContain("1-800-799-7233");
});
