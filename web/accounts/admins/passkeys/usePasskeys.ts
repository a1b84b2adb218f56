import { graphql } from "react-relay";
import type { usePasskeysBeginMutation } from "#relay/usePasskeysBeginMutation.graphql";
import type { usePasskeysFinishMutation } from "#relay/usePasskeysFinishMutation.graphql";
import type { usePasskeysRemoveMutation } from "#relay/usePasskeysRemoveMutation.graphql";
import type { usePasskeysRenameMutation } from "#relay/usePasskeysRenameMutation.graphql";
import { useSecretAction } from "../../../core/relay/useSecretAction.ts";
import { makePasskey } from "./browser.ts";

const added = { secrets: ["answer"] };

/** The actions on the own passkeys. The page is read again after each. */
export function usePasskeys() {
  const [begin] = useSecretAction<usePasskeysBeginMutation>(graphql`
    mutation usePasskeysBeginMutation {
      beginPasskey {
        options
      }
    }
  `);
  const [finish] = useSecretAction<usePasskeysFinishMutation>(
    graphql`
      mutation usePasskeysFinishMutation($input: FinishPasskeyInput!) {
        finishPasskey(input: $input) {
          passkeys {
            number
          }
          viewer {
            admin {
              owes
            }
            ...AdminLoginPage_viewer
          }
        }
      }
    `,
    added,
  );
  const [rename] = useSecretAction<usePasskeysRenameMutation>(graphql`
    mutation usePasskeysRenameMutation($input: RenamePasskeyInput!) {
      renamePasskey(input: $input) {
        passkeys {
          number
        }
      }
    }
  `);
  const [remove] = useSecretAction<usePasskeysRemoveMutation>(graphql`
    mutation usePasskeysRemoveMutation($input: RemovePasskeyInput!) {
      removePasskey(input: $input) {
        passkeys {
          number
        }
      }
    }
  `);
  return {
    add: async (name: string) => {
      const { beginPasskey } = await begin({});
      const answer = await makePasskey(beginPasskey.options);
      const { finishPasskey } = await finish({ input: { name, answer } });
      return finishPasskey.viewer.admin?.owes ?? null;
    },
    rename: (number: number, name: string) => rename({ input: { number, name } }),
    remove: (number: number) => remove({ input: { number } }),
  };
}
