import { pluralFr } from "../../../../shared/core/i18n/plural.ts";
export const fr = {
  title: "Votre bilan de fin",
  lead: (caseId: string) =>
    `Votre demande d’aide d’urgence, dossier ${caseId}, est terminée. Cette page indique l’aide que vous avez reçue. Gardez-la.`,
  nothing: "Aucune aide n’est enregistrée pour cette demande.",
  item: (help: string, vendor: string) => `${help}, par ${vendor}`,
  worth: (what: string, amount: string) => `${what} (valeur maximale : ${amount})`,
  money: (amount: string) => `${amount} en argent`,
  moneyWaiting: (amount: string) => `${amount} en argent ont été accordés. Votre agent vous les remet.`,
  facts: {
    total: "Total, au maximum",
    agency: "Service de police",
    report: "Numéro de plainte",
    program: "Programme",
    phone: "Téléphone",
    website: "Site internet",
    address: "Adresse",
    deadline: "Délai",
  },
  award:
    "Si vous demandez de l’argent à votre État, montrez cette page. Certains États déduisent l’aide d’urgence de ce qu’ils versent.",

  compensation: {
    title: "Votre État peut vous rembourser",
    text: "Chaque État a un programme pour les victimes. Il peut payer un médecin, un soutien psychologique, un salaire perdu ou des obsèques. Dans la plupart des États, vous pouvez faire la demande même si personne n’a été arrêté.",
    where: "Faites la demande dans l’État où les faits ont eu lieu.",
    papers: "Ayez cette page et votre numéro de plainte sous la main.",
    ask: "Demandez au programme. Appelez vite, car le délai peut être court.",
    within: {
      crime: (span: string) => `Faites la demande dans un délai de ${span} après les faits.`,
      report: (span: string) => `Faites la demande dans un délai de ${span} après votre plainte à la police.`,
    },
    years: (count: number) => pluralFr(count, `${count} an`, `${count} ans`),
    months: (count: number) => `${count} mois`,
    days: (count: number) => `${count} jours`,
    late: (date: string) =>
      `Ces informations datent du ${date}. Les règles changent : demandez au programme. Si le délai est passé, demandez quand même. Beaucoup de programmes acceptent une bonne raison.`,
    noContact:
      "Pour le numéro de téléphone, demandez à un service d’aide aux victimes de la police ou du procureur, ou appelez le 2-1-1.",
    noState:
      "Pour trouver le programme de votre État, demandez à un service d’aide aux victimes de la police ou du procureur, ou appelez le 2-1-1.",
    now: "Si vous avez besoin de nourriture, d’une chambre ou d’un trajet maintenant, appelez le 2-1-1. En danger, appelez le 911. Si vous pensez à mettre fin à vos jours, appelez le 988.",
  },
  text: (href: string) => `Votre demande est close. Bilan et aide de votre État : ${href}`,
  pass: {
    open: "Votre bilan de fin (PDF, 2 pages)",
    lead: "Voulez-vous une liste de l’aide que vous avez reçue ? Elle explique aussi comment demander de l’argent à votre État.",
    ask: "Préparer mon bilan de fin",
    soon: "Votre bilan de fin est en préparation. Rechargez cette page dans une minute.",
  },
  checked: "Cette lettre est authentique. Elle indique une aide donnée et n’accorde rien.",
};
