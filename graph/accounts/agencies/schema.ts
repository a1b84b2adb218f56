import { reaches } from "../../core/access/agency-scope.ts";
import { isAdmin } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { mutation, rowMutation, type InputFields } from "../../core/graphql/mutations.ts";
import { AdminIdentity, Viewer } from "../session/types.ts";
import { addAgency, changeAgency, listAgencies, switchAgency } from "./service.ts";

const Agency = builder.prismaNode("Agency", {
  description:
    "A body whose administrators see its own cases alone: a police department, a sheriff, a campus.",
  access: {
    byId: ({ viewer }, { id }) => isAdmin(viewer) && reaches(viewer, id),
    words: "An administrator who sees its cases.",
  },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number." }),
    name: t.exposeString("name", { description: "Name of the agency." }),
    contact: t.exposeString("contact", {
      description: "Contact person with phone or email. Empty if none was entered.",
    }),
    version: t.exposeInt("version", {
      description: "Counts the changes. `changeAgency` takes it.",
    }),
    domains: t.stringList({
      description:
        "Domains of the official email addresses. A case whose supervisor has an address on exactly one of these is the agency's.",
      select: { domains: { orderBy: { domain: "asc" } } },
      resolve: ({ domains }) => domains.map(({ domain }) => domain),
    }),
    people: t.stringList({
      description: "Usernames of the active administrators who see its cases without the whole program.",
      select: {
        people: {
          where: { admin: { isActive: true, programWide: false } },
          orderBy: { admin: { username: "asc" } },
          select: { admin: { select: { username: true } } },
        },
      },
      resolve: ({ people }) => people.map(({ admin }) => admin.username),
    }),
    requestCount: t.int({
      description: "Number of its requests.",
      select: { _count: { select: { requests: true } } },
      resolve: ({ _count }) => _count.requests,
    }),
    openRequestCount: t.int({
      description: "Number of its requests that are neither completed nor denied.",
      select: { id: true },
      resolve: ({ id }, _args, { db }) =>
        db.emergencyRequest.count({
          where: { agencyId: id, status: { notIn: ["completed", "denied"] } },
        }),
    }),
  }),
});

builder.queryField("agencies", (t) =>
  t.prismaField({
    access: "admin",
    description: "The agencies whose cases the caller sees, by name. All, for the whole program.",
    type: [Agency],
    resolve: (query, _root, _args, context) => listAgencies(context, query),
  }),
);

builder.objectField(AdminIdentity, "agencies", (t) =>
  t.prismaField({
    description:
      "The agencies whose cases the account sees, by name: all, for the whole program. Empty while the session owes something.",
    type: [Agency],
    resolve: (query, { owes }, _args, context) => (owes === null ? listAgencies(context, query) : []),
  }),
);

const formFields = (t: InputFields) => ({
  name: t.string({ description: "Name of the agency. No other agency may have it." }),
  contact: t.string({
    description: "Contact person with phone or email. At most 200 characters.",
    required: false,
  }),
  domains: t.stringList({
    description:
      "Every domain of the agency's email addresses. Domains that equal, contain, are part of or look like another agency's are refused.",
  }),
});
const given = ({ contact, ...form }: { contact?: string | null }) => ({ ...form, contact: contact ?? "" });

rowMutation("addAgency", ["agency", "Agency"], {
  access: "superAdmin",
  description:
    "Adds an agency. Earlier cases of its domains that belong to no agency become its cases. INVALID or CONFLICT with `fields`.",
  input: formFields,
  resolve: (form, context, selection) => addAgency(context, given(form), selection),
});

rowMutation("changeAgency", ["agency", "Agency"], {
  access: "superAdmin",
  description:
    "Replaces name, contact and domains. Earlier cases of a new domain that belong to no agency become its cases; cases of a removed domain stay. INVALID or CONFLICT with `fields`; CONFLICT if it changed meanwhile. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the agency." }),
    version: t.int({ description: "The `version` that the caller saw." }),
    ...formFields(t),
  }),
  resolve: ({ id, version, ...form }, context, selection) =>
    changeAgency(context, { id: numberIn(id, "Agency"), version }, given(form), selection),
});

mutation("switchAgency", {
  access: "admin",
  description:
    "Narrows what this session's lists, counts and searches show to one agency, or to all that the account sees. NOT_FOUND.",
  input: (t) => ({
    agency: t.int({
      description: "`number` of the agency. Null: all that the account sees.",
      required: false,
    }),
  }),
  resolve: async ({ agency }, context) => {
    await switchAgency(context, agency ?? null);
    return context.viewer;
  },
  payload: (t) => ({
    viewer: t.field({
      type: Viewer,
      description: "The caller, with the agency that is shown.",
      resolve: (viewer) => viewer,
    }),
  }),
});
