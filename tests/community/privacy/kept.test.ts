import { expect, test } from "vitest";
import { words } from "../../../graph/community/privacy/words.ts";
import type { PersonalClass } from "../../../graph/core/personal/classes.ts";
import { columnsOf, describe, models, tableOf } from "../../../graph/core/personal/read.ts";

/** What of the inventory the public reads about: `victimIdentity: Full name`. */
const told: readonly PersonalClass[] = [
  ...(["victimIdentity", "contact", "otherPerson", "victimText", "victimKey"] as const),
  ...(["citizen", "officer", "supervisor", "network"] as const),
];
const kept = new Set(
  models
    .filter((model) => tableOf(model).of)
    .flatMap((model) => columnsOf(model).map((column) => describe(model, column)!))
    .filter(({ of }) => told.includes(of))
    .map(({ of, label }) => `${of}: ${label}`),
);

/** What each of them is called on /privacy, in English, Spanish and French. */
const said: readonly (readonly [RegExp, string, string, string])[] = [
  [/^victimIdentity: (.*[Nn]ame|Recipient|Written by)/, "your name", "su nombre", "vos nom"],
  [/^victimIdentity: (Address|City|ZIP)|^contact: Address$/, "address", "dirección", "adresse"],
  [/^contact: Phone/, "phone", "teléfono", "téléphone"],
  [/^contact: (Phone and e|E)mail/, "email", "correo", "e-mail"],
  [/^victimIdentity: Date of birth/, "date of birth", "fecha de nacimiento", "date de naissance"],
  [/^victimIdentity: Government ID/, "government ID", "identificación oficial", "pièce d’identité"],
  [/^victimText: (Statement of|What is) need/, "what you need", "lo que necesita", "vos besoins"],
  [/^victimText: (What happened|Description)/, "what happened", "lo que pasó", "ce qui s’est passé"],
  [/^victimText: Employment/, "your job", "su empleo", "votre emploi"],
  [/^victimText: Dependents/, "dependents", "personas a su cargo", "personnes à votre charge"],
  [/^victimText: Other assistance/, "other help", "otra ayuda", "autres aides"],
  [/^victimText: Relation/, "relation to the officer", "relación con el oficial", "lien avec l’agent"],
  [/^otherPerson: Emergency/, "emergency contact", "contacto de emergencia", "contact d’urgence"],
  [
    /^contact: (Way|From|To|A message)/,
    "how you want to be reached",
    "cómo prefiere",
    "comment vous souhaitez",
  ],
  [/: (Name of|Hash of) the file/, "the files", "los archivos", "les fichiers"],
  [/^(victimText|otherPerson): (Reason|Why)/, "the reasons", "los motivos", "leurs motifs"],
  [
    /: (Organization|What it is for|Who signed|How the person who)/,
    "another organization",
    "otra organización",
    "autre organisme",
  ],
  [/^victimText: The person's words/, "your words", "sus palabras", "votre texte"],
  [/: (Age group|Gender|Race|Special)/, "your age group", "su grupo de edad", "tranche d’âge"],
  [/^victimText: Types of crime/, "kinds of crime", "tipos de delito", "types d’infraction"],
  [
    /^victimText: (Notes?|What the provider said|Note on the difference)$/,
    "the notes",
    "las notas",
    "les notes",
  ],
  [/^victimText: (Letter|Facts|What its page)/, "letters we sent", "cartas enviados", "lettres envoyés"],
  [/^victimText: (Subject|Text)$|its page shows$/, "Messages", "mensajes", "messages"],
  [/^victimText: Answer/, "replies", "lo que se respondió", "réponses"],
  [/^victimKey: (Hash of the person|Hashes)/, "as codes", "como códigos", "sous forme de codes"],
  [/^(victimKey|officer): Words for the search/, "search words", "palabras de búsqueda", "mots de recherche"],
  [/^citizen: (Message|Name|Outcome)/, "callback request", "solicitudes de llamada", "demande de rappel"],
  [/^citizen: (Feedback|Note)/, "feedback", "los comentarios", "un avis"],
  [/^citizen: What is wrong/, "correction", "correcciones", "correction"],
  [/^(officer|supervisor): .*([Nn]ame|Rank|rank)$/, "name, rank", "nombre, rango", "vos nom, grade"],
  [/^officer: Badge/, "badge number", "número de placa", "numéro de badge"],
  [
    /^(officer|supervisor): .*([Pp]hone|[Ee]mail|[Mm]ailbox|Address)/,
    "phone and email",
    "teléfono y correo",
    "téléphone et e-mail",
  ],
  [
    /^officer: Number at the provider/,
    "agency's sign-in",
    "acceso de su agencia",
    "connexion de votre service",
  ],
  [/^officer: (Made|Name of|Officer who|Who)/, "what you decided", "lo que decidió", "vos décisions"],
  [/^supervisor: Deputy/, "deputy", "suplente", "suppléant"],
  [/^network: .*([Bb]rowser)/, "browser", "navegador", "navigateur"],
  [/^network: .*[Nn]etwork/, "network address", "dirección de red", "adresse réseau"],
];

/** A session's network address says nothing about a person's own. */
const ofSessions = /network|de red|réseau/i;

test("/privacy names everything that the inventory has of a member of the public", () => {
  expect(kept.size).toBeGreaterThan(60);
  for (const [at, language] of (["en", "es", "fr"] as const).entries()) {
    const { help, officers, visitors, limits } = words(language).kept;
    const silent = [...kept].filter((label) => {
      const isTheirs = /^(officer|supervisor|network)/.test(label);
      const text = [
        ...help.points,
        ...(isTheirs ? officers.points : []), // an officer's phone is not a person's own
        ...visitors.points.filter((point) => isTheirs || !ofSessions.test(point)),
        limits,
      ]
        .join("\n")
        .toLowerCase();
      const names = said.filter(([pattern]) => pattern.test(label)).map((row) => row[at + 1] as string);
      return names.length === 0 || !names.some((name) => text.includes(name.toLowerCase()));
    });
    expect(silent, language).toEqual([]);
  }
});

test("each of these names is for something in the inventory", () => {
  const idle = said.filter(([pattern]) => ![...kept].some((label) => pattern.test(label)));
  expect(idle.map(([pattern]) => String(pattern))).toEqual([]);
});
