import { graphql } from "react-relay";
import type { useDueActsApproveMutation } from "#relay/useDueActsApproveMutation.graphql";
import type { useDueActsMarkMutation } from "#relay/useDueActsMarkMutation.graphql";
import type { useDueActsProposeMutation } from "#relay/useDueActsProposeMutation.graphql";
import type { useDueActsResumeMutation } from "#relay/useDueActsResumeMutation.graphql";
import type { useDueActsStopMutation } from "#relay/useDueActsStopMutation.graphql";
import type { useDueActsWithdrawMutation } from "#relay/useDueActsWithdrawMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";
import type { DueAct } from "./DueLine.tsx";

type Send = (act: DueAct) => Promise<unknown>;

/** The steps of a destruction, each by the version that was shown. */
export function useDueActs(): Record<DueAct["what"], Send> {
  const [mark] = useAction<useDueActsMarkMutation>(graphql`
    mutation useDueActsMarkMutation($input: MarkReportsSentInput!) {
      markReportsSent(input: $input) {
        fiscalYear {
          year
        }
      }
    }
  `);
  const [propose] = useAction<useDueActsProposeMutation>(graphql`
    mutation useDueActsProposeMutation($input: ProposeDestructionInput!) {
      proposeDestruction(input: $input) {
        destruction {
          key
        }
      }
    }
  `);
  const [approve] = useAction<useDueActsApproveMutation>(graphql`
    mutation useDueActsApproveMutation($input: ApproveDestructionInput!) {
      approveDestruction(input: $input) {
        destruction {
          key
        }
      }
    }
  `);
  const [withdraw] = useAction<useDueActsWithdrawMutation>(graphql`
    mutation useDueActsWithdrawMutation($input: WithdrawDestructionInput!) {
      withdrawDestruction(input: $input) {
        destruction {
          key
        }
      }
    }
  `);
  const [stop] = useAction<useDueActsStopMutation>(graphql`
    mutation useDueActsStopMutation($input: StopDestructionInput!) {
      stopDestruction(input: $input) {
        destruction {
          key
        }
      }
    }
  `);
  const [resume] = useAction<useDueActsResumeMutation>(graphql`
    mutation useDueActsResumeMutation($input: ResumeDestructionInput!) {
      resumeDestruction(input: $input) {
        destruction {
          key
        }
      }
    }
  `);
  const shown = ({ key = 0, version = 0 }: DueAct) => ({ input: { key, version } });
  return {
    mark: ({ year }) => mark({ input: { year } }),
    propose: ({ year, record = "cases" }) => propose({ input: { year, record } }),
    approve: (act) => approve(shown(act)),
    withdraw: (act) => withdraw(shown(act)),
    stop: (act) => stop(shown(act)),
    resume: (act) => resume(shown(act)),
  };
}
