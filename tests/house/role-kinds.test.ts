import { expect, test } from "vitest";
import { isTest, readSources } from "../harness/imports.ts";

/*
 * "Any administrator" includes a treasurer, the desk and the security officer, who read no case. So
 * what holds case, money or personal data asks `may(viewer, permission)` or names a permission as
 * its audience. These files may ask for the kind alone, and each says why nothing is shown by it.
 */
const mayAskForKind: Readonly<Record<string, string>> = {
  "graph/admins/accounts/account-keys.ts": "behind superAdmin: names who revokes",
  "graph/admins/accounts/accounts.schema.ts": "the viewer's own account",
  "graph/admins/passkeys/own-passkeys.ts": "the viewer's own passkeys",
  "graph/admins/passkeys/passkeys.schema.ts": "the viewer's own passkeys",
  "graph/admins/passkeys/sign-in.ts": "the viewer's own sign-in",
  "graph/admins/rest.ts": "the viewer's own second factor",
  "graph/admins/schema.ts": "the viewer's own choices",
  "graph/admins/service.ts": "the viewer's own choices",
  "graph/admins/sign-in/second-factor.schema.ts": "the viewer's own second factor",
  "graph/admins/sign-in/second-factor.ts": "the viewer's own second factor",
  "graph/allocations/approval/decider.ts": "behind `can.decideRequest`: what kind of person decides",
  "graph/allocations/approval/decision-conflict.ts": "behind `can.decideRequest`: the viewer's own key",
  "graph/app/graphql/websocket.ts": "counts connections",
  "graph/callbacks/schema.ts": "behind readDesk: whether it is the viewer's",
  "graph/communications/service.ts": "behind workDesk or workCases: narrows the type",
  "graph/core/http/maintenance.ts": "maintenance lets administrators in",
  "graph/core/sessions/cookies.ts": "the viewer's own cookie",
  "graph/dispatches/give/plan.ts": "behind dispatch: the viewer's name",
  "graph/dispatches/hub.schema.ts": "the server's clock",
  "graph/dispatches/to-confirm.ts": "behind readCases: narrows the type",
  "graph/feedback/desk.schema.ts": "behind readDesk: whether it is the viewer's",
  "graph/handover/schema.ts": "behind readCases: whether it is the viewer's",
  "graph/identity-providers/admin-sign-in.ts": "the viewer's own sign-in",
  "graph/requests/create.ts": "behind `can.createRequest`: whose idempotency key it is",
  "graph/requests/policy.ts": "refuses administrators who do not work on cases",
  "graph/requests/write.ts": "behind `can.createRequest`: no daily limit",
  "graph/rulebook/schema.ts": "a setting's number",
  "graph/session/own-sessions.ts": "the viewer's own sessions",
  "graph/session/rest.ts": "the viewer's own session",
  "graph/session/types.ts": "the viewer themself",
  "graph/system/zone.schema.ts": "suggests a time zone",
  "graph/system/settings/zone.ts": "the installation's time zone",
  "graph/tasks/schema.ts": "whether it is the viewer's; colleagues only for workTasks",
  "graph/tasks/work.schema.ts": "each kind of work names its permission (statements/work.ts)",
  "graph/tasks/work.ts": "each kind of work names its permission (statements/work.ts)",
  "graph/vendors/schema.ts": "whether the viewer is a super administrator",
  "graph/verification/link/decide.ts": "behind approve: the viewer's name",
  "graph/verification/policy.ts": "refuses administrators",
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
