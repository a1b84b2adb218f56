import { useEffect, useEffectEvent, useState } from "react";
import { graphql } from "react-relay";
import type { ProviderEntryMutation } from "#relay/ProviderEntryMutation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSecretAction } from "../../core/relay/useSecretAction.ts";
import { Loading } from "../../design/text/Loading.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { goBack } from "./goBack.ts";
import { words } from "./words.ts";

/** The department's sign-in has led back here: it opens the session, or says that it does not. */
export function ProviderEntry() {
  const t = useWords(words);
  const [isRefused, setRefused] = useState(false);
  const [enter] = useSecretAction<ProviderEntryMutation>(graphql`
    mutation ProviderEntryMutation {
      enterByProvider {
        viewer {
          kind
        }
      }
    }
  `);
  const tryOnce = useEffectEvent(() => {
    enter({}).then(goBack, () => setRefused(true));
  });
  useEffect(() => tryOnce(), []);
  return isRefused ? (
    <Notice tone="caution" title={t.notIdentified} isAlert>
      {t.notIdentifiedText}
    </Notice>
  ) : (
    <Loading shape="rows" />
  );
}
