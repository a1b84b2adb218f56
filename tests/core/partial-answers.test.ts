import { expect, test, vi } from "vitest";
import { useKernel } from "../harness/kernel.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../harness/people.ts";
import { persistedId } from "../harness/persisted.ts";
import { useServer } from "../harness/servers/live-server.ts";

const lab = useKernel();
const servers = {
  development: useServer(lab),
  production: useServer(lab, { env: { NODE_ENV: "production" } }),
};

test.each(["development", "production"] as const)(
  "in %s a nullable field that fails leaves the rest of the answer, and its path names it",
  async (mode) => {
    const number = await fileRequest(lab, await signInOfficer(lab));
    const { cookie } = await signInAdmin(lab);
    const money = vi.spyOn(lab.db.requestMoney, "findUnique");
    money.mockRejectedValueOnce(new Error("the money cannot be read"));
    const { status, text } = await servers[mode].send("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({
        documentId: persistedId("CasePaneQuery"),
        operationName: "CasePaneQuery",
        variables: { number },
      }),
    });
    money.mockRestore();
    expect(status).toBe(200);
    const answer = JSON.parse(text) as unknown;
    expect(answer).toMatchObject({ data: { request: { number, money: null } } });
    // What `web/core/relay/network.ts` reads.
    expect(answer).toMatchObject({
      errors: [{ path: ["request", "money"], extensions: { code: "INTERNAL" } }],
    });
  },
);
