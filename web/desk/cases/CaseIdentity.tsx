import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CaseIdentity_request$key } from "#relay/CaseIdentity_request.graphql";
import type { CaseIdentityMutation, CaseIdentityMutation$data } from "#relay/CaseIdentityMutation.graphql";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { useFormat } from "../../core/i18n/format.ts";
import { May } from "../../shell/desk/May.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSecretAction } from "../../core/relay/useSecretAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Fact } from "../../design/display/Facts.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { words } from "./words.desk.ts";

const shownForMs = 60_000;

/**
 * Among the facts: birth date and government ID, masked. They are revealed for a minute on demand,
 * which the server logs.
 */
export function CaseIdentity({ request: ref }: { request: CaseIdentity_request$key }) {
  const t = useWords(words).identity;
  const format = useFormat();
  const showFailure = useFailureToast();
  const { id, recordedIdentity } = useFragment(
    graphql`
      fragment CaseIdentity_request on EmergencyRequest {
        id
        recordedIdentity {
          hasGovernmentId
        }
      }
    `,
    ref,
  );
  const [reveal, isBusy] = useSecretAction<CaseIdentityMutation>(graphql`
    mutation CaseIdentityMutation($input: RevealIdentityInput!) {
      revealIdentity(input: $input) {
        identity {
          dateOfBirth
          governmentId
        }
      }
    }
  `);
  const [shown, setShown] = useState<CaseIdentityMutation$data["revealIdentity"]["identity"] | null>(null);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), shownForMs);
    return () => clearTimeout(timer);
  }, [shown]);
  if (!recordedIdentity) return <Fact term={t.papers}>{t.noRecord}</Fact>;

  async function press() {
    try {
      setShown((await reveal({ input: { id } })).revealIdentity.identity);
    } catch (error) {
      showFailure(error, t, id);
    }
  }
  const governmentId = recordedIdentity.hasGovernmentId
    ? (shown?.governmentId ?? t.masked)
    : t.noGovernmentId;
  return (
    <>
      <Fact term={t.birth}>
        <Cluster gap="xs">
          {shown ? format.date(shown.dateOfBirth) : t.masked}
          <May do="workCases">
            {shown ? (
              <Button variant="plain" icon="eye-off" onPress={() => setShown(null)}>
                {t.hide}
              </Button>
            ) : (
              <Button
                variant="plain"
                icon="eye"
                isPending={isBusy}
                tooltip={t.hint}
                onPress={() => void press()}
              >
                {t.reveal}
              </Button>
            )}
          </May>
        </Cluster>
      </Fact>
      <Fact term={t.governmentId}>{governmentId}</Fact>
    </>
  );
}
