import { expect, test } from "vitest";
import { createModel } from "../../graph/adapters/model/model.ts";
import { SendFailure } from "../../graph/adapters/mail.ts";
import { systemContext } from "../../graph/core/context.ts";
import { deliverDue } from "../../graph/messages/communications/deliver.ts";
import { recommendDue } from "../../graph/intake/recommendations/due.ts";
import { useKernel } from "../harness/kernel.ts";
import { fileRequest, signInOfficer } from "../harness/people.ts";

let smtpWorks = false;
const delivered: string[] = [];

// Nothing listens on port 9: the AI endpoint refuses every call.
const lab = useKernel({
  model: createModel({
    apiKey: "none",
    baseUrl: "http://127.0.0.1:9/v1",
    model: "none",
    timeoutMs: 300,
  }),
  mailer: {
    captured: false,
    send: async ({ messageId }) => {
      if (!smtpWorks) throw new SendFailure("The mail server could not be reached.", "unreachable");
      delivered.push(messageId);
    },
  },
});
const system = () => systemContext(lab, "test");

test("with mail server and AI down, requests are accepted, recommended by rules, and every email is sent later, once", async () => {
  const officer = await signInOfficer(lab);
  const numbers: number[] = [];
  for (let n = 0; n < 5; n++) numbers.push(await fileRequest(lab, officer));
  while ((await recommendDue(system())) > 0);
  while ((await deliverDue(system())) > 0);
  const recommendations = await lab.db.recommendation.findMany({ where: { requestId: { in: numbers } } });
  expect(recommendations.map(({ source }) => source)).toEqual(Array(5).fill("rules"));
  // A link that the recommendation replaced is no longer sent; the newer one waits.
  const replaced = { state: "failed", reason: { contains: "a newer message replaced it" } } as const;
  const waiting = await lab.db.message.findMany({ where: { NOT: replaced } });
  expect(waiting.length).toBeGreaterThanOrEqual(5);
  expect(waiting.every(({ state, reason }) => state === "queued" && reason)).toBe(true);

  smtpWorks = true;
  lab.setNow(new Date(Date.now() + 3_600_000));
  while ((await deliverDue(system())) > 0);
  expect(await lab.db.message.count({ where: { state: "sent" } })).toBe(waiting.length);
  expect(new Set(delivered).size).toBe(waiting.length);
  expect(delivered).toHaveLength(waiting.length);
});
