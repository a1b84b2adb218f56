import { isObjectType, type GraphQLField, type GraphQLSchema } from "graphql";
import { isOfAgencies, reaches } from "../core/access/agency-scope.ts";
import { record } from "../core/audit/record.ts";
import { audienceOf } from "../core/access/plugin.ts";
import type { AudienceName } from "../core/access/audiences.ts";
import type { Context } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { calls, restRoutes } from "./domains.ts";
import { globalIdOrNone, isRowNumber, isUuid } from "../core/graphql/ids.ts";
import { says as messageSays } from "../../shared/messages/communications/sentences.ts";
import { says as coreSays } from "../../shared/core/sentences.ts";

/*
 * What an administrator of some agencies may use: these fields and calls, and what is open to
 * everyone. Everything else belongs to the program, so a new field is closed to them until
 * someone has scoped it. Lists and counts of the named ones take `scopedTo(viewer)`. Each object
 * that a call names by its id is checked here, before the call does anything.
 */

/** Open to everyone, or about the caller's own account alone. */
const openAudiences = new Set<AudienceName>(["anyone", "public", "officer", "anyAdmin", "knownAdmin"]);

/** Root fields that give what belongs to the viewer's agencies, or facts that every desk needs. */
export const fieldsOfAgencies: ReadonlySet<string> = new Set([
  // Query
  ...["activityLogs", "analytics", "caseColleagues", "caseListViews", "caseMentions", "agencies"],
  ...["communicationThreads", "communications", "unreadCommunications", "message", "messageRecipients"],
  ...["communicationTemplates", "templatePreview", "deskStats", "deskTasks", "deskWork", "dispatchHub"],
  ...["dispatchLimits", "dispatchPreview", "handoverCases", "officerCases", "openCases", "ownSessions"],
  ...["request", "requests", "requestsByNumber", "serverTime", "taskOwners", "trackedRequests"],
  ...["unownedCriticalCases", "urgencyRules", "vendors", "viewerCanImportCodes", "viewerMaxAutoApproval"],
  "lettersToViewer",
  // Mutation
  ...["addCaseNote", "answerOfficerCase", "answerPrivacyRequest", "approveRequest", "assignCase"],
  ...["assignCases", "assignTask", "completeDispatch", "completeProvider", "confirmNeeds", "denyRequest"],
  ...["deleteCaseListView", "dispatchHelp", "dropTask", "endEmergencyGrant", "endOtherSessions", "endPass"],
  ...["endSession", "finishTask", "handleMessage", "holdReply", "judgePerson", "leaveCase", "makePass"],
  ...["makeRecoveryCodes", "markCommunicationRead", "markDistributed", "markResponseRead"],
  ...["markThreadsRead", "openCommunication", "openCommunicationThread", "openPrivacyRequest"],
  ...["recordTextStop", "redeemByPhone", "reissueDispatch", "releaseTask", "removePasskey"],
  ...["removeSecondFactor", "renamePasskey", "reopenMessage", "respondToCommunication", "retryLetter"],
  ...["retryMessage", "retryMessages", "revealDispatchCode", "revealIdentity", "revealRecipient"],
  ...["saveCaseListView", "saveSafeContact", "saveVictimInfo", "saveVictimization", "saveVocaAnswers"],
  ...["seeCaseMentions", "sendCommunication", "sendLetterAnotherWay", "setCaseFacts", "setDeskDensity"],
  ...["setRequestStatus", "startProviderTimer", "stopProviderTimer", "switchAgency", "takeOnRequest"],
  ...["takeRelease", "takeTask", "textPassLink", "undoRedemption", "viewCase", "voidDispatch"],
  ...["voidLetter", "withdrawRelease"],
  // Subscription
  ...["activityLogged", "analyticsChanged", "caseMentioned", "deskStatsChanged", "deskWorkChanged"],
  ...["inboxChanged", "officerCaseChanged", "requestChanged", "requestsChanged", "taskChanged"],
  ...["trackedRequestChanged"],
]);

/** The same for REST calls and files. */
export const callsOfAgencies: ReadonlySet<string> = new Set([
  ...["GET /api/admin/activity-logs", "GET /api/admin/analytics", "POST /api/admin/analytics/export"],
  ...["GET /api/admin/cases/export", "GET /api/admin/communication-templates"],
  ...["GET /api/admin/communications", "GET /api/admin/communications/:id"],
  ...["PUT /api/admin/communications/:id/read", "POST /api/admin/communications/:id/respond"],
  ...["GET /api/admin/dashboard-stats", "POST /api/admin/send-communication"],
  ...["GET /api/admin/privacy-requests/:id/file", "GET /api/admin/urgency-rules"],
  ...["GET /api/admin/vendor-partners", "GET /api/emergency-requests", "GET /api/emergency-requests/:id"],
  ...["PATCH /api/emergency-requests/:id", "PATCH /api/emergency-requests/:id/status"],
  ...["DELETE /api/evidence/:id", "POST /api/fund-allocations", "PATCH /api/fund-allocations/:id/status"],
  ...["GET /api/fund-allocations/request/:id", "GET /api/help-dispatches", "POST /api/help-dispatches"],
  ...["GET /api/resource-recommendations/request/:id", "GET /files/:id"],
]);

