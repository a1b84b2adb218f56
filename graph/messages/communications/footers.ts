import { dictionary } from "../../core/i18n/i18n.ts";

/** The footer of each email. */
export const footers = dictionary({
  en: {
    sign: "Real Support. Real Time. Real Impact.",
    danger: "In danger now? Call 911.",
    privacy: "Privacy",
    colon: ":",
    copy: "If the button does not work, copy this address:",
  },
  es: {
    sign: "Apoyo real. En tiempo real. Con impacto real.",
    danger: "¿Está en peligro ahora? Llame al 911.",
    privacy: "Privacidad",
    colon: ":",
    copy: "Si el botón no funciona, copie esta dirección:",
  },
  fr: {
    sign: "Un vrai soutien. En temps réel. Un impact réel.",
    danger: "En danger immédiat ? Appelez le 911.",
    privacy: "Confidentialité",
    colon: " :",
    copy: "Si le bouton ne fonctionne pas, copiez cette adresse :",
  },
});
