import type { Sentences } from "../core/i18n/gathered.ts";

export const sentences: Sentences = {
  "This service is not known": "Ce service n’est pas connu",
  "Services is a list": "Les services sont une liste",
  "Please select at least one service": "Choisissez au moins un service",
  "The supervisor's email must not be your own": "L’e-mail du supérieur ne doit pas être le vôtre",
  "Case number required": "Numéro de dossier obligatoire",
  "Please enter a valid case number for verification.":
    "Indiquez un numéro de dossier valide pour la vérification.",
  "Missing required information": "Informations obligatoires manquantes",
  "Please fill in all required fields.": "Veuillez remplir tous les champs obligatoires.",
  "Service selection required": "Choisissez un service",
  "Please select at least one service type (Food, Housing, or Transportation).":
    "Choisissez au moins un type de service (Nourriture, Logement ou Transport).",
  "Please complete the verification form first.": "Veuillez d’abord remplir le formulaire de vérification.",
  "This case is already {}.": (status) =>
    `Ce dossier est déjà ${status === "verified" ? "vérifié" : "refusé"}.`,
  "911 Verify is switched off. Please call your supervisor.":
    "La Vérification 911 est désactivée. Appelez votre supérieur.",
  "911 Verify was already used for this case. Please call your supervisor.":
    "La Vérification 911 a déjà servi pour ce dossier. Appelez votre supérieur.",
  "Please wait {} {} before sending the email again.": (seconds) =>
    `Attendez ${seconds} ${seconds === "1" ? "seconde" : "secondes"} avant de renvoyer l’e-mail.`,
  "The email was sent again too often. Please wait {} minutes.": (minutes) =>
    `L’e-mail a été renvoyé trop de fois. Attendez ${minutes} ${minutes === "1" ? "minute" : "minutes"}.`,
  "Your supervisor did not confirm this case: what was filed can still be read, and what is pending waits for an administrator. Please contact your supervisor directly; for help now call 2-1-1, or 911 in danger.":
    "Votre supérieur n’a pas confirmé ce dossier : ce qui a été déposé reste lisible, et ce qui est en attente relève d’un administrateur. Adressez-vous directement à votre supérieur ; pour une aide immédiate, appelez le 2-1-1, ou le 911 en cas de danger.",
  "This supervisor was sent five emails today and has confirmed nobody yet. Please call them, or name another supervisor.":
    "Cinq e-mails ont été envoyés aujourd’hui à ce supérieur, qui n’a encore confirmé personne. Appelez-le ou indiquez un autre supérieur.",
  "911 Verify was used too often from here today. Please call your supervisor.":
    "La Vérification 911 a été utilisée trop souvent d’ici aujourd’hui. Appelez votre supérieur.",
  "Please save recipient information first.": "Enregistrez d’abord les informations sur le bénéficiaire.",
  "This case number is not known.": "Ce numéro de dossier n’est pas connu.",
  "Your supervisor did not verify this case. Please contact them directly.":
    "Votre supérieur n’a pas confirmé ce dossier. Contactez-le directement.",
  "This form was sent too often. Please wait an hour, or call your supervisor.":
    "Ce formulaire a été envoyé trop de fois. Attendez une heure ou appelez votre supérieur.",
  "This form has been sent already. Please change it to send it anew.":
    "Ce formulaire a déjà été envoyé. Modifiez-le pour l’envoyer de nouveau.",
};
