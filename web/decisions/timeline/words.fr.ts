import type { WaitingOwner, WaitingReason } from "#relay/WaitingFor_request.graphql";

const owners: Record<WaitingOwner, string> = {
  officer: "En attente de l’agent",
  supervisor: "En attente du superviseur",
  second_approver: "En attente d’une deuxième approbation",
  administrator: "En attente d’un administrateur",
  fund: "En attente d’argent",
  vendor: "L’aide est prête",
  recipient: "En attente de la personne aidée",
  transport: "Un message est en cours d’envoi",
  system: "En cours de traitement",
  closed: "Close",
};

const reasons: Record<WaitingReason, string> = {
  verification: "L’agent doit envoyer le formulaire d’agent.",
  confirmation: "Le superviseur doit confirmer l’agent.",
  supervisor_email: "L’e-mail au superviseur est en cours d’envoi.",
  victim_info: "L’agent doit ajouter les informations sur la victime.",
  needs: "L’agent doit confirmer les besoins.",
  recommendation: "Le montant est en cours de calcul.",
  approval: "L’agent doit approuver ou refuser la demande.",
  second_approval: "Une deuxième personne doit approuver la demande.",
  assignment: "Un administrateur doit attribuer la demande à un agent.",
  funds: "Le fonds n’a pas assez d’argent pour le moment. Un administrateur s’en occupera.",
  dispatch: "Un administrateur doit envoyer l’aide.",
  handover: "L’argent doit être remis.",
  recipient_message: "Le message au sujet de l’aide est en cours d’envoi.",
  problem:
    "La personne aidée a signalé un problème. Un administrateur s’en occupe. Vous n’avez rien à faire.",
  answer: "La personne aidée doit répondre à notre message.",
  redemption: "L’aide a été envoyée et peut être utilisée.",
  completion: "Toute l’aide a été remise. Un administrateur doit clore la demande.",
  closed: "Il n’y a rien à faire.",
};

const yours: Partial<Record<WaitingReason, string>> = {
  verification: "Envoyez le formulaire d’agent, pour que votre superviseur puisse vous confirmer.",
  victim_info: "Ajoutez les informations sur la victime.",
  needs: "Confirmez les besoins.",
  approval: "Approuvez-la ou refusez-la.",
  second_approval: "Approuvez ou refusez la demande en tant que deuxième personne.",
  assignment: "Attribuez la demande à un agent.",
  funds: "Le fonds n’a pas assez d’argent. Ajoutez de l’argent, puis approuvez de nouveau la demande.",
  dispatch: "Envoyez l’aide.",
  handover: "Remettez l’argent. Choisissez ensuite Marquer comme versé sous Fonds.",
  problem: "Un problème a été signalé. Occupez-vous-en.",
  answer: "Veuillez répondre à notre message.",
  completion: "Toute l’aide a été remise. Terminez la demande.",
};

export const fr = {
  owners,
  reasons,
  yourTurn: "C’est à vous",
  turns: (requests: number) => `C’est à vous : ${requests}`,
  yours,
  since: (time: string) => `Depuis le ${time}.`,
  delivered: (time: string) => `L’e-mail date du ${time}.`,
  sendAgain: "Renvoyer l’e-mail",
};
