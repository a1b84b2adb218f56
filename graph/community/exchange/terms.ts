import { entryKinds, resourceTypes } from "../../../shared/community/directory/rules.ts";
import { uuidFrom } from "./ids.ts";

/** The directory's own list of types and specialties, as a taxonomy. */
export const taxonomy = {
  id: uuidFrom("taxonomy", "directory"),
  name: "SafeVoice types of help",
  description: "The types of help of the directory, and what an entry is in particular.",
  version: "1",
} as const;

export interface Term {
  id: string;
  code: string;
  name: string;
  description: string;
  taxonomy: string;
  taxonomy_id: string;
  language: string;
}

const typeNames: Record<(typeof resourceTypes)[number], [name: string, description: string]> = {
  social: ["Social services", "Information lines and help with many needs."],
  medical: ["Medical care", "Clinics, hospitals and help with medical bills."],
  utility: ["Utility bills", "Help with electricity, heat, water and telephone."],
  emergency: ["Emergency", "Help in danger or after a disaster."],
  housing: ["Housing", "Help with rent, eviction and a place to live."],
  legal: ["Legal help", "Advice and representation in law."],
  mental_health: ["Mental health", "Counseling and crisis lines."],
  transportation: ["Transportation", "Rides and fares."],
  food: ["Food", "Food pantries, meals and groceries."],
  shelter: ["Shelter", "A bed for the night."],
};
const kindNames: Record<(typeof entryKinds)[number], [name: string, description: string]> = {
  homeless: ["For people without a home", "For people who have no place to sleep."],
  youth: ["For young people", "For minors and young adults."],
  violence: ["For survivors of violence", "For people who flee violence at home or sexual violence."],
  medical: ["For medical care", "For the way to a doctor, or for patients."],
  disability: ["For people with disabilities", "For people with disabilities."],
  rights: ["For civil rights", "For people whose rights were violated."],
  police: ["About the police", "Complaints about the police, and oversight of it."],
};

const termOf = (code: string, [name, description]: readonly [string, string]): Term => ({
  id: uuidFrom("taxonomy_term", code),
  code,
  name,
  description,
  taxonomy: taxonomy.name,
  taxonomy_id: taxonomy.id,
  language: "en",
});

/** Every term, types first. */
export const terms: readonly Term[] = [
  ...resourceTypes.map((type) => termOf(`type:${type}`, typeNames[type])),
  ...entryKinds.map((kind) => termOf(`kind:${kind}`, kindNames[kind])),
];

const byCode = new Map(terms.map((term) => [term.code, term]));

/** The terms of an entry: its type, and its kind if it has one. */
export const termsOf = ({ type, kind }: { type: string; kind: string | null }): Term[] =>
  [byCode.get(`type:${type}`), kind && byCode.get(`kind:${kind}`)].filter((term): term is Term => !!term);
