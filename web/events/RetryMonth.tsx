import { useLocation, useNavigate } from "react-router-dom";
import { useWords } from "../app/i18n.tsx";
import { Button } from "../design/Button.tsx";
import { words } from "./words.ts";

/** Asks for the month again, without leaving the place on the page. */
export function RetryMonth() {
  const t = useWords(words).missing;
  const navigate = useNavigate();
  const here = useLocation();
  return (
    <Button icon="refresh" onPress={() => void navigate(here, { replace: true, preventScrollReset: true })}>
      {t.retry}
    </Button>
  );
}
