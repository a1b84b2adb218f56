import { useLocation, useNavigate } from "react-router-dom";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { focusHeading } from "../../../core/routing/useArrival.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { words } from "../words.ts";

/** Loads the month again, in place. */
export function RetryMonth() {
  const t = useWords(words).missing;
  const navigate = useNavigate();
  const here = useLocation();

  function retry() {
    focusHeading(); // the button is removed when the month arrives
    void navigate(here, { replace: true, preventScrollReset: true });
  }
  return (
    <Button icon="refresh" onPress={retry}>
      {t.retry}
    </Button>
  );
}
