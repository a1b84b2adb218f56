import type { Urgent } from "./urgent.ts";

export const urgentInFrench: Urgent = {
  answers: {
    poison:
      "Appelez le 911 tout de suite. Le centre antipoison répond aussi, jour et nuit et gratuitement : 1-800-222-1222. N’attendez pas que la personne se sente mal et ne la faites pas vomir. Gardez le flacon ou l’emballage à portée de main. Si c’était volontaire, appelez aussi le 988.",
    breathing:
      "Appelez le 911 tout de suite et mettez le haut-parleur. On vous dira pas à pas quoi faire jusqu’à l’arrivée des secours. Si la personne n’a pas de pouls ou ne respire pas, on vous guidera pour la réanimer.",
    heart:
      "Appelez le 911 tout de suite. En cas de crise cardiaque ou d’AVC, chaque minute compte. Dites quand cela a commencé. Ne conduisez pas, et ne donnez rien à manger ni à boire à la personne.",
    bleeding:
      "Appelez le 911 tout de suite. Appuyez fort sur la plaie avec un linge propre, sans relâcher. Ne retirez rien d’une plaie. Ne déplacez pas une personne qui est tombée ou a été heurtée, sauf si elle est en danger là où elle est.",
    birth:
      "Appelez le 911 tout de suite et mettez le haut-parleur. On vous guidera jusqu’à l’arrivée des secours. Ne tirez pas sur le bébé. Séchez-le et gardez-le au chaud contre la peau de sa mère.",
    medical:
      "Appelez le 911 tout de suite et restez avec la personne. Si elle a un EpiPen ou un autre médicament d’urgence, utilisez-le. Pendant des convulsions, ne la maintenez pas et ne mettez rien dans sa bouche. Ne donnez ni à manger ni à boire à une personne somnolente ou confuse.",
    fire: "Appelez le 911 dès que vous êtes dehors. Quittez le bâtiment maintenant, avec tout le monde, et n’y retournez pas. Si ça sent le gaz, ne touchez à aucun interrupteur et n’allumez rien. Si vous ne pouvez pas sortir, appelez le 911 de l’intérieur et dites où vous êtes.",
    suicideNow:
      "Appelez le 911 tout de suite : c’est une urgence. Vous pouvez aussi appeler le 988, la ligne d’écoute suicide et crise, jour et nuit (avec des interprètes). Éloignez-vous des armes, des médicaments et du vide, ou demandez qu’on les éloigne. Ne restez pas seul(e) et ne laissez pas la personne seule. Vous comptez.",
    suicide:
      "Appelez le 988 maintenant, la ligne d’écoute suicide et crise. Quelqu’un vous écoute jour et nuit, gratuitement (en anglais et en espagnol, avec des interprètes). Si quelque chose a été pris ou fait, ou si une arme est à portée, appelez le 911. Vous n’êtes pas seul(e). S’il s’agit d’une autre personne, restez avec elle ; le 988 vous aide aussi.",
    violence:
      "Appelez le 911 maintenant si vous pouvez le faire sans risque. Si vous ne pouvez pas parler, envoyez un SMS au 911 là où ce service existe. La ligne nationale contre les violences conjugales et familiales répond jour et nuit : 1-800-799-7233. Vous ne méritez pas qu’on vous fasse du mal. Le bouton Quitter, ou trois fois la touche Échap, ferme cette page tout de suite.",
    child:
      "Appelez le 911 maintenant si on fait du mal à un enfant ou s’il est seul. Childhelp répond aux appels et aux SMS jour et nuit : 1-800-422-4453. Si c’est vous, l’enfant : ce n’est pas votre faute, et vous avez bien fait de le dire. Parlez-en à un adulte de confiance, comme un professeur ou une infirmière.",
    missing:
      "Appelez le 911 tout de suite. Il ne faut pas attendre, même pas une heure. Dites quels vêtements la personne porte, où on l’a vue en dernier et avec qui elle peut être. Pour un enfant, le National Center for Missing & Exploited Children aide aussi : 1-800-843-5678.",
    assault:
      "Appelez le 911 maintenant si vous êtes en danger ou si vous avez une blessure. La ligne nationale contre les agressions sexuelles écoute jour et nuit : 1-800-656-4673. Ce n’est pas votre faute, et c’est vous qui décidez de la suite. Un hôpital peut vous soigner et garder des preuves, de préférence avant de vous laver.",
    trafficking:
      "Appelez le 911 maintenant si vous êtes en danger. La ligne nationale contre la traite des êtres humains répond jour et nuit : 1-888-373-7888, ou par SMS au 233733. Il ne faut pas de papiers pour être aidé, et personne n’a le droit de garder les vôtres.",
    attack:
      "Appelez le 911 maintenant si vous pouvez le faire sans risque. Si vous ne pouvez pas parler, envoyez un SMS au 911 là où ce service existe, ou appelez et laissez la ligne ouverte. Éloignez-vous si vous le pouvez. Sinon, cachez-vous, fermez la porte à clé et coupez le son du téléphone.",
    harm: "Appelez le 911 maintenant si vous risquez de faire du mal à quelqu’un. Appelez le 988, jour et nuit : on y écoute aussi les personnes qui ont peur de ce qu’elles pourraient faire. Allez dans une autre pièce ou dehors, loin de la personne et des armes.",
    danger:
      "Appelez le 911 maintenant si vous pouvez le faire sans risque. Si vous ne pouvez pas parler, envoyez un SMS au 911 là où ce service existe. Si vous avez des idées suicidaires, appelez le 988. Pour un poison ou trop de médicaments, appelez le centre antipoison : 1-800-222-1222.",
  },
  also: {
    "911": (number) => `Si quelqu’un est en danger maintenant, appelez le ${number}.`,
    "988": (number) => `En cas d’idées suicidaires, appelez le ${number}, jour et nuit.`,
    poison: (number) => `Centre antipoison : ${number}, jour et nuit.`,
    violence: (number) =>
      `Si quelqu’un vous fait du mal chez vous, la ligne nationale contre les violences conjugales et familiales : ${number}.`,
    child: (number) => `Si on fait du mal à un enfant, Childhelp, par appel ou SMS : ${number}.`,
    missing: (number) => `Pour un enfant disparu : ${number}.`,
    assault: (number) => `Pour une agression sexuelle, la ligne nationale : ${number}.`,
    trafficking: (number) => `La ligne nationale contre la traite des êtres humains : ${number}.`,
  },
};
