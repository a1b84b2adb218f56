import { useCallback, useState, type ComponentType, type ReactNode } from "react";
import { says } from "../../../../shared/accounts/admins/sentences.ts";
import { RequestError } from "../../../core/http/http.ts";

type Run = <Result>(act: () => Promise<Result>) => Promise<Result>;

interface Waiting {
  Dialog: ComponentType<{ onGiven: () => void; onClose: () => void }>;
  goOn: () => void;
  giveUp: () => void;
}

/**
 * `const [run, dialog] = usePasswordAgain()`: if the server refuses an action because the password
 * is needed again, `dialog` asks for it and the action is repeated unchanged. Canceling the dialog
 * reports the refusal.
 */
export function usePasswordAgain(): readonly [run: Run, dialog: ReactNode] {
  const [waiting, setWaiting] = useState<Waiting>();
  const run: Run = useCallback(async (act) => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof RequestError && error.message === says.passwordAgain)) throw error;
      const { PasswordAgainDialog: Dialog } = await import("./PasswordAgainDialog.tsx");
      await new Promise<void>((resolve, reject) =>
        setWaiting({ Dialog, goOn: resolve, giveUp: () => reject(error) }),
      ).finally(() => setWaiting(undefined));
      return act();
    }
  }, []);
  return [run, waiting && <waiting.Dialog onGiven={waiting.goOn} onClose={waiting.giveUp} />];
}
