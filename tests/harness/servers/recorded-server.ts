import { beforeAll } from "vitest";
import type { Kernel } from "../../../graph/core/context.ts";
import { openServer } from "../../../graph/app/server.ts";
import { noLimits } from "../../../graph/core/http/call-limits.ts";
import { persistedId } from "../persisted.ts";
import type { Caller } from "../kernel.ts";

/** A server that answers the app's own operations and names the hand-written statements it ran. */
export function useRecordedServer(lab: Kernel) {
  let statements: string[] = [];
  let port = 0;
  beforeAll(async () => {
    const sql: Kernel["sql"] = (statement, values) => {
      statements.push(statement.name);
      return lab.sql(statement, values);
    };
    const running = await openServer({ ...lab, sql }, { port: 0, host: "127.0.0.1", limits: noLimits });
    port = running.port;
    return () => running.close();
  });
  return {
    async call({ cookie }: Pick<Caller, "cookie">, operationName: string, variables: object = {}) {
      const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
        method: "POST",
        headers: { cookie, "content-type": "application/json" },
        body: JSON.stringify({ documentId: persistedId(operationName), operationName, variables }),
      });
      return (await answer.json()) as { data?: unknown; errors?: unknown };
    },
    /** What ran since the last call of this. */
    statements() {
      const ran = statements;
      statements = [];
      return ran;
    },
  };
}
