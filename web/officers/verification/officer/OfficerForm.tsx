import { useState } from "react";
import { useNavigate } from "react-router-dom";
import {
  officerForm,
  type OfficerForm as FormValue,
} from "../../../../shared/officers/verification/rules.ts";
import { useLocale, useWords } from "../../../core/i18n/i18n.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { KeptForm } from "../../../shell/offline/drafts/KeptForm.tsx";
import type { Identity, LastCase } from "./lastCase.ts";
import { OfficerFields } from "./OfficerFields.tsx";
import { words } from "../words.ts";
import { graphql } from "react-relay";
import type { OfficerFormForgetMutation } from "#relay/OfficerFormForgetMutation.graphql";
import { useAction } from "../../../core/relay/useAction.ts";
import type { OfficerFormSubmitMutation } from "#relay/OfficerFormSubmitMutation.graphql";

interface OfficerFormProps {
  /** The current case's values; null for a first-time officer. */
  last: LastCase | null;
  identity?: Identity | null;
}

/**
 * Typed text survives failures and reloads until it is sent. It is not queued, since it opens the
 * session that later sending would need.
 */
export function OfficerForm({ last, identity: confirmed = null }: OfficerFormProps) {
  const [known, setKnown] = useState(last);
  const [identity, setIdentity] = useState(confirmed);
  const [forget] = useForgetOfficer();
  const { form: t } = useWords(words);
  const [submit] = useSubmitOfficerVerification();
  const locale = useLocale();
  const navigate = useNavigate();
  const showFailure = useFailureToast();

  async function send(form: FormValue, idempotencyKey: string) {
    const input = { ...form, language: locale, idempotencyKey, isIdentified: identity !== null };
    // The browser now belongs to this officer: earlier data is invalid.
    await submit({ input }, { updater: (store) => store.invalidateStore() });
    toast({ title: t.saved, description: t.savedText, tone: "positive" });
    const back = await import("./continued.ts").then(
      ({ continued }) => continued(form),
      () => undefined,
    );
    void navigate(back ?? "/verification");
  }
  function leave() {
    setIdentity(null);
    forget({}).catch(() => {}); // it also expires
  }
  return (
    <KeptForm name="officer" schema={officerForm} onSubmit={send} onFailed={(error) => showFailure(error, t)}>
      <OfficerFields
        known={known}
        identity={identity}
        onForget={leave}
        onClear={() => {
          setKnown(null);
          leave();
        }}
      />
    </KeptForm>
  );
}

/** The next officer at this browser starts without the department's word. */
const useForgetOfficer = () =>
  useAction<OfficerFormForgetMutation>(graphql`
    mutation OfficerFormForgetMutation {
      forgetConfirmedOfficer {
        confirmedOfficer {
          name
        }
      }
    }
  `);

/** Opens the officer's session; from then on /verification shows their case. */
const useSubmitOfficerVerification = () =>
  useAction<OfficerFormSubmitMutation>(graphql`
    mutation OfficerFormSubmitMutation($input: SubmitOfficerVerificationInput!) {
      submitOfficerVerification(input: $input) {
        verification {
          id
        }
      }
    }
  `);
