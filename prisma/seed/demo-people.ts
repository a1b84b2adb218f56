import { normaliseEmail } from "../../shared/officers/verification/rules.ts";
import { folded } from "../../shared/core/text/fold.ts";

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Fictional agencies; the demo's configuration trusts the first one's domain. */
export const demoTrustedDomain = "marlowcounty.gov.example";

/**
 * One officer for each level of trust, and one with an active "911 Verify", in the order of
 * /dev/officers. Everyone here is fictional.
 */
export const demoOfficers = [
  {
    key: "trusted",
    name: "Corvina Ashdell",
    rank: "Sergeant",
    agency: "Marlow County Sheriff's Office",
    badgeNumber: "MC-4471",
    phone: "(217) 555-0141",
    email: "corvina.ashdell@marlowcounty.gov.example",
    caseNumber: "MC-26-00418",
    incidentDescription:
      "Families displaced by a police operation at an apartment house. Several people need food and a safe room.",
    services: ["food", "shelter", "transportation"],
    supervisorName: "Bartholomew Quenby",
    supervisorRank: "Lieutenant",
    supervisorPhone: "(217) 555-0142",
    supervisorEmail: "b.quenby@marlowcounty.gov.example",
    filedAgoMs: 59 * dayMs,
    decidedAfterMs: 3 * hourMs,
    trust: "trusted",
  },
  {
    key: "limited",
    name: "Théodora Wrenfield-Östlund",
    rank: "Officer First Class",
    agency: "Pinegrove Harbor Police Department",
    badgeNumber: "PH-208",
    phone: "(503) 555-0163",
    email: "t.wrenfield-ostlund@pinegrove-harbor.example",
    caseNumber: "PH-2026-1177",
    incidentDescription: "A traffic stop that left a family without their vehicle, far from home.",
    services: ["food", "transportation"],
    supervisorName: "Ansel Duquesnoy-Marsh",
    supervisorRank: "Captain",
    supervisorPhone: "(503) 555-0164",
    supervisorEmail: "ansel.duquesnoy@pinegrove-harbor.example",
    filedAgoMs: 52 * dayMs,
    decidedAfterMs: 20 * hourMs,
    trust: "limited",
  },
  {
    key: "pending",
    name: "Ike Lorn",
    rank: "Deputy",
    agency: "Marlow County Sheriff's Office",
    badgeNumber: "MC-5120",
    phone: "(217) 555-0187",
    email: "ike.lorn@marlowcounty.gov.example",
    caseNumber: "MC-26-00533",
    incidentDescription: "A woman and her son had to leave their home at night and have nowhere to stay.",
    services: ["food", "shelter"],
    supervisorName: "Bartholomew Quenby",
    supervisorRank: "Lieutenant",
    supervisorPhone: "(217) 555-0142",
    supervisorEmail: "b.quenby@marlowcounty.gov.example",
    filedAgoMs: 5 * hourMs,
    decidedAfterMs: null,
    trust: null,
  },
  {
    key: "provisional",
    name: "Imogen Farrowdale",
    rank: "Officer",
    agency: "Pinegrove Harbor Police Department",
    badgeNumber: "PH-311",
    phone: "(503) 555-0178",
    email: "i.farrowdale@pinegrove-harbor.example",
    caseNumber: "PH-2026-1204",
    incidentDescription: "Two children were found alone in a car at night; their aunt is on her way.",
    services: ["food", "shelter"],
    supervisorName: "Ansel Duquesnoy-Marsh",
    supervisorRank: "Captain",
    supervisorPhone: "(503) 555-0164",
    supervisorEmail: "ansel.duquesnoy@pinegrove-harbor.example",
    filedAgoMs: hourMs / 3,
    decidedAfterMs: null,
    trust: null,
    /** The start of their "911 Verify". */
    emergencyAfterMs: hourMs / 12,
  },
] as const;

export type DemoOfficer = (typeof demoOfficers)[number];
export type DemoOwner = DemoOfficer["key"] | "citizen";

export const personKeyOf = (email: string) => normaliseEmail(email);

/** Plausible given and family names of no real person, with long and accented ones. */
const victimNames = [
  "Maribelle Ostrander-Vance",
  "Joaquín Belladuro",
  "Tam Ly",
  "Odalys Fenwick",
  "Bartosz Wiśniogórski",
  "Philippa Anne-Marguerite Hollingsworth-Okonjo",
  "Desmond Karrow",
  "Zoë Lindqvarn",
  "Emeka Nwadibe",
  "Ruth Applegarth",
  "Fiorella Santobuono",
  "Winston Dray",
  "Ngọc Ánh Trầnhuy",
  "Clementine Duval-Perrish",
  "Hassan Idrissou-Bey",
  "Lupe Arrendondo",
  "Siobhán Ó Cearnagh",
  "Theo Pell",
  "Anneliese Brückenwald",
  "Marcus Tillingfast",
  "Keahi Nalukealoha",
  "Yevgenia Dorofeyenska",
  "Bo Ek",
  "Guadalupe Espinazul de la Cerca",
];

/** Fictional streets in real towns with real ZIP codes, so that the directory's answers fit. */
const places = [
  { city: "Springfield", state: "IL", zipCode: "62701", street: "Quarry Bend Road", area: "217" },
  { city: "Portland", state: "OR", zipCode: "97205", street: "Heronmoss Avenue", area: "503" },
  { city: "Austin", state: "TX", zipCode: "78701", street: "Juniper Hollow Lane", area: "512" },
  { city: "Fresno", state: "CA", zipCode: "93721", street: "Old Cannery Street", area: "559" },
  { city: "Albany", state: "NY", zipCode: "12207", street: "Millrace Terrace", area: "518" },
  { city: "Toledo", state: "OH", zipCode: "43604", street: "Lanternfield Drive", area: "419" },
  { city: "Macon", state: "GA", zipCode: "31201", street: "Persimmon Walk", area: "478" },
  { city: "Tucson", state: "AZ", zipCode: "85701", street: "Ocotillo Spur", area: "520" },
  { city: "Spokane", state: "WA", zipCode: "99201", street: "Basalt Ridge Court", area: "509" },
  { city: "Pensacola", state: "FL", zipCode: "32501", street: "Tern Harbor Way", area: "850" },
  { city: "Duluth", state: "MN", zipCode: "55802", street: "Ore Dock Place", area: "218" },
  { city: "Scranton", state: "PA", zipCode: "18503", street: "Lackaday Street", area: "570" },
] as const;

interface Turns {
  between: (from: number, to: number) => number;
  inTurn: <T>(from: readonly T[]) => () => T;
}

/** A recipient with an undeliverable address and an unassigned telephone number. */
export function inventPeople(chance: Turns) {
  const nextName = chance.inTurn(victimNames);
  const nextPlace = chance.inTurn(places);
  return () => {
    const name = nextName();
    const { city, state, zipCode, street, area } = nextPlace();
    const mailbox = folded(name)
      .replace(/[^a-z ]/g, "")
      .trim()
      .split(/\s+/);
    return {
      name,
      address: `${chance.between(11, 2999)} ${street}`,
      city,
      state,
      zipCode,
      phone: `(${area}) 555-01${String(chance.between(0, 99)).padStart(2, "0")}`,
      email: `${mailbox[0]}.${mailbox.at(-1)}@example.com`,
      dateOfBirth: `${chance.between(1948, 2005)}-${String(chance.between(1, 12)).padStart(2, "0")}-${String(chance.between(1, 28)).padStart(2, "0")}`,
    };
  };
}

export type Person = ReturnType<ReturnType<typeof inventPeople>>;
