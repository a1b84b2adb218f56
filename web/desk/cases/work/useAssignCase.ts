import { useCallback } from "react";
import { graphql } from "react-relay";
import type { useAssignCaseMutation } from "#relay/useAssignCaseMutation.graphql";
import { isOutdated } from "../../../core/http/refusals.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useAction } from "../../../core/relay/useAction.ts";
import { toast } from "../../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { words } from "./words.desk.ts";

export interface Assignment {
  id: string;
  /** A user name, or null for no one. */
  owner: string | null;
  /** The owner that was shown. */
  shown: string | null;
}

/** Gives a case to an administrator or to no one, and offers to undo it. */
export function useAssignCase(onOutdated: () => void) {
  const t = useWords(words);
  const showFailure = useFailureToast();
  const [assign, isAssigning] = useAction<useAssignCaseMutation>(graphql`
    mutation useAssignCaseMutation($input: AssignCaseInput!) {
      assignCase(input: $input) {
        request {
          owner {
            name
          }
          ...CaseOwner_request
        }
      }
    }
  `);
  const give = useCallback(
    async (input: Assignment) => {
      try {
        const { assignCase } = await assign({ input });
        return assignCase.request.owner?.name;
      } catch (error) {
        if (isOutdated(error)) onOutdated();
        throw error;
      }
    },
    [assign, onOutdated],
  );
  const assignCase = useCallback(
    async ({ id, owner, shown }: Assignment) => {
      const name = await give({ id, owner, shown });
      const undo = () =>
        give({ id, owner: shown, shown: owner }).then(
          (before) => toast({ title: before === undefined ? t.released : t.assigned(before), about: id }),
          (error: unknown) => showFailure(error, { failed: t.failed }, id),
        );
      toast({
        title: name === undefined ? t.released : t.assigned(name),
        tone: "positive",
        about: id,
        ...(owner !== shown && { action: { label: t.undo, onPress: () => void undo() } }),
      });
    },
    [give, t, showFailure],
  );
  return [assignCase, isAssigning] as const;
}
