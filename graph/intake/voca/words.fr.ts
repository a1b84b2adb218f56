import { fr as labels } from "../../../shared/intake/voca/labels.fr.ts";
import { fr as voca } from "../../../shared/intake/voca/sentences.fr.ts";

const { ages, genders, races, classifications } = labels;

export const fr = {
  title: "Quelques questions sur vous (facultatif)",
  lead: "Votre aide n’en dépend pas. Nous posons ces questions pour que ceux qui financent cette aide sachent à qui elle parvient. Nous ne leur donnons que des nombres, jamais de noms. Les agents de police ne voient pas vos réponses.",
  age: "Votre âge au moment des faits",
  gender: "Votre genre",
  race: "Votre origine ethnique",
  classifications: "Cochez ce qui vous concerne",
  notReported: "Je préfère ne pas le dire",
  notShown: "Ce que vous avez dit avant n’est pas montré ici. L’enregistrement le remplace.",
  save: "Enregistrer mes réponses",
  saved: "Merci. Vous pouvez modifier vos réponses ici à tout moment.",
  labels: { ages, genders, races, classifications },
  catalogue: { voca },
};
