import type { EmergencyRequest, VictimInfo } from "../../prisma/client/client.ts";
import type { Context } from "../core/context.ts";
import { can } from "../core/access/permissions.ts";
import { languages } from "../core/forms/rules.ts";
import { pseudonymOf, withoutName } from "../recipients/naming.ts";
import { contactOf } from "./rules.ts";

type Named = Pick<
  EmergencyRequest,
  | "id"
  | "caseId"
  | "officerId"
  | "citizenId"
  | "anonymous"
  | "victimName"
  | "victimContact"
  | "victimPhone"
  | "victimEmail"
  | "requestDetails"
>;

/**
 * What a request says of its person, to this viewer: without the name and the e-mail address, which often holds it, for whoever may not name
 * somebody who wishes to stay anonymous. Telephone and address stay, because help is sent there.
 */
export function shownPerson(context: Context, request: Named) {
  const { victimName, victimContact, victimEmail, requestDetails } = request;
  if (can.nameRecipient(context.viewer, request))
    return { victimName, victimContact, victimEmail, requestDetails };
  const pseudonym = pseudonymOf(request.caseId, context.language);
  return {
    victimName: pseudonym,
    victimContact: request.victimPhone ? contactOf(request.victimPhone, "") : "",
    victimEmail: "",
    requestDetails: withoutName(requestDetails, victimName, pseudonym),
  };
}

const texts = ["needStatement", "dependents", "otherAssistance", "emergencyContact"] as const;
type Info = Pick<VictimInfo, "fullName" | "email" | (typeof texts)[number]>;

/** The same for the victim information. */
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
 * A form that somebody filled who may not read the name: a field that still says what stood there in its place keeps what is on record.
 */
export function unmasked<Form extends Partial<Info>>(
  context: Context,
  request: Named,
  { form, onRecord }: { form: Form; onRecord: Info | null },
): Form {
  if (can.nameRecipient(context.viewer, request)) return form;
  const record = onRecord ?? {
    fullName: request.victimName,
    email: request.victimEmail,
    needStatement: request.requestDetails,
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
