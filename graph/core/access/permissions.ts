import type { Prisma, SystemConfig } from "../../../prisma/client/client.ts";
import {
  isConfirmed,
  isOfficer,
  isRejected,
  isTrusted,
  isTrustedIn,
  owns,
  trustIn,
  type FiledRequest,
  type ForeignRequest,
} from "./case-rights.ts";
import { Refusal } from "../errors.ts";
import type { AdminViewer, Viewer } from "../sessions/viewer.ts";

/*
 * Who may do what (what a case gives its officer: case-rights.ts): sentences about one thing (`can.…`), the same said to the database (`…SeenBy`), and the tables of
 * every door; addresses that are neither fields nor routes stand in addresses.ts. A door that is missing from its table is closed, and fails a test.
 */

/** For a request that is hidden or does not exist: the two must not be told apart. */
export const requestHidden = "Request not found or you don't have permission to view it.";
export const mayNot = "You don't have permission to do this.";
const signInFirst =
  "You need to be authenticated to view emergency fund requests. Please log in or complete the verification process.";

const isAdmin = (viewer: Viewer): viewer is AdminViewer =>
  viewer.kind === "admin" && !viewer.mustChangePassword;

export const can = {
  /** `opened` are the requests that this call opened one by one, each allowed, counted and logged. */
  seeRequest: (viewer: Viewer, request: FiledRequest, opened: ReadonlySet<number>) =>
    isAdmin(viewer) || owns(viewer, request) || opened.has(request.id),
  /** An officer with a trusted case opens any request by its link; the policy may narrow it to the agency of that case, or to one's own. */
  openForeignRequest: (
    viewer: Viewer,
    { verification }: ForeignRequest,
    policy: Pick<SystemConfig, "officerVisibility">,
  ) =>
    isTrusted(viewer) &&
    (policy.officerVisibility === "verified" ||
      (policy.officerVisibility === "agency" &&
        verification?.status === "verified" &&
        isTrustedIn(viewer, verification.supervisorEmailKey))),
  /** Government id and birth date: the officer of the case; an administrator reveals them one by one. */
  seeIdentity: (viewer: Viewer, request: Pick<FiledRequest, "officerId" | "citizenId">) =>
    isOfficer(viewer) && owns(viewer, request),
  /** The name of somebody who wishes to stay anonymous: for the officer of the case; an administrator reveals it, one by one. */
  nameRecipient: (
    viewer: Viewer,
    request: Pick<FiledRequest, "officerId" | "citizenId"> & { anonymous: boolean },
  ) => !request.anonymous || owns(viewer, request),
  /** The recommendation's text is for those who decide, not for the citizen who asked. */
  seeAdvice: (viewer: Viewer) => viewer.kind === "officer" || isAdmin(viewer),
  editVictimInfo: (viewer: Viewer, request: ForeignRequest) =>
    isAdmin(viewer) ||
    (isOfficer(viewer) && !isRejected(viewer, request) && (owns(viewer, request) || isTrusted(viewer))),
  /**
   * Approve, deny, distribute: on one's own request an officer whose supervisor confirmed the case it was filed under, on any other that they may
   * see one with a trusted case. What a supervisor said no to is left to administrators.
   */
  decideRequest: (viewer: Viewer, request: ForeignRequest) =>
    isAdmin(viewer) ||
    (isOfficer(viewer) &&
      !isRejected(viewer, request) &&
      (owns(viewer, request) ? trustIn(viewer, request) !== null : isTrusted(viewer))),
  /** One's own request within the limits, without a second person (allocations/rules.ts holds the amounts). */
  approveAlone: (viewer: Viewer, request: FiledRequest) =>
    isOfficer(viewer) && (owns(viewer, request) ? trustIn(viewer, request) === "trusted" : isTrusted(viewer)),
  /** The supervisor's no to the case at hand: nothing is added to it any more. */
  addToCase: (viewer: Viewer) => !isOfficer(viewer) || viewer.status !== "rejected",
  createRequest: (viewer: Viewer) => viewer.kind !== "admin" || isAdmin(viewer),
  /** A case and its recipient: the officer whose case it is. */
  seeVerification: (viewer: Viewer, verification: { officerId: number }) =>
    isOfficer(viewer) && verification.officerId === viewer.officerId,
  useEmergencyVerify: (viewer: Viewer, policy: Pick<SystemConfig, "emergencyVerifyEnabled">) =>
    isOfficer(viewer) && viewer.status === "pending" && policy.emergencyVerifyEnabled,
};

