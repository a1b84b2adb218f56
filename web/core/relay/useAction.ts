import { useCallback } from "react";
import { useMutation, type UseMutationConfig } from "react-relay";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";

type Extras<Mutation extends MutationParameters> = Pick<
  UseMutationConfig<Mutation>,
  "updater" | "optimisticResponse" | "optimisticUpdater"
>;

/**
 * A mutation as a promise, for a form's onSubmit: `const [create, isCreating] =
 * useAction<M>(graphql…)`, then `await create({ input })`. It rejects with a RequestError, whose
 * `fields` the Form shows.
 */
export function useAction<Mutation extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const [commit, isBusy] = useMutation<Mutation>(mutation);
  const act = useCallback(
    (variables: Mutation["variables"], extras?: Extras<Mutation>) =>
      new Promise<Mutation["response"]>((resolve, reject) => {
        commit({
          ...extras,
          variables,
          onCompleted: (response) => resolve(response),
          onError: reject,
        });
      }),
    [commit],
  );
  return [act, isBusy] as const;
}
