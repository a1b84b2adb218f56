import { useCallback, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { getRequest, type GraphQLTaggedNode, type MutationParameters } from "relay-runtime";

/**
 * As `useAction`, for an answer that is shown for a moment and then is nowhere: it goes to its caller alone. Relay's store would keep it for as long
 * as the page is open, where anything that reads the store finds it. So the mutation selects plain fields, and no fragments.
 */
export function useSecretAction<Mutation extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const environment = useRelayEnvironment();
  const [isBusy, setBusy] = useState(false);
  const act = useCallback(
    async (variables: Mutation["variables"]): Promise<Mutation["response"]> => {
      setBusy(true);
      try {
        const { params } = getRequest(mutation);
        const answer = await environment.getNetwork().execute(params, variables, { force: true }).toPromise();
        return (answer as { data: Mutation["response"] }).data;
      } finally {
        setBusy(false);
      }
    },
    [environment, mutation],
  );
  return [act, isBusy] as const;
}
