import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { noDataRedirectMs } from "../../../shared/officers/verification/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.ts";

/** The form was not filled in this browser: says so, and goes there. */
export function NoVerification() {
  const { page, toasts: t } = useWords(words);
  const navigate = useNavigate();
  const say = useEffectEvent(() => toast({ title: t.noData, description: t.noDataText, tone: "critical" }));
  const leave = useEffectEvent(() => void navigate("/officer-login", { replace: true }));

  useEffect(() => {
    say();
    const timer = setTimeout(() => leave(), noDataRedirectMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Page title={page.title} width="reading">
      <p>{page.leaving}</p>
      <ButtonLink href="/officer-login" icon="arrow-left">
        {page.back}
      </ButtonLink>
    </Page>
  );
}
