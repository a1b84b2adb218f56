import { useNavigate } from "react-router-dom";
import { callbackHref } from "../../community/callbacks/callbackHref.ts";
import { useCallbackActs } from "../../community/callbacks/useCallbackActs.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { words } from "./words.desk.ts";

/** Claims a callback, and opens it where it is called. */
export function ClaimCallback({ id, name }: { id: string; name: string }) {
  const t = useWords(words);
  const navigate = useNavigate();
  const { claim, isBusy } = useCallbackActs();
  async function take() {
    if (await claim(id)) await navigate(callbackHref(id));
  }
  return (
    <Button
      variant="plain"
      icon="phone"
      isPending={isBusy}
      aria-label={t.claimCallOf(name)}
      onPress={() => void take()}
    >
      {t.claimCall}
    </Button>
  );
}
