import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { useLogOutMutation } from "#relay/useLogOutMutation.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { noteOwnSessionEnd } from "../../../core/session/sessionEnd.ts";
import { useAction } from "../../../core/relay/useAction.ts";
import { toast } from "../../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { forgetSession } from "./forgetSession.ts";
import { words } from "../words.ts";

/** Who can sign out: a citizen has no sign-in, and would only lose the way back to the requests. */
export type LoggedIn = "officer" | "admin";

const beginnings = { officer: "/officer-login", admin: "/admin/login" };

/**
 * Ends the session on the server, removes its data from this browser, and loads its start page. If
 * it could not be ended, the person stays and is told.
 */
export function useLogOut(kind: LoggedIn) {
  const navigate = useNavigate();
  const t = useWords(words);
  const showFailure = useFailureToast();
  const [end, isLeaving] = useAction<useLogOutMutation>(graphql`
    mutation useLogOutMutation {
      logOut {
        viewer {
          kind
        }
      }
    }
  `);

  async function logOut() {
    const takeBack = noteOwnSessionEnd();
    try {
      await end({}, { updater: (store) => store.invalidateStore() });
    } catch (error) {
      takeBack();
      return showFailure(error, { failed: t.logOutFailed, failedText: t.logOutFailedText });
    }
    void forgetSession();
    if (kind === "admin") toast({ title: t.loggedOut, description: t.loggedOutText, tone: "positive" });
    void navigate(beginnings[kind]);
  }
  return [() => void logOut(), isLeaving] as const;
}
