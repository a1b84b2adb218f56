import { useCallback, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import {
  commitLocalUpdate,
  createOperationDescriptor,
  getRequest,
  type GraphQLTaggedNode,
  type MutationParameters,
} from "relay-runtime";

interface SecretOptions {
  /** Fields and input fields whose values never reach the store; the rest of the answer does. */
  secrets: readonly string[];
  /** The store was read as another viewer, so everything is reloaded. */
  isAnotherViewer?: boolean;
}

/**
 * Like `useAction`, for values that must not stay in the page: a typed password, a key that is
 * shown once, a government ID. The store would keep the answer, and the input as its key, while the
 * page is open. Without `kept` nothing reaches the store, so the mutation selects plain fields and
 * no fragments. Pass a constant.
 */
export function useSecretAction<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  options?: SecretOptions,
) {
  const environment = useRelayEnvironment();
  const [isBusy, setBusy] = useState(false);
  const act = useCallback(
    async (variables: Mutation["variables"]): Promise<Mutation["response"]> => {
      setBusy(true);
      try {
        const request = getRequest(mutation);
        const answer = await environment
          .getNetwork()
          .execute(request.params, variables, { force: true })
          .toPromise();
        const { data } = answer as { data: Mutation["response"] };
        if (options) {
          if (options.isAnotherViewer) commitLocalUpdate(environment, (store) => store.invalidateStore());
          const strip = <Value>(value: Value) => withoutSecrets(value, options.secrets) as Value;
          environment.commitPayload(createOperationDescriptor(request, strip(variables)), strip(data));
        }
        return data;
      } finally {
        setBusy(false);
      }
    },
    [environment, mutation, options],
  );
  return [act, isBusy] as const;
}

function withoutSecrets(value: unknown, secrets: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutSecrets(one, secrets));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secrets.includes(name) ? null : withoutSecrets(inner, secrets),
    ]),
  );
}