/** The requests that a list shows: one's own, or all to an administrator. Foreign ones are opened by link alone. */
export function requestsListedFor(viewer: Viewer): Prisma.EmergencyRequestWhereInput {
  if (isAdmin(viewer)) return {};
  if (viewer.kind === "officer") return { officerId: viewer.officerId };
  if (viewer.kind === "citizen") return { citizenId: viewer.citizenId };
  return { id: -1 };
}

export function demand(allowed: boolean, message = mayNot): asserts allowed {
  if (!allowed) throw new Refusal("FORBIDDEN", message);
}

/** Who may come to a door at all; what they may see or change behind it is for `can`. */
interface Audience {
  admits: (viewer: Viewer) => boolean;
  /** Said to somebody without a session, with 401; everybody else hears 403. */
  signInFirst?: string;
}

export const audiences = {
  anyone: { admits: () => true },
  /** Anyone who is not an administrator still on his first password. */
  public: { admits: (viewer) => viewer.kind !== "admin" || isAdmin(viewer) },
  signedIn: {
    admits: (viewer) => viewer.kind === "officer" || viewer.kind === "citizen" || isAdmin(viewer),
    signInFirst,
  },
  officer: { admits: isOfficer, signInFirst: "Please complete the verification form first." },
  officerOrAdmin: { admits: (viewer) => isOfficer(viewer) || isAdmin(viewer), signInFirst },
  confirmedOrAdmin: { admits: (viewer) => isConfirmed(viewer) || isAdmin(viewer), signInFirst },
  /** Includes an administrator on his first password: he may change it and sign out. */
  anyAdmin: { admits: (viewer) => viewer.kind === "admin", signInFirst: "Please sign in." },
  admin: { admits: isAdmin, signInFirst: "Please sign in." },
} satisfies Record<string, Audience>;

export type AudienceName = keyof typeof audiences;

/** Throws unless the viewer belongs to the audience. */
export function admit(viewer: Viewer, name: AudienceName) {
  const audience: Audience = audiences[name];
  if (audience.admits(viewer)) return;
  if (viewer.kind === "visitor")
    throw new Refusal("UNAUTHENTICATED", audience.signInFirst ?? "Please sign in.");
  throw new Refusal("FORBIDDEN", mayNot);
}

/** Every root field of the GraphQL schema. */
export const fieldAccess: Record<string, AudienceName> = {
  // Each node is checked by its type.
  "Query.node": "public",
  "Query.viewer": "anyone",
  "Query.resources": "public",
  "Query.supportDesk": "public",
  "Query.events": "public",
  "Query.requests": "signedIn",
  "Query.request": "signedIn",
  "Query.newRequestDraft": "public",
  "Query.verification": "officer",

  "Mutation.submitOfficerVerification": "public",
  "Mutation.resendVerification": "officer",
  "Mutation.emergencyVerify": "officer",
  "Mutation.saveRecipient": "officer",
  "Mutation.submitServiceRequest": "officer",
  "Mutation.createRequest": "public",
  "Mutation.saveVictimInfo": "officerOrAdmin",
  "Mutation.revealRecipient": "admin",
  "Mutation.confirmNeeds": "officerOrAdmin",
  "Mutation.approveRequest": "confirmedOrAdmin",
  "Mutation.denyRequest": "confirmedOrAdmin",
  "Mutation.markDistributed": "confirmedOrAdmin",
  "Mutation.rsvpEvent": "public",
  "Mutation.cancelRsvp": "public",
  "Mutation.requestCallback": "public",
  "Mutation.submitFeedback": "public",
  "Mutation.reportWrongEntry": "public",
  "Query.corrections": "admin",
  "Mutation.resolveCorrection": "admin",
  "Mutation.retryMessage": "admin",
  "Subscription.chatAnswer": "public",
  "Mutation.adminLogin": "anyone",
  "Mutation.changeAdminPassword": "anyAdmin",
  "Mutation.logOut": "anyone",

  "Subscription.requestsChanged": "signedIn",
  "Subscription.requestChanged": "signedIn",
  "Subscription.verificationChanged": "officer",
};

