import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const fr: Translated<typeof en> = {
  nameMissing: "Saisissez le nom du service",
  nameTaken: "Un autre service porte ce nom",
  missing: "Ce service n’existe pas.",
  changedMeanwhile: "Le service a changé entre-temps. Relisez-le, puis enregistrez.",
  domainWrong: "Indiquez un domaine, par exemple police.example.org",
  domainPublic: "N’importe qui peut avoir une adresse dans ce domaine",
  domainForeign: "Saisissez le domaine en lettres simples. D’autres lettres peuvent se ressembler",
  domainTaken: ({ domain, agency }) => `${domain} appartient à ${agency}`,
  domainWithin: ({ domain, other, agency }) =>
    `${domain} contient ${other} ou en fait partie, et ce domaine appartient à ${agency}`,
  domainAlike: ({ domain, other, agency }) => `${domain} ressemble à ${other}, qui appartient à ${agency}`,
  domainsTooMany: "Un service peut avoir au plus 50 domaines",
  contactTooLong: "Le contact peut avoir 200 caractères au plus",
  notYours: "Vous ne voyez pas les dossiers de ce service.",
  reasonMissing: "Saisissez un motif. Il est conservé avec le dossier",
  alreadyThere: "Le dossier y appartient déjà.",
  scopesAlready: "Le compte voit déjà exactement cela.",
  chooseAgency: "Choisissez d’abord l’un de vos services. La demande est déposée pour lui.",
};
