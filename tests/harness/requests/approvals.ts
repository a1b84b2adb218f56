import { expect } from "vitest";
import { approveRequest } from "../../../graph/decisions/allocations/approval/approve.ts";
import { createRequest } from "../../../graph/intake/requests/create.ts";
import { saveVictimInfo } from "../../../graph/intake/requests/victim-info/victim-info.ts";
import type { Caller, Lab } from "../kernel.ts";
import { fileRequest, newRequestForm, signInOfficer, victimInfoForm } from "../people.ts";

let names = 0;
/** A recipient without other requests. */
export const someone = () => ({
  name: `Noor Person${++names}`,
  phone: `512-600-${String(names).padStart(4, "0")}`,
  email: `noor${names}@example.com`,
});
export type Victim = ReturnType<typeof someone>;

/** A request for this recipient, with its recommendation. */
export async function fileForVictim(
  lab: Lab,
  officer: Caller,
  { name, phone, email }: Victim,
  dollars = 500,
): Promise<number> {
  const form = newRequestForm({ victimName: name, victimPhone: phone, victimEmail: email });
  const { id } = await createRequest(await officer.context(), form, { idempotencyKey: lab.random.uuid() });
  await saveVictimInfo(await officer.context(), id, victimInfoForm({ fullName: name, phone, email }));
  await lab.db.emergencyRequest.update({ where: { id }, data: { aiRecommendationCents: dollars * 100 } });
  return id;
}

/** Returns the resulting status. */
export const approveOpened = async (person: Caller, id: number) =>
  (await approveRequest({ ...(await person.context()), opened: new Set([id]) }, id)).status;

/**
 * Five officers approve at once, request by request: one wins, the others are told, and one
 * allocation is written.
 */
export async function approveAtOnce(lab: Lab, { requests, clicks }: { requests: number; clicks: number }) {
  const people = await Promise.all(Array.from({ length: 5 }, () => signInOfficer(lab)));
  const contexts = await Promise.all(people.map((person) => person.context()));
  for (let n = 0; n < requests; n++) {
    const number = await fileRequest(lab, people[n % 5]!);
    const answers = await Promise.allSettled(
      Array.from({ length: clicks }, (_, i) =>
        approveRequest({ ...contexts[i % 5]!, opened: new Set([number]) }, number),
      ),
    );
    const lost = answers.filter((click) => click.status === "rejected");
    expect(lost).toHaveLength(clicks - 1);
    for (const { reason } of lost) expect((reason as { code: string }).code).toBe("CONFLICT");
  }
  const doubles = await lab.db
    .$queryRaw`SELECT "requestId" FROM "FundAllocation" WHERE "status" <> 'denied' GROUP BY 1 HAVING count(*) > 1`;
  expect(doubles).toEqual([]);
  expect(await lab.db.auditEntry.count({ where: { action: "request.approved" } })).toBe(
    await lab.db.fundAllocation.count({ where: { status: { in: ["allocated", "distributed"] } } }),
  );
}