const through = (...types: string[]) => Object.fromEntries(types.map((type) => [type, "through" as const]));
/**
 * Every object type that holds data, and how one comes to it: "node" has a rule for its id below, "through" is reached only through a field
 * of something that was checked, "public" is anybody's. Connections, edges, payloads and PageInfo come with their field.
 */
export const typeAccess: Record<string, "public" | "through" | "node"> = {
  Viewer: "public",
  OfficerIdentity: "through",
  AdminIdentity: "through",
  EmergencyRequest: "node",
  ResourceRecommendation: "node",
  Evidence: "through",
  Resource: "node",
  Correction: "node",
  Event: "node",
  EventTranslation: "through",
  ResourceTranslation: "through",
  VictimInfo: "through",
  RevealedRecipient: "through",
  RequestDraft: "through",
  FundAllocation: "node",
  Verification: "node",
  Recipient: "through",
  SupportDesk: "public",
  ChatPart: "through",
  VictimInfoDraft: "through",
  ...through("StatedNeeds", "StatedMeals", "StatedRoom", "StatedRide", "NeedLimits", "RecommendationFigures"),
};

type NodeRule = (context: { viewer: Viewer; opened: ReadonlySet<number> }, row: never) => boolean;

/**
 * Which types `node(id:)` may answer, and to whom; every other type is reached only through a field of a thing that was checked. Asked in
 * one place (builder.ts), because a rule on a type would be asked again for each row of a list, and not at all by the compiled executor.
 */
export const nodeAccess: Record<string, NodeRule> = {
  EmergencyRequest: ({ viewer, opened }, request: FiledRequest) => can.seeRequest(viewer, request, opened),
  Verification: ({ viewer }, verification: { officerId: number }) =>
    can.seeVerification(viewer, verification),
  Resource: () => true,
  Correction: ({ viewer }) => isAdmin(viewer),
  FundAllocation: () => false,
  ResourceRecommendation: () => false,
  Event: () => true,
};

/** Every REST call. `createRest` asks it before the call's handler runs. */
export const routeAccess: Record<string, AudienceName> = {
  "GET /api/session": "anyone",
  "DELETE /api/session": "anyone",
  "POST /api/officer-verification": "public",
  "GET /api/verification-status/:caseNumber": "officer",
  "PUT /api/officer/notifications": "officer",
  "GET /api/emergency-requests": "signedIn",
  "GET /api/emergency-requests/:id": "signedIn",
  "POST /api/emergency-requests": "public",
  "PATCH /api/emergency-requests/:id": "officerOrAdmin",
  "PATCH /api/emergency-requests/:id/status": "confirmedOrAdmin",
  "POST /api/needs/read": "public",
  "GET /api/fund-allocations/request/:id": "officerOrAdmin",
  "POST /api/fund-allocations": "confirmedOrAdmin",
  "PATCH /api/fund-allocations/:id/status": "confirmedOrAdmin",
  "GET /api/resource-recommendations/request/:id": "officerOrAdmin",
  "GET /api/resources": "public",
  "POST /api/resources/:key/corrections": "public",
  "POST /api/ai-support/chat": "public",
  "POST /api/ai-support/callback": "public",
  "POST /api/evidence": "public",
  "DELETE /api/evidence/:id": "signedIn",
  "POST /api/admin/login": "anyone",
  "POST /api/admin/change-password": "anyAdmin",
  "GET /api/openapi.json": "anyone",
  "GET /api/docs": "anyone",
};

/** The audience of a REST call; a call without one is a mistake, and is told at start. */
export function audienceOf(call: string): AudienceName {
  const audience = routeAccess[call];
  if (!audience) throw new Error(`${call} has no rule in graph/core/access/permissions.ts`);
  return audience;
}