interface Row {
  agencyId: number | null;
}
type Db = Context["db"];
const agency = { select: { agencyId: true } } as const;
const ofRequest = { select: { request: agency } } as const;
const one = async (row: Promise<Row | null>) => [await row].filter((found) => found !== null);
const through = async (row: Promise<{ request: Row | null } | null>) =>
  [(await row)?.request].filter((found) => found != null);

/** How the agencies of an object are found, by the type in its Relay id. None: it is missing. */
const agencyOf: Record<string, (db: Db, id: number) => Promise<Row[]>> = {
  EmergencyRequest: (db, id) => one(db.emergencyRequest.findUnique({ where: { id }, ...agency })),
  OfficerCase: (db, id) => one(db.verification.findUnique({ where: { id }, ...agency })),
  /** A person with cases in several agencies is known to each. */
  Officer: (db, id) => db.verification.findMany({ where: { officerId: id }, ...agency }),
  HelpDispatch: (db, id) => through(db.helpDispatch.findUnique({ where: { id }, ...ofRequest })),
  FundAllocation: (db, id) => through(db.fundAllocation.findUnique({ where: { id }, ...ofRequest })),
  Letter: (db, id) => through(db.letter.findUnique({ where: { id }, ...ofRequest })),
  RecipientResponse: (db, id) => through(db.recipientResponse.findUnique({ where: { id }, ...ofRequest })),
  DeskTask: (db, id) => through(db.deskTask.findUnique({ where: { id }, ...ofRequest })),
  PrivacyRequest: (db, id) => through(db.privacyRequest.findUnique({ where: { id }, ...ofRequest })),
  Release: (db, id) => through(db.release.findUnique({ where: { id }, ...ofRequest })),
};
type Kind = keyof typeof agencyOf;

/** Arguments that name an object by a plain number: a path to it, with its kind. */
const numbersIn: Record<string, readonly [path: string, kind: Kind]> = {
  request: ["number", "EmergencyRequest"],
  requestChanged: ["number", "EmergencyRequest"],
  judgePerson: ["input.other", "EmergencyRequest"],
  answerPrivacyRequest: ["input.number", "PrivacyRequest"],
  withdrawRelease: ["input.number", "Release"],
  sendCommunication: ["input.request", "EmergencyRequest"],
  templatePreview: ["request", "EmergencyRequest"],
  "GET /api/admin/privacy-requests/:id/file": ["params.id", "PrivacyRequest"],
  "GET /api/emergency-requests/:id": ["params.id", "EmergencyRequest"],
  "PATCH /api/emergency-requests/:id": ["params.id", "EmergencyRequest"],
  "PATCH /api/emergency-requests/:id/status": ["params.id", "EmergencyRequest"],
  "POST /api/fund-allocations": ["body.requestId", "EmergencyRequest"],
  "PATCH /api/fund-allocations/:id/status": ["params.id", "FundAllocation"],
  "GET /api/fund-allocations/request/:id": ["params.id", "EmergencyRequest"],
  "POST /api/help-dispatches": ["body.requestId", "EmergencyRequest"],
  "GET /api/resource-recommendations/request/:id": ["params.id", "EmergencyRequest"],
};

/** Arguments that name messages by their UUID. */
const messagesIn: Record<string, string> = {
  message: "id",
  handleMessage: "input.id",
  reopenMessage: "input.id",
  retryMessage: "input.id",
  retryMessages: "input.ids",
  sendLetterAnotherWay: "input.messageId",
};

/** What `node` answers to administrators of agencies, besides the objects of cases. */
const otherNodes: ReadonlySet<string> = new Set(["Agency", "Event", "Resource", "Session", "Vendor"]);

