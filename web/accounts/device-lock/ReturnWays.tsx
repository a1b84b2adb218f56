import { useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { ReturnWaysFinishMutation } from "#relay/ReturnWaysFinishMutation.graphql";
import type { ReturnWaysBeginMutation } from "#relay/ReturnWaysBeginMutation.graphql";
import type { ReturnWaysMailMutation } from "#relay/ReturnWaysMailMutation.graphql";
import type { ReturnWaysQuery } from "#relay/ReturnWaysQuery.graphql";
import type { ReturnWaysRemoveMutation } from "#relay/ReturnWaysRemoveMutation.graphql";
import type { ReturnWays_ways$key } from "#relay/ReturnWays_ways.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { useSecretAction } from "../../core/relay/useSecretAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { Notice } from "../../design/text/Notice.tsx";
import { hasPasskeys, isKnownHere, makePasskey, wasCanceled } from "../admins/passkeys/browser.ts";
import { words } from "./words.ts";

/** What an officer who is signed in can set up for getting back in. */
export function ReturnWays() {
  const t = useWords(words);
  const [again, setAgain] = useState(0);
  const { officerReturnWays } = useLazyLoadQuery<ReturnWaysQuery>(
    graphql`
      query ReturnWaysQuery {
        officerReturnWays {
          ...ReturnWays_ways
        }
      }
    `,
    {},
    { fetchPolicy: "network-only", fetchKey: again },
  );
  const ways = useFragment<ReturnWays_ways$key>(
    graphql`
      fragment ReturnWays_ways on OfficerReturnWays {
        address
        isProven
        offersCodes
        passkeys
        canHavePasskeys
        isLinked
      }
    `,
    officerReturnWays,
  );
  const refresh = () => setAgain(again + 1);
  const { address, isProven, offersCodes, passkeys, canHavePasskeys, isLinked } = ways;
  const hasNone = !(isProven && offersCodes) && passkeys === 0 && !isLinked;
  return (
    <Stack>
      {hasNone && (
        <Notice tone="caution" title={t.nothingYet}>
          {t.nothingYetText}
        </Notice>
      )}
      {offersCodes && <EmailCard address={address} isProven={isProven} onChanged={refresh} />}
      <PasskeyCard count={passkeys} isPossible={canHavePasskeys && hasPasskeys()} onChanged={refresh} />
      {isLinked && (
        <Card title={t.department} icon="shield">
          <p>{t.departmentText}</p>
        </Card>
      )}
    </Stack>
  );
}

interface EmailCardProps {
  address: string;
  isProven: boolean;
  onChanged: () => void;
}

function EmailCard({ address, isProven, onChanged }: EmailCardProps) {
  const t = useWords(words);
  const showFailure = useFailureToast();
  const [isMailed, setMailed] = useState(false);
  const [mail, isMailing] = useAction<ReturnWaysMailMutation>(graphql`
    mutation ReturnWaysMailMutation {
      mailEmailProof {
        ways {
          isProven
        }
      }
    }
  `);
  async function sendLink() {
    try {
      await mail({});
      setMailed(true);
    } catch (error) {
      showFailure(error, { failed: t.failed, failedText: t.failedText });
      onChanged();
    }
  }
  return (
    <Card title={t.codeByEmail} icon="mail">
      {isProven ? (
        <Notice tone="positive">{t.proven(address)}</Notice>
      ) : (
        <>
          <p>{t.unproven(address)}</p>
          {isMailed && (
            <Notice isAlert title={t.linkSent}>
              {t.linkSentText(address)}
            </Notice>
          )}
          <Cluster>
            <Button icon="mail" isPending={isMailing} onPress={() => void sendLink()}>
              {isMailed ? t.linkAgain : t.sendLink}
            </Button>
          </Cluster>
        </>
      )}
    </Card>
  );
}

interface PasskeyCardProps {
  count: number;
  /** The server's address and the browser allow passkeys. */
  isPossible: boolean;
  onChanged: () => void;
}

function PasskeyCard({ count, isPossible, onChanged }: PasskeyCardProps) {
  const t = useWords(words);
  const showFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const [begin] = useSecretAction<ReturnWaysBeginMutation>(graphql`
    mutation ReturnWaysBeginMutation {
      beginOfficerPasskey {
        options
      }
    }
  `);
  const [finish] = useSecretAction<ReturnWaysFinishMutation>(graphql`
    mutation ReturnWaysFinishMutation($input: FinishOfficerPasskeyInput!) {
      finishOfficerPasskey(input: $input) {
        ways {
          passkeys
        }
      }
    }
  `);
  const [remove, isRemoving] = useAction<ReturnWaysRemoveMutation>(graphql`
    mutation ReturnWaysRemoveMutation {
      removeOfficerPasskeys {
        ways {
          passkeys
        }
      }
    }
  `);
  const fail = (error: unknown) => showFailure(error, { failed: t.failed, failedText: t.failedText });

  async function add() {
    setBusy(true);
    try {
      const { options } = (await begin({})).beginOfficerPasskey;
      await finish({ input: { answer: await makePasskey(options) } });
      toast({ title: t.passkeyAdded, tone: "positive" });
      onChanged();
    } catch (error) {
      if (wasCanceled(error)) toast({ title: t.passkeyCanceled, tone: "caution" });
      else if (isKnownHere(error)) toast({ title: t.passkeyKnown, tone: "caution" });
      else fail(error);
    }
    setBusy(false);
  }
  async function removeAll() {
    await remove({}).catch(fail);
    onChanged();
  }
  return (
    <Card title={t.passkey} icon="lock">
      <p>{count > 0 ? t.passkeys(count) : t.passkeyText}</p>
      {isPossible ? (
        <Cluster>
          <Button icon="lock" isPending={isBusy} onPress={() => void add()}>
            {t.addPasskey}
          </Button>
          {count > 0 && (
            <Button variant="quiet" isPending={isRemoving} onPress={() => void removeAll()}>
              {t.removePasskeys}
            </Button>
          )}
        </Cluster>
      ) : (
        <Muted>{t.noPasskeysHere}</Muted>
      )}
    </Card>
  );
}
