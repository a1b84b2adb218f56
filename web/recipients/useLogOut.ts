import { useCallback, useState } from "react";
import { commitMutation, graphql, useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { useLogOutMutation } from "#relay/useLogOutMutation.graphql";
import { useWords } from "../app/i18n.tsx";
import { toast } from "../design/toasts.tsx";
import { forgetSession } from "../preferences/forgetSession.ts";
import { words } from "./words.ts";

/** Ends the session on the server, and leaves nothing of the case in this browser. If it could not be ended, one stays and is told. */
export function useLogOut() {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const t = useWords(words);
  const [isLeaving, setLeaving] = useState(false);

  const logOut = useCallback(() => {
    setLeaving(true);
    commitMutation<useLogOutMutation>(environment, {
      mutation: graphql`
        mutation useLogOutMutation {
          logOut {
            viewer {
              kind
            }
          }
        }
      `,
      variables: {},
      updater: (store) => store.invalidateStore(),
      onCompleted: () => {
        setLeaving(false);
        void forgetSession();
        void navigate("/officer-login");
      },
      onError: () => {
        setLeaving(false);
        toast({ title: t.logOutFailed, description: t.logOutFailedText, tone: "critical" });
      },
    });
  }, [environment, navigate, t]);
  return [logOut, isLeaving] as const;
}
