import { isInputObjectType, isObjectType } from "graphql";
import { commonText } from "../../core/graphql/descriptions.ts";
import { schema } from "../schema.ts";
import { shared } from "./shared-texts.ts";
import { special } from "./texts.ts";

/** Descriptions of headers that several calls share. */
export const headerText = {
  idempotencyKey:
    "Random key of at least 16 characters. A repeat with the same key and body has no further effect.",
  link: '`<path>; rel="next"`: the next page. Absent on the last page.',
};

/** Types of the GraphQL schema whose properties mean the same in a component or a call. */
const like: Readonly<Record<string, readonly string[]>> = {
  ActivityLog: ["ActivityEntry"],
  AdminAccount: ["Admin"],
  Allocation: ["FundAllocation"],
  Communication: ["Communication"],
  Contact: ["CommunicationContact"],
  DirectoryEntry: ["Resource", "EntryFormInput"],
  Dispatch: ["HelpDispatch"],
  EmergencyRequest: ["EmergencyRequest"],
  Fund: ["Fund"],
  ImportPlan: ["CheckEntriesPayload", "EntryImportLine", "EntryFieldChange", "SkippedLine"],
  IpActivity: ["IpActivity"],
  ListedRequest: ["EmergencyRequest"],
  LedgerEntry: ["LedgerEntry"],
  Needs: ["StatedNeeds", "StatedRide", "StatedRoom"],
  Provider: ["Vendor"],
  RecommendedResource: ["ResourceRecommendation", "Resource"],
  Resource: ["Resource"],
  Ruleset: ["AiRuleset"],
  SignedInAdmin: ["Admin", "AdminLoginPayload"],
  StatedNeeds: ["StatedNeedsInput", "StatedRideInput", "StatedRoomInput"],
  SystemConfig: ["SystemConfig"],
  TemplateText: ["TemplateText"],
  UrgencyRule: ["UrgencyRule"],
  VictimInfo: ["VictimInfo"],
  askSupport: ["ChatTurnInput"],
  addDirectoryEntry: ["EntryFormInput"],
  changePassword: ["ChangeAdminPasswordInput"],
  confirmPassword: ["ConfirmAdminPasswordInput"],
  createAdmin: ["CreateAdminInput"],
  createRequest: ["CreateRequestInput"],
  dispatchHelp: ["DispatchProviderInput", "DispatchHelpInput"],
  findPlaces: ["NamedPlace"],
  getAnalytics: ["Analytics", "AnalyticsShare"],
  getDashboardStats: ["DeskStats"],
  getSession: ["Viewer"],
  getSystemStatus: ["InstallationTimeZone"],
  importDirectoryEntries: ["ImportEntriesInput"],
  checkDirectoryImport: ["CheckEntriesInput"],
  listActivityLogs: ["ActivityFilter"],
  listCommunications: ["CommunicationFilter"],
  listDirectoryEntries: ["EntryFilter"],
  listTemplates: ["CommunicationTemplate"],
  exportAnalytics: ["Analytics", "AnalyticsShare"],
  exportAuditLog: ["ActivityFilter"],
  readNeeds: ["StatedNeeds", "StatedRide", "StatedRoom"],
  reportWrongEntry: ["ReportWrongEntryInput"],
  requestCallback: ["RequestCallbackInput", "RequestCallbackPayload"],
  saveUrgencyRule: ["UrgencyRuleDraft"],
  sendCommunication: ["SendCommunicationInput"],
  sendTestEmail: ["SendTestEmailInput", "SendTestEmailPayload", "TranscriptLine"],
  setAdminActive: ["SetAdminActiveInput"],
  setProviderActive: ["SwitchVendorInput"],
  signInAdmin: ["AdminLoginInput"],
  submitOfficerVerification: ["SubmitOfficerVerificationInput"],
  uploadEvidence: ["Evidence"],
  updateDirectoryEntry: ["EntryFormInput"],
  updateSystemConfig: ["SaveSystemConfigInput"],
  verifySecondFactor: ["AdminVerifyMfaInput"],
};

/** What its definition says. Common texts differ: an `id` of REST is a row number. */
function fieldText(typeName: string, name: string): string | null | undefined {
  const type = schema.getType(typeName);
  if (!isObjectType(type) && !isInputObjectType(type)) return undefined;
  const text = type.getFields()[name]?.description;
  return text === commonText(typeName, name) ? undefined : text;
}

/** What a property means in a component or a call; undefined if no table says it. */
export function propertyText(within: string, name: string): string | undefined {
  const types = like[within] ?? [];
  const fromSchema = types.map((type) => fieldText(type, name)).find(Boolean);
  return special[within]?.[name] ?? fromSchema ?? shared[name];
}

/** What a parameter in a path means. */
export const parameterText = (operationId: string, name: string): string =>
  special[operationId]?.[name] ?? shared[name] ?? "";
