import { graphql, type GraphQLObjectType } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { schema } from "../../graph/app/schema.ts";
import { jobs } from "../../graph/app/jobs.ts";
import type { Model } from "../../graph/adapters/model/model.ts";
import { systemContext } from "../../graph/core/context.ts";
import type { Subject } from "../../graph/core/personal/classes.ts";
import { fillCanaries } from "../harness/personal/fill-canaries.ts";
import { createLog } from "../../graph/core/observe/log.ts";
import {
  buildCanaryCase,
  firstRows,
  nodeTypes,
  identification,
  secrets,
} from "../harness/requests/canary-case.ts";
import { useKernel, type Caller } from "../harness/kernel.ts";
import { globalId, signInAdmin } from "../harness/people.ts";
import { joinedTerminal, pressRedeem, ticketPath } from "../harness/passes/redemption.ts";
import { operationOf, takesIds } from "../harness/sample-operations.ts";

/*
 * Personal data of a case appears in no log, audit entry, metric, prompt or webhook: the case is
 * built, every operation is sent by its own people with the ids of the case, with good and bad
 * input, and every job runs, with the mail server down. Each column that the inventory gives to a
 * person has a word of its own.
 */

const logged: string[] = [];
const prompts: string[] = [];
const model: Model = {
  name: "a model that listens",
  healthy: true,
  ask(prompt) {
    prompts.push(JSON.stringify(prompt));
    return Promise.reject(new Error("it says nothing"));
  },
};
const down = {
  captured: false,
  send: ({ to }: { to: unknown }) => Promise.reject(new Error(`${JSON.stringify(to)} cannot be reached`)),
};
const lab = useKernel({
  log: createLog({ LOG_LEVEL: "trace" }, { write: (line: string) => void logged.push(line) }),
  model,
  mailer: down,
  sms: down,
});

let people: Caller[];
let number = 0;
let owners: Partial<Record<Subject, number>>;

beforeAll(async () => {
  lab.quotas.count = async () => {};
  const built = await buildCanaryCase(lab);
  ({ number } = built);
  const { verificationId, officerId } = built.officer;
  owners = { request: number, case: verificationId, officer: officerId };
  people = [built.officer, await signInAdmin(lab, { role: "super_admin" })];
}, 120_000);
afterAll(() => {
  logged.length = 0;
});

const canaries = [...Object.values(secrets), ...Object.values(identification)];
const foundIn = (text: string) => canaries.filter((one) => text.includes(one));

async function runJobs() {
  for (const job of jobs)
    for (let round = 0; round < 5; round++)
      if ((await job.run(systemContext(lab, `canary-${job.name}`))) === 0) break;
}

/** A ticket's page, for anyone and on its vendor's terminal, in every language. */
async function visitTicket() {
  const { id, vendorId } = await lab.db.helpDispatch.findFirstOrThrow({ where: { requestId: number } });
  const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  const path = await ticketPath(lab, id);
  const { device } = await joinedTerminal(lab, people[1]!, vendorId ?? 0);
  for (const visitor of [await lab.visitor(), device])
    for (const language of ["en", "es", "fr"])
      for (const address of [path, "/redeem"]) {
        const page = await (await visitor.fetch(`${address}?lang=${language}`)).text();
        expect([...foundIn(page), ...(page.includes(caseId) ? [caseId] : [])], address).toEqual([]);
      }
  await pressRedeem(device, path, {
    phrase: `${secrets.name} ${identification.dateOfBirth}`,
    amount: secrets.phone,
  });
}

const fields = (["Query", "Mutation"] as const).flatMap((root) =>
  Object.values((schema.getType(root) as GraphQLObjectType).getFields()).map(
    (field) => ({ root: root === "Query" ? "query" : "mutation", field }) as const,
  ),
);
test(
  "no log, audit entry, metric, prompt or webhook names the people of a case",
  { timeout: 180_000 },
  async () => {
    await runJobs();
    await visitTicket();
    const filled = await fillCanaries(lab, owners);
    expect(filled.length).toBeGreaterThan(40);
    const rows = await firstRows(lab);
    for (const { root, field } of fields)
      for (const caller of people)
        for (const type of takesIds(field) ? nodeTypes : nodeTypes.slice(0, 1)) {
          const filling = { id: globalId(type, rows[type] as number), number };
          const contextValue = await caller.context();
          await graphql({ schema, source: operationOf(root, field, filling), contextValue });
        }
    await runJobs();

    const wordsIn = (text: string) => filled.filter(({ word }) => text.toLowerCase().includes(word));
    for (const line of logged) expect([...foundIn(line), ...wordsIn(line)], line.slice(0, 300)).toEqual([]);
    expect(logged.length).toBeGreaterThan(0);
    // The model is asked about needs, not about people.
    const named = (prompt: string) => foundIn(prompt).filter((one) => one !== secrets.need);
    for (const prompt of prompts) expect(named(prompt), prompt.slice(-600)).toEqual([]);
    for (const prompt of prompts) expect(wordsIn(prompt).filter(({ of }) => of !== "victimText")).toEqual([]);
    expect(prompts.length).toBeGreaterThan(0);
    const metrics = await (await (await lab.visitor()).fetch("/metrics")).text();
    expect([...foundIn(metrics), ...wordsIn(metrics)]).toEqual([]);

    const entries = await lab.db.auditEntry.findMany();
    expect(new Set(entries.map(({ action }) => action)).size).toBeGreaterThan(15);
    for (const { id, action, details, resourceId } of entries)
      expect(
        [details, resourceId].flatMap((one) => [
          ...foundIn(JSON.stringify(one)),
          ...wordsIn(JSON.stringify(one)),
        ]),
        `${id} ${action}`,
      ).toEqual([]);
    const hooks = await lab.db.webhookDelivery.findMany();
    expect(hooks.length).toBeGreaterThan(0);
    for (const { payload, event } of hooks) {
      const said = JSON.stringify(payload);
      expect([...foundIn(said), ...wordsIn(said)], event).toEqual([]);
    }
  },
);
