import { graphql } from "react-relay";
import type { useAdminLogOutMutation } from "#relay/useAdminLogOutMutation.graphql";
import { useAction } from "../app/useAction.ts";
import { forgetSession } from "../preferences/forgetSession.ts";

/** Ends the administrator's session on the server. */
export function useAdminLogOut() {
  const [logOut] = useAction<useAdminLogOutMutation>(graphql`
    mutation useAdminLogOutMutation {
      logOut {
        viewer {
          kind
          ...AdminLoginPage_viewer
        }
      }
    }
  `);
  return async () => {
    await logOut({}, { updater: (store) => store.invalidateStore() });
    await forgetSession();
  };
}
