import { GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";
import { noteDenial } from "../audit/denials.ts";
import type { Context, Kernel } from "../context.ts";
import { Refusal } from "../errors.ts";
import { admitWrite } from "../http/call.ts";
import type { Limits } from "../http/call-limits.ts";
import { asUnavailable, Maintenance, mutationsIn, refuseDuringMaintenance } from "../http/maintenance.ts";
import { headersOf, noteFailure, refusalOf } from "../http/refusals.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";

/**
 * What REST does around a call, for GraphQL: writes are limited, denials audited, and unexpected
 * errors reported by the call's number alone.
 */
export function useRefusals(kernel: Kernel, limits: Limits): Plugin<Context> {
  return {
    // Reads skip this: a promise costs each of them an extra tick.
    onExecute({ args, setResultAndStopExecution }) {
      const context = args.contextValue;
      const explainErrors: Executed = {
        onExecuteDone({ result, setResult }) {
          if (!("errors" in result) || !result.errors) return undefined;
          const denied = result.errors.map(refusalIn).find((refusal) => refusal !== undefined);
          setResult({
            ...result,
            errors: result.errors.map((error) => explained(kernel, error, context)),
          });
          return denied && noteDenial(context, denied, args.operationName ?? "GraphQL");
        },
      };
      const acts = mutationsIn(args.document);
      if (acts.length === 0) return explainErrors;
      return admitActs(limits, context, acts).then(
        () => explainErrors,
        (error: unknown) => {
          const said = error instanceof Maintenance ? asUnavailable(error) : explained(kernel, error);
          setResultAndStopExecution({ errors: [said] });
          return {};
        },
      );
    },
  };
}

type Executed = Exclude<Awaited<ReturnType<NonNullable<Plugin<Context>["onExecute"]>>>, void>;

async function admitActs(limits: Limits, context: Context, acts: string[]): Promise<void> {
  refuseDuringMaintenance(context, acts);
  await admitWrite(limits, context);
}

/**
 * What the caller may read of an error: expected errors as they are, all others only by the call's
 * number.
 */
export function explained(kernel: Kernel, error: unknown, context?: Context): GraphQLError {
  const outer = error instanceof GraphQLError ? error : undefined;
  const cause = outer ? outer.originalError : error;
  if (outer && (!cause || cause instanceof GraphQLError)) return outer;
  const where = outer && { nodes: outer.nodes, path: outer.path };
  // A missing node answers like a hidden one.
  if (outer && (cause as { code?: string }).code === "P2025")
    return new GraphQLError(coreSays.hidden, { ...where, extensions: { code: "NOT_FOUND" } });
  const requestId = context?.correlation;
  noteFailure(kernel, cause, { correlation: requestId });
  const refusal = refusalOf(cause);
  if (refusal) {
    // A page that checks for a session expects this answer, and browsers should not log it as a
    // failure.
    const isExpected = refusal.code === "UNAUTHENTICATED";
    const http = { ...(!isExpected && { status: refusal.status }), headers: headersOf(refusal) };
    return new GraphQLError(refusal.message, {
      ...where,
      extensions: { ...refusal.details, ...(requestId && { requestId }), http },
    });
  }
  return new GraphQLError(coreSays.wentWrong, {
    ...where,
    extensions: { code: "INTERNAL", ...(requestId && { requestId }) },
  });
}

const refusalIn = (error: GraphQLError) =>
  [error, error.originalError].find((candidate) => candidate instanceof Refusal);
