import { beforeAll, expect, test } from "vitest";
import { createRequest } from "../../../graph/intake/requests/create.ts";
import { saveVictimInfo } from "../../../graph/intake/requests/victim-info/victim-info.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, newRequestForm, signInAdmin, signInOfficer, victimInfoForm } from "../../harness/people.ts";

/* The tracker, the recipients of messages and the dispatch hub find people by the same search. */

const lab = useKernel();
let admin: Caller;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  admin = await signInAdmin(lab);
});

async function file(victimName: string, victimPhone: string, more: Record<string, unknown> = {}) {
  const officer = await signInOfficer(lab);
  const form = newRequestForm({ victimName, victimPhone, requestDetails: "Needs a room tonight", ...more });
  return { officer, ...(await createRequest(await officer.context(), form)) };
}

const tracker = `query ($search: String!) { trackedRequests(search: $search) { edges { node { number } } } }`;
const tracked = async (search: string): Promise<number[]> =>
  (await ask(admin, tracker, { search })).data.trackedRequests.edges.map(
    ({ node }: { node: { number: number } }) => node.number,
  );
const recipients = `query ($search: String!) { messageRecipients(search: $search) { key } }`;
const found = async (search: string): Promise<string[]> =>
  (await ask(admin, recipients, { search })).data.messageRecipients.map(({ key }: { key: string }) => key);
const hub = `query ($search: String!) { dispatchHub(filter: { view: all, search: $search }) { edges { node { number } } } }`;
const dispatchable = async (search: string): Promise<number[]> =>
  (await ask(admin, hub, { search })).data.dispatchHub.edges.map(
    ({ node }: { node: { number: number } }) => node.number,
  );

test.each([
  [
    "(512) 555-0143",
    "+1 512 555 0143",
    ["(512) 555-0143", "+15125550143", "512.555.0143", "5125550143", "555-0143", "0143"],
  ],
  ["512-555-0144 ext. 12", "", ["(512) 555-0144", "512-555-0144", "512-555-0144 ext. 12"]],
  ["+52 55 1234 5678", "", ["+52 55 1234 5678", "0052 55 1234 5678", "55 1234 5678", "12345678"]],
])("a person with the phone %s is found however the number is written", async (phone, _other, searches) => {
  const { id } = await file("Odalys Fenwick", phone);
  await lab.db.emergencyRequest.update({ where: { id }, data: { status: "approved" } });
  for (const search of searches) {
    expect(await tracked(search), search).toEqual([id]);
    expect(await found(search), search).toContain(`victim-${id}`);
    expect(await dispatchable(search), search).toEqual([id]);
  }
  expect(await tracked("512-555-0199")).toEqual([]);
  await lab.db.emergencyRequest.update({ where: { id }, data: { victimPhone: "", victimContact: "" } });
  expect(await tracked(phone)).toEqual([]);
});

test("a person is found by name in any order, with any apostrophe, and with or without accents", async () => {
  const names: Record<string, string[]> = {
    "Odalys Fenwick": ["Fenwick, Odalys", "odalys fenwick", "FENWICK,ODALYS"],
    "Luca D’Angelo": ["D'Angelo", "DAngelo", "dʼangelo", "D`Angelo, Luca"],
    "ʻAulani Kealoha": ["'Aulani", "Aulani", "‘aulani"],
    "Siobhán OʼMalley": ["O'Malley", "omalley siobhan", "O’Malley"],
    "Nguyễn Đặng": ["nguyen dang", "Dang, Nguyen", "Nguyễn"],
  };
  for (const [name, searches] of Object.entries(names)) {
    const { id } = await file(name, "212-555-0101");
    for (const search of searches) {
      expect(await tracked(search), search).toContain(id);
      expect(await found(search), search).toContain(`victim-${id}`);
    }
  }
});

test("a person is found by the victim information's name and phone too", async () => {
  const { id, officer } = await file("Odalys", "212-555-0102");
  const info = victimInfoForm({ fullName: "Odalys Quintrell-Fenwick", phone: "646-555-0177" });
  await saveVictimInfo(await officer.context(), id, info);
  for (const search of ["Quintrell", "(646) 555-0177", "212.555.0102"]) {
    expect(await tracked(search), search).toEqual([id]);
    expect(await found(search), search).toContain(`victim-${id}`);
  }
});

test("the further numbers of a contact find the person", async () => {
  const visitor = await lab.visitor();
  const answer = await visitor.fetch("/api/emergency-requests", {
    method: "POST",
    body: {
      ...{ victimName: "Tamsin Vale", requestDetails: "Food for three people" },
      victimContact: "Case 26-104488, phone 512-555-0150 ext. 4, sister +1 (737) 555-0151",
    },
  });
  expect(answer.status).toBe(201);
  const request = await lab.db.emergencyRequest.findFirstOrThrow({ where: { victimName: "Tamsin Vale" } });
  expect(request).toMatchObject({ victimPhone: "512-555-0150 ext. 4", victimPhoneE164: "+15125550150" });
  for (const search of ["5125550150", "737.555.0151", "26-104488"])
    expect(await tracked(search), search).toEqual([request.id]);
});

test("an anonymous person is found by the case only, not by phone or name", async () => {
  const { id, caseId, officer } = await file("Hidden Wrenfield", "212-555-0103");
  await saveVictimInfo(
    await officer.context(),
    id,
    victimInfoForm({ fullName: "Hidden D’Arcy", phone: "646-555-0178" }),
  );
  await lab.db.emergencyRequest.update({ where: { id }, data: { anonymous: true } });
  for (const search of ["Wrenfield", "DArcy", "212-555-0103", "6465550178"]) {
    expect(await tracked(search), search).toEqual([]);
    expect(await found(search), search).not.toContain(`victim-${id}`);
  }
  expect(await tracked(caseId)).toEqual([id]);
  expect(await tracked(caseId.replace("EM-", ""))).toEqual([id]);
});

test("officers and administrators are found as recipients in the same way", async () => {
  const officer = await signInOfficer(lab);
  await lab.db.officer.update({
    where: { id: officer.officerId },
    data: { name: "Renée O’Hanlon", phone: "(512) 555-0160" },
  });
  for (const search of ["Ohanlon, Renee", "O'Hanlon", "512.555.0160"])
    expect(await found(search), search).toContain(`officer-${officer.officerId}`);
  const other = await signInAdmin(lab);
  await lab.db.admin.update({
    where: { id: other.adminId },
    data: { name: "Zoë D’Amico", email: "zoe@fund.example" },
  });
  for (const search of ["damico zoe", "D'Amico"])
    expect(await found(search), search).toContain(`admin-${other.adminId}`);
});
