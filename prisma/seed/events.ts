import { spacedFrench } from "../../shared/core/forms/french-spacing.ts";
import type { Prisma } from "../client/client.ts";

const timeZone = "America/Chicago";

/**
 * The calendar of a new installation. Dates and times are local, with the place's offset from UTC.
 */
export const firstEvents: Prisma.EventCreateManyInput[] = [
  ...rightsWorkshops([
    ["2023-07-15", "10:00", "12:00", "-05:00"],
    ["2023-09-16", "10:00", "12:00", "-05:00"],
    ["2026-12-05", "10:00", "12:00", "-06:00"],
    ["2027-03-06", "10:00", "12:00", "-06:00"],
  ]),
  ...townHalls([
    ["2023-07-22", "18:00", "20:00", "-05:00"],
    ["2023-10-19", "18:00", "20:00", "-05:00"],
    ["2026-11-24", "18:00", "20:00", "-06:00"],
    ["2027-02-18", "18:00", "20:00", "-06:00"],
  ]),
  ...resourceFairs([
    ["2023-07-28", "12:00", "16:00", "-05:00"],
    ["2023-08-18", "12:00", "16:00", "-05:00"],
    ["2026-12-18", "12:00", "16:00", "-06:00"],
    ["2027-04-16", "12:00", "16:00", "-05:00"],
  ]),
  ...clinics([
    ["2023-08-09", "17:00", "19:30", "-05:00"],
    ["2026-11-28", "13:00", "16:00", "-06:00"],
    ["2027-01-13", "17:00", "19:30", "-06:00"],
  ]),
];

type Time = [day: string, from: string, to: string, offset: string];
type Kind = Pick<
  Prisma.EventCreateManyInput,
  "title" | "description" | "translations" | "location" | "host" | "color"
>;

function held(name: string, kind: Kind, times: Time[]): Prisma.EventCreateManyInput[] {
  return times.map(([day, from, to, offset]) => ({
    ...kind,
    key: `${name}-${day}`,
    startsAt: new Date(`${day}T${from}:00${offset}`),
    endsAt: new Date(`${day}T${to}:00${offset}`),
    timeZone,
  }));
}

function rightsWorkshops(times: Time[]) {
  return held(
    "rights-workshop",
    {
      title: "Know Your Rights Workshop",
      description:
        "What you may say, ask and refuse at a traffic stop, at your door and after an arrest. Bring your questions; no papers are needed.",
      translations: {
        es: {
          title: "Taller “Conozca sus derechos”",
          description:
            "Lo que puede decir, preguntar y rechazar en una parada de tránsito, en la puerta de su casa y después de un arresto. Traiga sus preguntas; no se necesita ningún documento.",
        },
        fr: spacedFrench({
          title: "Atelier « Connaître vos droits »",
          description:
            "Ce que vous pouvez dire, demander et refuser lors d’un contrôle routier, à votre porte et après une arrestation. Venez avec vos questions ; aucun document n’est nécessaire.",
        }),
      },
      location: "Central Library, Meeting Room 2",
      host: "Neighborhood Legal Clinic",
      color: "primary",
    },
    times,
  );
}

function townHalls(times: Time[]) {
  return held(
    "town-hall",
    {
      title: "Police and Community Town Hall",
      description:
        "Residents and officers talk about what goes well and what must change. Everybody may speak for three minutes; an interpreter for Spanish is there.",
      translations: {
        es: {
          title: "Asamblea de la policía y la comunidad",
          description:
            "Vecinos y oficiales hablan de lo que funciona y de lo que debe cambiar. Cada persona puede hablar tres minutos; habrá un intérprete de español.",
        },
        fr: spacedFrench({
          title: "Réunion publique police et habitants",
          description:
            "Habitants et agents parlent de ce qui va bien et de ce qui doit changer. Chaque personne peut parler trois minutes ; un interprète en espagnol sera présent.",
        }),
      },
      location: "Lincoln Community Center, Main Hall",
      host: "Community Relations Council",
      color: "secondary",
    },
    times,
  );
}

function resourceFairs(times: Time[]) {
  return held(
    "resource-fair",
    {
      title: "Emergency Resource Fair",
      description:
        "Food, housing and transportation services at one place, with people who help you apply. Free meals until they run out.",
      translations: {
        es: {
          title: "Feria de recursos de emergencia",
          description:
            "Servicios de comida, vivienda y transporte en un solo lugar, con personas que le ayudan a solicitarlos. Comidas gratis hasta agotarse.",
        },
        fr: spacedFrench({
          title: "Forum des aides d’urgence",
          description:
            "Aide alimentaire, hébergement et transport réunis au même endroit, avec des personnes qui vous aident à faire vos demandes. Repas gratuits dans la limite des stocks.",
        }),
      },
      location: "Riverside Park Pavilion",
      host: "SafeVoice Volunteers",
      color: "accent",
    },
    times,
  );
}

function clinics(times: Time[]) {
  return held(
    "legal-clinic",
    {
      title: "Free Legal Advice Evening",
      description:
        "Fifteen minutes with a volunteer lawyer about a stop, a search, a citation or a complaint. First come, first served.",
      translations: {
        es: {
          title: "Asesoría legal gratuita",
          description:
            "Quince minutos con un abogado voluntario sobre una parada, un registro, una multa o una queja. Se atiende por orden de llegada.",
        },
        fr: spacedFrench({
          title: "Permanence juridique gratuite",
          description:
            "Quinze minutes avec un avocat bénévole au sujet d’un contrôle, d’une fouille, d’une contravention ou d’une plainte. Sans rendez-vous, par ordre d’arrivée.",
        }),
      },
      location: "Eastside Family Center, Room 104",
      host: "Neighborhood Legal Clinic",
      color: "primary",
    },
    times,
  );
}
