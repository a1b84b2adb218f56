import type { EmergencyRequest, VictimInfo } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { columnsIn } from "../../core/personal/read.ts";
import { can } from "./policy.ts";
import { languages } from "../../../shared/core/forms/fields.ts";
import { pseudonymOf, withoutName } from "../../core/text/naming.ts";
import { contactOf } from "../../../shared/intake/requests/rules.ts";

type Named = Pick<EmergencyRequest, "caseId" | "officerId" | "citizenId" | "anonymous" | "victimName">;
type Contact = Pick<EmergencyRequest, "victimContact" | "victimPhone" | "victimEmail">;
type Details = Pick<EmergencyRequest, "requestDetails">;

/**
 * The request's personal texts for this viewer. If the recipient is anonymous and the viewer may
 * not name them, name and email address, which often contains it, are removed. Telephone and
 * address stay, because help is sent there.
 */
export const shownPerson = (context: Context, request: Named & Contact & Details) => ({
  victimName: shown.victimName(context, request),
  victimContact: shown.victimContact(context, request),
  victimEmail: shown.victimEmail(context, request),
  requestDetails: shown.requestDetails(context, request),
});

const pseudonymIn = ({ language }: Context, { caseId }: Named) => pseudonymOf(caseId, language);
const mayName = ({ viewer }: Context, request: Named) => can.nameRecipient(viewer, request);

/** Each field alone, from only the columns that it needs (intake/requests/columns.ts). */
export const shown = {
  victimName: (context: Context, request: Named) =>
    mayName(context, request) ? request.victimName : pseudonymIn(context, request),
  victimContact(context: Context, request: Named & Omit<Contact, "victimEmail">) {
    if (mayName(context, request)) return request.victimContact;
    return request.victimPhone ? contactOf(request.victimPhone, "") : "";
  },
  victimEmail: (context: Context, request: Named & Pick<Contact, "victimEmail">) =>
    mayName(context, request) ? request.victimEmail : "",
  requestDetails: (context: Context, request: Named & Details) =>
    mayName(context, request)
      ? request.requestDetails
      : withoutName(request.requestDetails, request.victimName, pseudonymIn(context, request)),
};

/** An emergency contact is someone else's, in words that may name the person too. */
const texts = [...columnsIn("VictimInfo", ["victimText"]), "emergencyContact"] as const;
type Info = Pick<VictimInfo, "fullName" | "email" | (typeof texts)[number]>;

/** The same for victim information. */
export function shownInfo<Shape extends Info>(context: Context, request: Named, info: Shape): Shape {
  if (can.nameRecipient(context.viewer, request)) return info;
  const pseudonym = pseudonymOf(request.caseId, context.language);
  const clean = (text: string) =>
    withoutName(withoutName(text, info.fullName, pseudonym), request.victimName, pseudonym);
  return {
    ...info,
    fullName: pseudonym,
    email: "",
    ...Object.fromEntries(
      texts.flatMap((field) => {
        const text = info[field];
        return text === null || text === undefined ? [] : [[field, clean(text)]];
      }),
    ),
  };
}

/**
 * A form filled by a person who may not read the name: a field that still has the masked text keeps
 * the record's value.
 */
export function unmasked<Form extends Partial<Info>>(
  context: Context,
  request: Named & Contact & Details,
  { form, onRecord }: { form: Form; onRecord: Info | null },
): Form {
  if (can.nameRecipient(context.viewer, request)) return form;
  const record = onRecord ?? {
    fullName: request.victimName,
    email: request.victimEmail,
    needStatement: request.requestDetails,
    relationToOfficer: "",
    employmentStatus: "",
    dependents: null,
    otherAssistance: null,
    emergencyContact: null,
  };
  const shown = shownInfo(context, request, record);
  const isPseudonym = languages.some((language) => form.fullName === pseudonymOf(request.caseId, language));
  return {
    ...form,
    ...(isPseudonym && { fullName: record.fullName }),
    ...(!form.email && { email: record.email }),
    ...Object.fromEntries(
      texts.flatMap((field) => (form[field] && form[field] === shown[field] ? [[field, record[field]]] : [])),
    ),
  };
}
