import type { WaitingReason } from "#relay/WaitingFor_request.graphql";

const toRecipient: Record<WaitingReason, string> = {
  verification: "Une personne doit encore ajouter des informations.",
  confirmation: "Une personne doit encore confirmer des informations.",
  supervisor_email: "Une personne doit encore confirmer des informations.",
  victim_info: "Une personne doit encore ajouter des informations.",
  needs: "Une personne doit encore vérifier ce dont vous avez besoin.",
  recommendation: "Nous examinons ce dont vous avez besoin.",
  approval: "Une personne doit décider de votre demande.",
  second_approval: "Une deuxième personne doit décider de votre demande.",
  assignment: "Une personne doit prendre en charge votre demande.",
  funds: "Il n’y a pas assez d’argent pour le moment. Nous cherchons une solution.",
  dispatch: "Votre demande est approuvée. Une personne doit envoyer l’aide.",
  handover:
    "Votre demande est approuvée. Une personne vous apportera l’argent ou vous dira comment le recevoir.",
  recipient_message: "Le message au sujet de votre aide est en cours d’envoi.",
  problem: "Vous nous avez signalé un problème. Une personne doit s’en occuper.",
  answer: "Veuillez répondre à notre message.",
  redemption: "Vous pouvez utiliser votre aide. Votre passe d’aide affiche le code.",
  completion: "Vous avez reçu l’aide. Il nous reste à clore votre demande.",
  closed: "Vous n’avez rien à faire.",
};

export const fr = { withUs: "Vous n’avez rien à faire pour le moment", toRecipient };
