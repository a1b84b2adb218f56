import { descriptions as activity } from "../activity/descriptions.ts";
import { descriptions as admins } from "../admins/descriptions.ts";
import { descriptions as allocations } from "../allocations/descriptions.ts";
import { descriptions as analytics } from "../analytics/descriptions.ts";
import { descriptions as apiKeys } from "../api-keys/descriptions.ts";
import { descriptions as backup } from "../backup/descriptions.ts";
import { descriptions as callbacks } from "../callbacks/descriptions.ts";
import { descriptions as cases } from "../cases/descriptions.ts";
import { descriptions as caseDesk } from "../cases/desk/descriptions.ts";
import { descriptions as communications } from "../communications/descriptions.ts";
import { descriptions as compliance } from "../compliance/descriptions.ts";
import { descriptions as corrections } from "../corrections/descriptions.ts";
import { descriptions as directory } from "../directory/descriptions.ts";
import { descriptions as dispatches } from "../dispatches/descriptions.ts";
import { descriptions as entries } from "../entries/descriptions.ts";
import { descriptions as events } from "../events/descriptions.ts";
import { descriptions as evidence } from "../evidence/descriptions.ts";
import { descriptions as feedback } from "../feedback/descriptions.ts";
import { descriptions as funds } from "../funds/descriptions.ts";
import { descriptions as identityProviders } from "../identity-providers/descriptions.ts";
import { descriptions as handover } from "../handover/descriptions.ts";
import { descriptions as inbox } from "../inbox/descriptions.ts";
import { descriptions as inboxThreads } from "../inbox/thread-descriptions.ts";
import { descriptions as letters } from "../letters/descriptions.ts";
import { descriptions as needs } from "../needs/descriptions.ts";
import { descriptions as recipients } from "../recipients/descriptions.ts";
import { descriptions as reconcile } from "../reconcile/descriptions.ts";
import { descriptions as recommendations } from "../recommendations/descriptions.ts";
import { descriptions as redemption } from "../redemption/descriptions.ts";
import { descriptions as requests } from "../requests/descriptions.ts";
import { descriptions as safeContact } from "../safe-contact/descriptions.ts";
import { descriptions as pass } from "../pass/descriptions.ts";
import { descriptions as responses } from "../responses/descriptions.ts";
import { descriptions as rulebook } from "../rulebook/descriptions.ts";
import { descriptions as session } from "../session/descriptions.ts";
import { descriptions as supervisors } from "../supervisors/descriptions.ts";
import { descriptions as support } from "../support/descriptions.ts";
import { descriptions as system } from "../system/descriptions.ts";
import { descriptions as tasks } from "../tasks/descriptions.ts";
import { descriptions as templates } from "../templates/descriptions.ts";
import { descriptions as timeline } from "../timeline/descriptions.ts";
import { descriptions as vendors } from "../vendors/descriptions.ts";
import { descriptions as verification } from "../verification/descriptions.ts";
import { descriptions as webhooks } from "../webhooks/descriptions.ts";

/** Every domain's descriptions of its part of the GraphQL schema. */
export const descriptions = [
  activity,
  admins,
  allocations,
  analytics,
  apiKeys,
  backup,
  callbacks,
  cases,
  caseDesk,
  communications,
  compliance,
  corrections,
  directory,
  dispatches,
  entries,
  events,
  evidence,
  feedback,
  funds,
  identityProviders,
  handover,
  inbox,
  inboxThreads,
  letters,
  needs,
  recipients,
  reconcile,
  recommendations,
  redemption,
  requests,
  pass,
  safeContact,
  responses,
  rulebook,
  session,
  supervisors,
  support,
  system,
  tasks,
  templates,
  timeline,
  vendors,
  verification,
  webhooks,
];
