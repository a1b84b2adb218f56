import { models } from "../../core/personal/read.ts";
import type { Model } from "../../core/personal/types.ts";

/** The columns of an answer: those of a model, under their names or these, and nested objects. */
export interface AnswerColumns {
  of: Model;
  renamed?: Readonly<Record<string, string>>;
  parts?: Readonly<Record<string, AnswerColumns>>;
}

export type Row = Record<string, unknown>;

interface ActWithRows {
  /** A program calls with an API key, or a person exports a file. */
  by: "key" | "file";
  /** The objects of the answer that are about one request. */
  rowsIn: (answer: unknown) => Row[];
  /** The field with the request's number. */
  id: string;
  columns: AnswerColumns;
}

/** A program learns from the results whether a person is known here. */
interface Search {
  by: "search";
}

export type OutsideAct = ActWithRows | Search;

const list = (answer: unknown) => answer as Row[];
const one = (answer: unknown) => [answer as Row];
const request = (data: unknown) => {
  const found = (data as { request?: Row | null } | null | undefined)?.request;
  return found ? [found] : [];
};

const requestColumns = {
  of: "EmergencyRequest",
  renamed: { location: "victimAddress", approvalNotes: "decisionReason" },
  parts: { victimInfo: { of: "VictimInfo" } },
} as const satisfies AnswerColumns;
const dispatchColumns = { of: "HelpDispatch" } as const satisfies AnswerColumns;

/**
 * Every act that sends a person's data to an outside body, by its REST call or partner document.
 * Each asks `liveRelease`. `tests/intake/releases` tries all of them, and finds those that are
 * missing here.
 */
export const outsideActs = {
  "GET /api/emergency-requests": { by: "key", rowsIn: list, id: "id", columns: requestColumns },
  "GET /api/emergency-requests/:id": { by: "key", rowsIn: one, id: "id", columns: requestColumns },
  "POST /api/emergency-requests": { by: "key", rowsIn: one, id: "id", columns: requestColumns },
  "GET /api/help-dispatches": { by: "key", rowsIn: list, id: "requestId", columns: dispatchColumns },
  "POST /api/help-dispatches": { by: "key", rowsIn: one, id: "requestId", columns: dispatchColumns },
  PartnerRequest: {
    ...{ by: "key", rowsIn: request, id: "number" },
    columns: {
      of: "EmergencyRequest",
      parts: {
        allocations: { of: "FundAllocation" },
        letters: { of: "Letter" },
        dispatches: dispatchColumns,
      },
    },
  },
  PartnerTrackedRequests: { by: "search" },
  /** What its pages are made from: each table under its name. */
  "GET /api/admin/packets/:id": {
    ...{ by: "file", rowsIn: list, id: "id" },
    columns: { of: "EmergencyRequest", parts: Object.fromEntries(models.map((of) => [of, { of }])) },
  },
  "GET /api/admin/cases/export": {
    ...{ by: "file", rowsIn: list, id: "id" },
    columns: { of: "EmergencyRequest" },
  },
} as const satisfies Record<string, OutsideAct>;

/** The act of a call or a document; undefined if it carries nothing about a person. */
export const outsideActOf = (name: string): OutsideAct | undefined =>
  Object.hasOwn(outsideActs, name) ? outsideActs[name as keyof typeof outsideActs] : undefined;