/** Refuses what is the program's own, and objects of other agencies as if they did not exist. */
async function demandWithin(
  context: Pick<Context, "viewer" | "db"> & Parameters<typeof record>[1],
  { name, isOpen, asked }: { name: string; isOpen: boolean; asked: unknown },
): Promise<void> {
  const { viewer, db } = context;
  if (!isOfAgencies(viewer)) return;
  if (!isOpen) throw new Refusal("FORBIDDEN", coreSays.programOnly);
  if (name === "node" && !isOpenNode(asked)) throw new Refusal("NOT_FOUND", coreSays.hidden);
  for (const [kind, id] of objectsIn(name, asked)) {
    const rows = isRowNumber(id) ? await agencyOf[kind]?.(db, Number(id)) : [];
    if (rows?.some(({ agencyId }) => reaches(viewer, agencyId))) continue;
    if (kind === "EmergencyRequest")
      await record(db, context, {
        ...{ action: "request.read", resourceType: "request", resourceId: id, outcome: "failure" },
      });
    throw new Refusal("NOT_FOUND", hiddenAs(kind));
  }
  for (const id of messagesAsked(name, asked)) {
    const message = await db.message.findUnique({ where: { id }, ...ofRequest });
    if (!message?.request || !reaches(viewer, message.request.agencyId))
      throw new Refusal("NOT_FOUND", messageSays.missing);
  }
}

const isOpenNode = (asked: unknown) => {
  const { typename = "" } = globalIdOrNone(String(valueAt(asked, "id"))) ?? {};
  return Object.hasOwn(agencyOf, typename) || otherNodes.has(typename);
};

/** The messages that the arguments name. The service refuses what is no UUID. */
function messagesAsked(name: string, asked: unknown): string[] {
  const value = messagesIn[name] === undefined ? [] : valueAt(asked, messagesIn[name]);
  return [value].flat().filter((id): id is string => typeof id === "string" && isUuid(id.toLowerCase()));
}

/** What a missing one is answered with. */
const hiddenAs = (kind: Kind) => (kind === "EmergencyRequest" ? coreSays.requestHidden : coreSays.hidden);

/** Every object that the arguments name. */
function objectsIn(name: string, asked: unknown): [Kind, string][] {
  const found = idsIn(asked);
  const [path, kind] = numbersIn[name] ?? [];
  const number = path === undefined ? undefined : valueAt(asked, path);
  if (kind && (typeof number === "string" || typeof number === "number")) found.push([kind, `${number}`]);
  return found;
}

const valueAt = (asked: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], asked);

/** Relay ids anywhere in the arguments. A text that looks like one is taken for one. */
function idsIn(value: unknown): [Kind, string][] {
  if (typeof value === "string") {
    const { typename, id } = globalIdOrNone(value) ?? {};
    return typename !== undefined && id !== undefined && Object.hasOwn(agencyOf, typename)
      ? [[typename, id]]
      : [];
  }
  if (Array.isArray(value)) return value.flatMap(idsIn);
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(idsIn) : [];
}

const isOpenTo = (audience: AudienceName, isNamed: boolean) => isNamed || openAudiences.has(audience);

/** Puts the check before every root field. */
export function withinAgencies(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    if (isObjectType(type)) for (const field of Object.values(type.getFields())) checkField(field);
  return schema;
}

function checkField(field: GraphQLField<unknown, Context>) {
  const { name, resolve, subscribe } = field;
  const isOpen = isOpenTo(audienceOf(field as GraphQLField<unknown, unknown>), fieldsOfAgencies.has(name));
  const checked =
    <Answer>(run: (root: unknown, args: object, context: Context, info: never) => Answer) =>
    (root: unknown, args: object, context: Context, info: never) =>
      isOfAgencies(context.viewer)
        ? demandWithin(context, { name, isOpen, asked: args }).then(() => run(root, args, context, info))
        : run(root, args, context, info);
  if (subscribe) field.subscribe = checked(subscribe) as typeof subscribe;
  else if (resolve) field.resolve = checked(resolve) as typeof resolve;
}

/** The same before a REST call or a file, as documented: `GET /api/emergency-requests/:id`. */
export const demandCallWithin = (
  context: Context,
  { name, access, asked }: { name: string; access: AudienceName | { words: string }; asked: unknown },
): Promise<void> =>
  demandWithin(context, {
    name,
    isOpen:
      typeof access === "string" ? isOpenTo(access, callsOfAgencies.has(name)) : callsOfAgencies.has(name),
    asked,
  });

/** Files that administrators download are no part of the table of JSON calls. */
export async function demandFileWithin(
  context: Context,
  path: string,
  name: string | undefined,
): Promise<void> {
  if (name === undefined || name in restRoutes || !isOfAgencies(context.viewer)) return;
  const described = (calls as Record<string, { access: AudienceName | { words: string } }>)[name];
  const asked = { params: { id: /\d+/.exec(path)?.[0] } };
  if (described) await demandCallWithin(context, { name, access: described.access, asked });
}
