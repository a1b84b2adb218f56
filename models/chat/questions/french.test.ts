import { describe, expect, test } from "vitest";
import { readQuestion } from "../../../graph/community/support/question.ts";
import type { Topic } from "../../../graph/community/support/topics/topics.ts";
import { callsFor } from "../../../shared/community/danger/calls.ts";
import { dangersIn } from "../../../shared/community/danger/rules.ts";

describe("recognizes mortal danger in French", () => {
  test.each([
    "Je veux mourir",
    "jveux mourir",
    "j'veux crever",
    "je veut plus vivre",
    "je vx plus vivre",
    "jveux plus vivre",
    "jpeux plus vivre comme ca",
    "jai plus envie de vivre",
    "j'ai envie d'en finir",
    "je veux juste en finir avec tout ça",
    "j'en ai marre de vivre",
    "j'en peux plus de la vie",
    "je vais me tuer",
    "je veut me tué",
    "je pense a me suicidé",
    "jpense au suicide",
    "je pense à me suscider, je veux disparaître",
    "envie de me sucider",
    "j'ai des idées noires",
    "je serais mieux morte",
    "ma famille sera mieux sans moi",
    "je ne vois plus aucune raison de vivre",
    "ma vie n'a plus de sens",
    "je veux me pendre",
    "je vais sauter du pont",
    "j’ai avalé tous mes médicaments",
    "jai pris trop de cachets",
    "je me scarifie",
    "je veux m'ouvrir les veines",
    "mon fils veut se tuer",
    "elle parle de mettre fin à ses jours",
    "je veux mettre fin à ma vie",
    "adieu à tous",
    "mwen vle mouri",
  ])("a crisis in %j", (message) => {
    expect(callsFor(dangersIn(message))).toContain("988");
  });

  test.each([
    "au secours",
    "o secour",
    "À l'aide !",
    "a l'aide svp",
    "aidez moi vite",
    "SOS",
    "anmwe",
    "je suis en danger",
    "j'ai peur pour ma vie",
    "il me frappe",
    "mon mari me bat",
    "mon copain m'a frappée",
    "ils m'ont tabassé",
    "il bat ma mère",
    "je me fais frapper par mon père",
    "mon ex me menace",
    "un homme me suit dans la rue",
    "quelqu'un me poursuit",
    "il veut me tuer",
    "il a dit qu'il va me tuer",
    "mon mari menace de me tuer",
    "il veut me faire du mal",
    "il a une arme",
    "mon voisin est armé",
    "il a sorti un couteau",
    "je suis victime de violences conjugales",
    "j'entends des coups de feu",
    "la maison brûle",
    "il saigne beaucoup",
    "je perds du sang",
    "elle respire plus",
    "mon bébé n'arrive plus à respirer",
    "j'ai mal à la poitrine",
    "il est inconscient",
    "ma femme est en train d'accoucher",
    "appelez une ambulance",
    "je ne veux pas mourir",
    "on m'a violée",
    "il m'a enfermée",
    "mon mari me bat pour rien",
    "il me bat au visage",
    "ils me battent pour de l'argent",
    "il menace de me couper la gorge",
    "mon ex a dit qu'il va me tuer au travail",
    "je suis en danger de perdre la vie",
    "il menace de nous égorger",
  ])("a danger in %j", (message) => {
    expect(callsFor(dangersIn(message))).toContain("911");
  });

  test.each([
    "je meurs de faim",
    "on va mourir de faim, où manger ?",
    "mort de rire",
    "je suis morte de fatigue",
    "je ne suis pas en danger, je cherche un logement",
    "c'est pour tuer le temps",
    "ces formulaires me tapent sur les nerfs",
    "mon propriétaire me menace d'expulsion",
    "ai-je droit à l'aide alimentaire ?",
    "à l'aide de ce formulaire",
    "le médecin qui me suit est absent",
    "je veux en finir avec cette demande",
    "je me suis fait arrêter au feu rouge",
    "la police a fouillé ma voiture",
    "on m'a arrêté sans mandat",
    "je veux vivre à Boston",
    "je vais me taire devant la police",
    "mon bail prend fin ce mois-ci",
    "comment mettre fin à ma demande ?",
    "j'ai peur de perdre mon logement",
    "ma mère est morte l'an dernier, je cherche un avocat",
    "l'agent m'a suivi chez le juge",
    "je suis battant de nature",
    "il me faut une chambre",
    "je prends des médicaments, où trouver une pharmacie ?",
    "j'ai un permis de port d'arme",
    "je vais à l'hôpital demain",
    "où est la sortie de secours ?",
    "secours populaire",
    "merci, vous m'avez sauvé la vie",
    "mon mari me tape sur les nerfs",
    "je me bats pour mes droits",
    "je me bat aux échecs",
    "je vais me tuer au travail",
    "on me menace de couper l'électricité",
    "il menace de me couper l'eau",
    "je suis en danger de perdre mon logement",
    "nous sommes en danger de perdre notre appartement",
  ])("reads no emergency into %j", (message) => {
    expect(dangersIn(message)).toEqual([]);
  });
});

