import * as z from "zod/mini";
import { component } from "../../core/http/rest.ts";
import { needsAnswer, needsSources } from "../../../shared/intake/needs/rules.ts";
import { employmentStatuses, helpTypes, urgencyLevels } from "../../../shared/intake/requests/rules.ts";
import { readStatus, requestStatuses } from "../../../shared/core/request-statuses.ts";

const text = z.string();
const nullable = z.nullable(z.string());

const wholeNumber = (name: string, most: number) => {
  const wrong = `${name} must be a whole number from 1 to ${most}`;
  return z.optional(
    z.pipe(
      z.string(wrong).check(
        z.regex(/^[1-9]\d{0,9}$/, wrong),
        z.refine((digits) => Number(digits) <= most, wrong),
      ),
      z.transform(Number),
    ),
  );
};

/** The owner of the list; only the viewer's own identity is accepted. */
export const listQuery = z.object({
  officerId: z.optional(text),
  citizenId: z.optional(text),
  isAdmin: z.optional(z.enum(["true", "false"], "isAdmin must be true or false")),
  /** For an administrator's full list: page size and cursor. */
  limit: wholeNumber("limit", 1000),
  after: wholeNumber("after", 2_147_483_647),
});
export type ListQuery = z.output<typeof listQuery>;

/** `rejected` is accepted for denied. */
export const statusChange = z.object({
  status: z.pipe(
    z.string("status must be a text"),
    z.transform((word, { issues, value }) => {
      const status = readStatus(word);
      if (status) return status;
      issues.push({
        code: "custom",
        message: `status must be one of ${requestStatuses.join(", ")}`,
        input: value,
      });
      return z.NEVER;
    }),
  ),
});

/** One of the two. The form's own rule validates it, with its field names. */
export const requestChange = z.pipe(
  z.object({
    victimInfo: z.optional(z.record(z.string(), z.unknown(), "victimInfo must be an object")),
    status: z.optional(statusChange.shape.status),
  }),
  z.transform(({ victimInfo, status }, { issues, value }) => {
    if (victimInfo && !status) return { victimInfo };
    if (status && !victimInfo) return { status };
    const message = victimInfo ? "Send victimInfo or status, not both" : "victimInfo must be an object";
    issues.push({ code: "custom", message, input: value, path: ["victimInfo"] });
    return z.NEVER;
  }),
);

/** The victim information for a permitted reader; parsing drops the other columns. */
export const victimInfoPlain = z.object({
  fullName: text,
  address: text,
  city: text,
  state: text,
  zipCode: text,
  phone: text,
  email: text,
  needStatement: text,
  relationToOfficer: text,
  otherAssistance: nullable,
  dependents: nullable,
  /** Empty for an API key without a release. */
  employmentStatus: z.enum([...employmentStatuses, ""]),
  emergencyContact: nullable,
});
const victimInfoAnswer = component(
  "VictimInfo",
  z.extend(victimInfoPlain, { dateOfBirth: nullable, governmentId: nullable }),
);

/** A request in a list. Amounts are US dollars. */
export const listedRequest = component(
  "ListedRequest",
  z.object({
    id: z.number(),
    caseId: text,
    status: z.enum([...requestStatuses, "rejected"]),
    urgencyLevel: z.enum(urgencyLevels),
    createdAt: text,
    officerId: z.nullable(z.number()),
    victimName: text,
    victimContact: text,
    anonymous: z.boolean(),
    contacting: z.boolean(),
    location: text,
    requestDetails: text,
    requestedHelpTypes: z.array(z.enum(helpTypes)),
    needs: z.nullable(needsAnswer),
    needsSource: z.nullable(z.enum(needsSources)),
    requestAmount: z.nullable(z.number()),
    evidenceUrls: z.array(text),
    aiRecommendation: z.nullable(z.number()),
    aiJustification: nullable,
    approvalDate: nullable,
    approvalNotes: nullable,
  }),
);
export type ListedRequest = z.output<typeof listedRequest>;

/** One request, with the recipient's record. */
export const requestAnswer = component(
  "EmergencyRequest",
  z.extend(listedRequest, { victimInfo: z.nullable(victimInfoAnswer) }),
);
export type RequestAnswer = z.output<typeof requestAnswer>;
