/** English, Spanish and French: the sheet shows all three to every reader. */
export type Label = readonly [en: string, es: string, fr: string];

/** How much of a line a field takes, in twelfths. */
type Width = 3 | 4 | 5 | 6 | 8 | 12;

interface Line {
  id: string;
  label: Label;
  width: Width;
  /** Lines to write on; one if it is left out. */
  lines?: number;
}
interface Choice {
  id: string;
  label: Label;
  width: Width;
  options: readonly Label[];
}
export type Field = Line | Choice;

interface Part {
  id: string;
  title: Label;
  fields: readonly Field[];
}

const yesNo: readonly Label[] = [
  ["Yes", "Sí", "Oui"],
  ["No", "No", "Non"],
];

/** The fields of case tracking and of a new request, in the order in which they are asked. */
export const parts: readonly Part[] = [
  {
    id: "case",
    title: ["Case", "Caso", "Dossier"],
    fields: [
      { id: "case-number", label: ["Case number", "Número de caso", "Numéro de dossier"], width: 3 },
      { id: "when", label: ["Date and time", "Fecha y hora", "Date et heure"], width: 3 },
      {
        id: "officer",
        label: ["Officer, badge, agency", "Agente, placa, agencia", "Agent, insigne, service"],
        width: 6,
      },
      {
        id: "urgency",
        label: ["Urgency", "Urgencia", "Urgence"],
        width: 6,
        options: [
          ["High", "Alta", "Élevée"],
          ["Medium", "Media", "Moyenne"],
          ["Low", "Baja", "Faible"],
        ],
      },
      { id: "voucher", label: ["Voucher numbers", "Números de vales", "Numéros de bons"], width: 6 },
    ],
  },
  {
    id: "person",
    title: ["Person", "Persona", "Personne"],
    fields: [
      { id: "name", label: ["Full name", "Nombre completo", "Nom complet"], width: 5 },
      { id: "birth", label: ["Date of birth", "Fecha de nacimiento", "Date de naissance"], width: 3 },
      { id: "phone", label: ["Phone", "Teléfono", "Téléphone"], width: 4 },
      {
        id: "address",
        label: [
          "Address, city, state, ZIP",
          "Dirección, ciudad, estado, código postal",
          "Adresse, ville, État, code postal",
        ],
        width: 8,
      },
      { id: "email", label: ["Email", "Correo electrónico", "E-mail"], width: 4 },
      {
        id: "language",
        label: [
          "Language of letters and texts",
          "Idioma de las cartas y los mensajes",
          "Langue des lettres et des SMS",
        ],
        width: 6,
        options: [
          ["English", "Inglés", "Anglais"],
          ["Spanish", "Español", "Espagnol"],
          ["French", "Francés", "Français"],
        ],
      },
      {
        id: "anonymous",
        label: ["Wishes to stay anonymous", "Desea permanecer anónima", "Souhaite rester anonyme"],
        width: 6,
        options: yesNo,
      },
    ],
  },
  {
    id: "need",
    title: ["What is needed", "Qué se necesita", "Ce qu’il faut"],
    fields: [
      {
        id: "details",
        label: [
          "What happened and what is needed",
          "Qué pasó y qué se necesita",
          "Ce qui s’est passé et ce qu’il faut",
        ],
        width: 12,
        lines: 4,
      },
      { id: "meals", label: ["Meals: people", "Comidas: personas", "Repas : personnes"], width: 3 },
      {
        id: "room",
        label: ["Room: nights, people", "Habitación: noches, personas", "Chambre : nuits, personnes"],
        width: 3,
      },
      { id: "ride", label: ["Ride: where to", "Transporte: adónde", "Trajet : destination"], width: 3 },
      { id: "other", label: ["Something else", "Otra cosa", "Autre chose"], width: 3 },
    ],
  },
  {
    // Contact and consent have the words of the screens (words.sheet.test.ts). The sheet does not
    // import them: they come in one file with all words of cases, and this page must stay small.
    id: "contact",
    title: ["How to reach them", "Cómo comunicarse con la persona", "Comment joindre la personne"],
    fields: [
      {
        id: "way",
        label: [
          "Safe way to reach this person",
          "Forma segura de comunicarse",
          "Moyen sûr de joindre la personne",
        ],
        width: 12,
        options: [
          ["Any way", "Cualquier forma", "Tous les moyens"],
          ["Text message only", "Solo mensajes de texto", "SMS uniquement"],
          ["Email only", "Solo correo electrónico", "E-mail uniquement"],
          ["Calls only, no messages", "Solo llamadas, sin mensajes", "Appels uniquement, sans message"],
          ["Do not contact", "No contactar", "Ne pas contacter"],
        ],
      },
      {
        id: "hours",
        label: ["Not before, not after", "No antes de, no después de", "Pas avant, pas après"],
        width: 6,
      },
      {
        id: "message",
        label: ["May leave a message", "Se puede dejar un mensaje", "On peut laisser un message"],
        width: 6,
        options: yesNo,
      },
    ],
  },
  {
    id: "consent",
    title: ["Consent", "Consentimiento", "Consentement"],
    fields: [
      {
        id: "texts",
        label: [
          "I agree to get text messages about my request. Message and data rates may apply. Reply STOP to stop, HELP for help.",
          "Acepto recibir mensajes de texto sobre mi solicitud. Pueden aplicarse tarifas de mensajes y datos. Responda ALTO para parar, AYUDA para ayuda.",
          "J’accepte de recevoir des SMS sur ma demande. Des frais de SMS et de données peuvent s’appliquer. Répondez STOP pour arrêter, AIDE pour de l’aide.",
        ],
        width: 12,
        options: yesNo,
      },
      {
        id: "kept",
        label: [
          "I agree that this sheet is entered into the system when it is back, to give me this help.",
          "Acepto que esta hoja se registre en el sistema cuando vuelva, para darme esta ayuda.",
          "J’accepte que cette fiche soit saisie dans le système rétabli, pour m’apporter cette aide.",
        ],
        width: 12,
        options: yesNo,
      },
      {
        id: "person-signs",
        label: ["Signature of the person", "Firma de la persona", "Signature de la personne"],
        width: 6,
      },
      {
        id: "officer-signs",
        label: ["Signature of the officer", "Firma del agente", "Signature de l’agent"],
        width: 6,
      },
    ],
  },
];