describe("the support agent understands French", () => {
  test.each<[Topic, ...string[]]>([
    ["food", "J’ai besoin de nourriture", "jai faim", "où manger ce soir ?", "on a rien mangé depuis hier"],
    ["food", "Mes enfants ont faim", "je cherche une banque alimentaire", "du lait pour bébé svp"],
    [
      "housing",
      "Je cherche où dormir",
      "on est à la rue",
      "mon proprio m'a mis à la porte",
      "je dors dehors",
    ],
    ["housing", "besoin d'un logement urgent", "mon propriétaire me menace d'expulsion"],
    ["hotel", "Vous payez une chambre pour cette nuit ?", "combien de nuits d'hôtel ?"],
    ["transportation", "Comment rentrer chez moi ?", "j'ai besoin d'un trajet", "vous payez le taxi ?"],
    ["transportation", "ma voiture a été saisie, comment aller au travail"],
    ["legal", "Je cherche un avocat gratuit", "j'ai une audience au tribunal demain", "aide juridique"],
    ["legal", "un avocat pour l'immigration"],
    ["rights", "Quels sont mes droits ?", "La police a-t-elle le droit de fouiller mon téléphone ?"],
    ["rights", "on m'a arrêté sans mandat", "la police est venue chez moi, une perquisition"],
    ["request", "Comment déposer une demande ?", "comment faire ma demande"],
    ["eligibility", "Ai-je droit à une aide ?"],
    ["request", "j'ai besoin d'aide", "comment ça marche", "j'ai besoin d'argent"],
    ["status", "Où en est ma demande ?", "ma demande a été acceptée ?", "toujours pas de réponse"],
    ["status", "quel est le statut de mon dossier", "combien de temps ça prend"],
    ["feedback", "Je veux donner mon avis", "laisser un commentaire sur la police"],
    ["incident", "Comment porter plainte contre un policier ?", "un agent m'a insulté"],
    ["callback", "Rappelez-moi svp", "je veux parler à une vraie personne", "pouvez-vous m'appeler ?"],
    ["callback", "on peut me rappeler ?"],
    ["officer", "je suis policier, comment m'inscrire", "mon supérieur n'a pas reçu l'e-mail"],
    ["medical", "Je suis blessé au bras", "où trouver un médecin"],
    ["mental_health", "Je n'en peux plus", "je fais des crises d'angoisse", "j'ai besoin de parler"],
    ["events", "il y a des ateliers ?"],
    ["directory", "qui peut m'aider près de chez moi ?", "les ressources autour de moi"],
    ["greeting", "Bonjour", "slt"],
    ["thanks", "merci beaucoup"],
    ["unknown", "azerty", "je me rappelle plus"],
  ])("%s", (topic, ...messages) => {
    const understood = messages.map((message) => readQuestion(message, { language: "fr" }));
    expect(understood.map((question) => [question.topic, question.language])).toEqual(
      messages.map(() => [topic, "fr"]),
    );
  });

  test.each(["jveux crever", "il est armé", "Où manger à Miami ?", "j ai rien a manger"])(
    "%j is recognized as French, whatever the app's language",
    (message) => {
      expect(readQuestion(message, { language: "en" }).language).toBe("fr");
    },
  );
  test.each([
    "I need food in Des Moines",
    "I need a ride for Mon morning",
    "hello, I am Jean du Bois",
    "que me llamen",
  ])("one French word does not make %j French", (message) => {
    expect(readQuestion(message).language).not.toBe("fr");
  });
  test("recognizes a state by its French name", () => {
    expect(readQuestion("un abri en Caroline du Nord").state).toBe("NC");
    expect(readQuestion("j'ai faim, je suis à Hawaï").state).toBe("HI");
    expect(readQuestion("un avocat dans l’Oregon").state).toBe("OR");
  });
});
