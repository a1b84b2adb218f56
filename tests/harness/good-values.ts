import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
} from "graphql";
import { audiences, type AudienceName } from "../../graph/core/access/audiences.ts";
import type { Caller, Lab } from "./kernel.ts";
import { globalId, signInAdmin, signInOfficer } from "./people.ts";

/** Good values by field name; the rest by type. */
const good: Record<string, unknown> = {
  caseId: "EM-1999-1000",
  caseNumber: "APD-2026-1",
  dateOfBirth: "1990-04-12",
  birthDate: "1990-04-12",
  email: "noor@example.com",
  victimEmail: "noor@example.com",
  officerEmail: "dana.reyes@austin.example",
  supervisorEmail: "lee.park@austintexas.gov",
  phone: "512-555-0143",
  victimPhone: "512-555-0143",
  officerPhone: "512-555-0143",
  supervisorPhone: "512-555-0143",
  state: "TX",
  city: "Austin",
  zipCode: "78701",
  address: "12 Elm Street",
  victimAddress: "12 Elm Street, Austin, TX 78701",
  victimContact: "Phone: (217) 555-0122, Email: tamsin@example.com",
  requestDetails: "Needs food for two people and a room for one night",
  needStatement: "She lost her home in a fire and has nowhere to sleep tonight.",
  statementOfNeed: "She lost her home in a fire and has nowhere to sleep tonight.",
  incidentDescription: "A family was found without shelter",
  governmentId: "ZYX-078-05-1120",
  employmentStatus: "unemployed",
  urgencyLevel: "medium",
  relationToOfficer: "None",
  feedback: "This helped a great deal, thank you.",
  services: ["food"],
  evidenceUrls: [],
  language: "en",
  month: "2026-11",
  requestType: "general",
  amount: 25,
  wantFollowUp: false,
  isAdmin: "false",
  lang: "en",
  status: "approved",
  history: [],
  messages: [],
};
const ownKeys = new Set(["idempotencyKey", "sessionId", "device", "formKey"]);
let uses = 0;
export const goodFor = (name: string) =>
  ownKeys.has(name) ? `a-key-of-its-own-${(uses += 1)}-0123456789` : (good[name] ?? "Some words of a person");

/** The object that an input is about. */
const idFor = (input: string, requestId: number) =>
  input.includes("Rsvp") ? globalId("Event", 1) : globalId("EmergencyRequest", requestId);

export function goodValue(name: string, type: GraphQLInputType, requestId: number): unknown {
  if (isNonNullType(type)) return goodValue(name, type.ofType, requestId);
  if (isListType(type))
    return Array.isArray(good[name]) ? good[name] : [goodValue(name, type.ofType, requestId)];
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [
        field.name,
        field.name === "id" ? idFor(type.name, requestId) : goodValue(field.name, field.type, requestId),
      ]),
    );
  if (isEnumType(type)) return type.getValues()[0]?.name;
  switch (type.name) {
    case "Int":
    case "Float":
    case "USD":
      return typeof good[name] === "number" ? good[name] : 1;
    case "Boolean":
      return false;
    case "ID":
      return globalId("EmergencyRequest", requestId);
    case "DateTime":
      return new Date().toISOString();
    case "Date":
      return "2026-11-20";
    default:
      return goodFor(name);
  }
}

/** A document that runs one field with variables. */
export const documentFor = (root: string, { name, args, type }: GraphQLField<unknown, unknown>) => {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const named = getNamedType(type);
  const fields = isObjectType(named) ? Object.values(named.getFields()) : [];
  const page = fields.some((field) => field.name === "edges") ? "edges { cursor node { __typename } }" : "";
  const changed = fields
    .filter((field) => named.name.endsWith("Payload") && isObjectType(getNamedType(field.type)))
    .map((field) => `${field.name} { __typename }`);
  return `${root.toLowerCase()}(${declared}) { ${name}(${given}) { __typename ${page} ${changed.join(" ")} } }`;
};

/** The caller with the most access to a call. */
export function callerFor(lab: Lab, audience: string | undefined): Promise<Caller> {
  if (/^(?:anyAdmin|knownAdmin|admin)$/.test(audience ?? "")) return signInAdmin(lab);
  if (audience !== undefined && "permission" in audiences[audience as AudienceName])
    return /^(?:officer|confirmed)/.test(audience)
      ? signInAdmin(lab)
      : signInAdmin(lab, { role: "super_admin" });
  return audience === "public" ? lab.visitor() : signInOfficer(lab);
}
