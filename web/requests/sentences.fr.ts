import type { Sentences } from "../core/i18n/gathered.ts";
import { statusWord } from "../statuses/words.fr.ts";

export const sentences: Sentences = {
  "Request not found or you don't have permission to view it.":
    "Cette demande n’existe pas ou vous n’avez pas le droit de la voir.",
  "You need to be authenticated to view emergency fund requests. Please log in or complete the verification process.":
    "Pour voir les demandes d’urgence, vous devez vous identifier. Connectez-vous ou terminez la vérification.",
  "Too many requests were opened from here today. Please call 2-1-1, or 911 in an emergency.":
    "Trop de demandes ont été ouvertes d’ici aujourd’hui. Appelez le 2-1-1, ou le 911 en cas d’urgence.",
  "Five requests were filed from here today. Please call 2-1-1, or 911 in an emergency.":
    "Cinq demandes ont été déposées d’ici aujourd’hui. Appelez le 2-1-1, ou le 911 en cas d’urgence.",
  "You have opened 20 requests of other officers within an hour. Please wait before opening another.":
    "Vous avez ouvert 20 demandes d’autres agents en une heure. Attendez avant d’en ouvrir une autre.",
  "You can only list your own requests.": "Vous ne pouvez afficher que la liste de vos propres demandes.",
  "This request is already {}; its victim information can no longer be changed.": (status) =>
    `Cette demande est déjà ${statusWord(status)} ; les informations sur la victime ne peuvent plus être modifiées.`,
  "This idempotency key was used by somebody else.":
    "La clé de ce formulaire a déjà servi à quelqu’un d’autre. Rechargez la page.",
  "Used by somebody else": "Utilisée par quelqu’un d’autre",
  "This idempotency key was used for another form.":
    "La clé de ce formulaire a déjà servi pour un autre. Rechargez la page.",
  "Used for another form": "Utilisée pour un autre formulaire",
  "This file is not known": "Ce fichier n’est pas connu",
  "Case ID is required": "Indiquez le numéro de demande",
  "Please choose how urgent this is": "Indiquez le niveau d’urgence",
  "Full name is required": "Indiquez le nom complet",
  "Address is required": "Indiquez l’adresse",
  "Phone number is required": "Indiquez le numéro de téléphone",
  "Valid email is required": "Indiquez une adresse e-mail valide",
  "Please provide more details about the request": "Donnez plus de détails sur la demande",
  "Evidence is a list of files": "Les pièces sont une liste de fichiers",
  "At most 10 files can be added": "10 fichiers au plus peuvent être ajoutés",
  "Full name must be at least 3 characters": "Le nom complet doit avoir au moins 3 caractères",
  "City is required": "Indiquez la ville",
  "State is required": "Choisissez l’État",
  "Zip code is required": "Indiquez le code postal",
  "Phone number must be at least 10 digits": "Le numéro de téléphone doit avoir au moins 10 chiffres",
  "Please provide a detailed statement of need": "Décrivez le besoin en détail",
  "Please specify the relationship": "Précisez le lien avec l’agent",
  "Please choose an employment status": "Choisissez une situation professionnelle",
  "You don't have permission to modify this request. Only the officer who created the request or verified officers can add victim information.":
    "Vous n’avez pas le droit de modifier cette demande. Seuls l’agent qui l’a créée ou des agents vérifiés peuvent ajouter les informations sur la victime.",
};
