import { askOwnAddress, WrongAnswer } from "../../../adapters/own-address.ts";
import { greetMailServer } from "../../../adapters/smtp-greeting.ts";
import { TookTooLong, within } from "../../../adapters/timeout.ts";
import type { Context } from "../../../core/context.ts";
import { mailServer } from "../smtp.ts";
import {
  answered,
  components,
  patience,
  type Component,
  type Finding,
} from "../../../../shared/platform/system/health.ts";
import { ping } from "./health.sql.ts";

export type Findings = Record<Component, Finding>;

/** Checks every part of the system in parallel, each with its own time limit. */
export async function probeAll(context: Context): Promise<Findings> {
  const findings = await Promise.all(components.map((component) => probes[component](context)));
  return Object.fromEntries(components.map((component, at) => [component, findings[at]])) as Findings;
}

const probes: Record<Component, (context: Context) => Promise<Finding>> = {
  database: ({ db }) => timed("database", () => within(patience.database.withinMs, ping(db))),
  email: async (context) => {
    if (!context.config().emailEnabled) return unknown("switched_off");
    const server = mailServer(context);
    if (!server) return unknown("not_set_up");
    return timed("email", () => greetMailServer(server.url, patience.email.withinMs));
  },
  api: ({ env }) =>
    timed("api", async () => {
      const { withinMs } = patience.api;
      const answer = await askOwnAddress({ host: env.HOST, port: env.PORT, path: "/api/session", withinMs });
      if ((answer as { kind?: unknown } | null)?.kind !== "visitor") throw new WrongAnswer("another answer");
    }),
};

const unknown = (reason: "switched_off" | "not_set_up"): Finding => ({
  state: "unknown",
  responseMs: null,
  reason,
});

async function timed(component: Component, ask: () => PromiseLike<unknown>): Promise<Finding> {
  const begun = performance.now();
  try {
    await ask();
    return answered(component, Math.round(performance.now() - begun));
  } catch (error) {
    return { state: "error", responseMs: null, reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): Finding["reason"] {
  if (error instanceof WrongAnswer) return "wrong_answer";
  const { name, code, responseCode } = error as { name?: string; code?: string; responseCode?: number };
  const isLate = error instanceof TookTooLong || name === "AbortError" || name === "TimeoutError";
  if (isLate || code === "ETIMEDOUT") return "no_answer_in_time";
  return responseCode === undefined ? "unreachable" : "wrong_answer";
}
