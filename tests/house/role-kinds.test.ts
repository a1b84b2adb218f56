import { expect, test } from "vitest";
import { isTest, readSources } from "../harness/imports.ts";

/*
 * "Any administrator" includes a treasurer, the desk and the security officer, who read no case. So
 * what holds case, money or personal data asks `may(viewer, permission)` or names a permission as
 * its audience. These files may ask for the kind alone, and each says why nothing is shown by it.
 */
const mayAskForKind: Readonly<Record<string, string>> = {
  "graph/accounts/agencies/schema.ts": "the viewer's own agencies",
  "graph/accounts/agencies/service.ts": "the viewer's own agencies",
  "graph/accounts/admins/accounts/account-keys.ts": "behind superAdmin: names who revokes",
  "graph/accounts/admins/accounts/accounts.schema.ts": "the viewer's own account",
  "graph/accounts/admins/passkeys/own-passkeys.ts": "the viewer's own passkeys",
  "graph/accounts/admins/passkeys/passkeys.schema.ts": "the viewer's own passkeys",
  "graph/accounts/admins/passkeys/sign-in.ts": "the viewer's own sign-in",
  "graph/accounts/admins/rest.ts": "the viewer's own second factor",
  "graph/accounts/admins/schema.ts": "the viewer's own choices",
  "graph/accounts/admins/service.ts": "the viewer's own choices",
  "graph/accounts/admins/sign-in/second-factor.schema.ts": "the viewer's own second factor",
  "graph/accounts/admins/sign-in/second-factor.ts": "the viewer's own second factor",
  "graph/decisions/allocations/approval/decider.ts":
    "behind `can.decideRequest`: what kind of person decides",
  "graph/decisions/allocations/approval/decision-conflict.ts":
    "behind `can.decideRequest`: the viewer's own key",
  "graph/app/graphql/websocket.ts": "counts connections",
  "graph/community/callbacks/schema.ts": "behind readDesk: whether it is the viewer's",
  "graph/messages/communications/service.ts": "behind workDesk or workCases: narrows the type",
  "graph/core/http/maintenance.ts": "maintenance lets administrators in",
  "graph/core/sessions/cookies.ts": "the viewer's own cookie",
  "graph/help/dispatches/give/plan.ts": "behind dispatch: the viewer's name",
  "graph/help/dispatches/hub.schema.ts": "the server's clock",
  "graph/help/dispatches/to-confirm.ts": "behind readCases: narrows the type",
  "graph/community/feedback/desk.schema.ts": "behind readDesk: whether it is the viewer's",
  "graph/desk/handover/schema.ts": "behind readCases: whether it is the viewer's",
  "graph/accounts/identity-providers/admin-sign-in.ts": "the viewer's own sign-in",
  "graph/intake/requests/create.ts": "behind `can.createRequest`: whose idempotency key it is",
  "graph/intake/requests/policy.ts": "refuses administrators who do not work on cases",
  "graph/intake/requests/write.ts": "behind `can.createRequest`: no daily limit",
  "graph/decisions/rulebook/schema.ts": "a setting's number",
  "graph/accounts/session/own-sessions.ts": "the viewer's own sessions",
  "graph/accounts/session/rest.ts": "the viewer's own session",
  "graph/accounts/session/types.ts": "the viewer themself",
  "graph/platform/system/zone.schema.ts": "suggests a time zone",
  "graph/platform/system/settings/zone.ts": "the installation's time zone",
  "graph/desk/tasks/schema.ts": "whether it is the viewer's; colleagues only for workTasks",
  "graph/desk/tasks/work.schema.ts": "each kind of work names its permission (desk/tasks/work.sql.ts)",
  "graph/desk/tasks/work.ts": "each kind of work names its permission (desk/tasks/work.sql.ts)",
  "graph/help/vendors/schema.ts": "whether the viewer is a super administrator",
  "graph/officers/verification/link/decide.ts": "behind approve: the viewer's name",
  "graph/officers/verification/policy.ts": "refuses administrators",
};

const asksForKind =
  /\bis(?:Any)?Admin\((?:context\.)?viewer\)|\bviewer\.kind [!=]== "admin"|access: "(?:anyA|a)dmin"|admit\([^)]*"(?:anyA|a)dmin"\)/;

test("nothing decides by the kind of account about what a role may read", () => {
  const asking = readSources("graph")
    .filter(({ file }) => !isTest(file) && !file.startsWith("graph/core/access/"))
    .filter(({ code }) => asksForKind.test(code))
    .map(({ file }) => file);
  expect(asking.toSorted()).toEqual(Object.keys(mayAskForKind).toSorted());
});
