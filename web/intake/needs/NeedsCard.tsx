import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { lazily } from "../../core/routing/lazily.ts";
import { isUndecided } from "../../../shared/core/request-statuses.ts";
import type { Needs } from "../../../shared/intake/needs/rules.ts";
import type { NeedsCard_request$key } from "#relay/NeedsCard_request.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useOwnVoice, useWords } from "../../core/i18n/i18n.tsx";
import { isOutdated } from "../../core/http/refusals.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { Cluster, Muted } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { NeedsList } from "./NeedsList.tsx";
import { useStatedNeeds } from "./useStatedNeeds.ts";
import { words } from "./words.ts";
import type { NeedsCardMutation } from "#relay/NeedsCardMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";

const ChangeNeeds = lazily(() => import("./ChangeNeeds.tsx"), "ChangeNeeds");

interface NeedsCardProps {
  request: NeedsCard_request$key;
  /** Someone else changed it first, so the shown state is outdated. */
  onOutdated: () => void;
}

/**
 * A request's needs with their source. While it is undecided, permitted viewers confirm or change
 * them here.
 */
export function NeedsCard({ request: ref, onOutdated }: NeedsCardProps) {
  const t = useWords(words);
  const facts = useOwnVoice(t.facts, t.facts.own);
  const format = useFormat();
  const showFailure = useFailureToast();
  /** The needs when editing began. */
  const [begun, setBegun] = useState<Needs>();
  const [confirmNeeds, isBusy] = useConfirmNeeds();
  const request = useFragment(
    graphql`
      fragment NeedsCard_request on EmergencyRequest {
        id
        version
        status
        viewerCanEditVictimInfo
        needsSource
        needsConfirmedBy
        needsConfirmedAt
        needs {
          ...useStatedNeeds_needs
        }
        needLimits {
          ...NeedsSum_limits
        }
      }
    `,
    ref,
  );
  const { id, version, status, needsSource, needsConfirmedAt, needsConfirmedBy } = request;
  const needs = useStatedNeeds(request.needs);
  if (!needs) return null;
  const isRead = needsSource !== "confirmed";
  const mayChange = request.viewerCanEditVictimInfo && isUndecided(status);
  // A ride needs a distance first.
  const mayConfirm = isRead && (!needs.ride || needs.ride.distance !== null);

  async function confirm(stated: Needs) {
    const { confirmNeeds: changed } = await confirmNeeds({ input: { id, version, needs: asInput(stated) } });
    const amount = changed.request.aiRecommendation;
    toast({
      title: t.facts.saved,
      ...(amount !== null && { description: t.facts.savedText(format.money(amount)) }),
      tone: "positive",
    });
    setBegun(undefined);
  }
  function fail(error: unknown) {
    showFailure(error, t.facts);
    if (isOutdated(error)) onOutdated();
  }
  const startChanging = () => setBegun(needs);
  if (begun && mayChange) {
    return (
      <Card title={t.title} icon="list">
        <Suspense fallback={<Loading />}>
          {JSON.stringify(begun) !== JSON.stringify(needs) && (
            <Notice tone="caution" isAlert title={t.facts.changed}>
              <NeedsList needs={needs} />
            </Notice>
          )}
          <ChangeNeeds
            needs={begun}
            limits={request.needLimits}
            onSave={confirm}
            onFailed={fail}
            onCancel={() => setBegun(undefined)}
          />
        </Suspense>
      </Card>
    );
  }
  return (
    <Card title={t.title} icon="list">
      <NeedsList needs={needs} />
      {isRead ? (
        <Notice tone="caution" title={t.facts.read}>
          {mayChange ? t.facts.readText : t.facts.readForCitizen}
        </Notice>
      ) : (
        needsConfirmedAt && (
          <Muted>
            {needsConfirmedBy
              ? t.facts.confirmedBy(needsConfirmedBy, format.dateTime(needsConfirmedAt))
              : facts.confirmed(format.dateTime(needsConfirmedAt))}
          </Muted>
        )
      )}
      {mayChange && (
        <Cluster>
          {/* The first button stays after a confirmation, and keeps the focus. */}
          <Button
            variant={isRead ? "primary" : "quiet"}
            icon={mayConfirm ? "check" : "pencil"}
            isPending={isBusy}
            onPress={() => (mayConfirm ? void confirm(needs).catch(fail) : startChanging())}
          >
            {mayConfirm ? t.facts.confirm : t.facts.change}
          </Button>
          {mayConfirm && (
            <Button variant="quiet" icon="pencil" onPress={startChanging}>
              {t.facts.change}
            </Button>
          )}
        </Cluster>
      )}
    </Card>
  );
}

/** The server checks it and reports a ride without a distance. */
const asInput = ({ meals, room, ride, other }: Needs) => ({
  meals: meals && { people: meals.people },
  room: room && { nights: room.nights, people: room.people },
  ride: ride?.distance ? { to: ride.to, distance: ride.distance } : null,
  other,
});

/** Confirms the needs of a pending request and returns its new recommendation. */
const useConfirmNeeds = () =>
  useAction<NeedsCardMutation>(graphql`
    mutation NeedsCardMutation($input: ConfirmNeedsInput!) {
      confirmNeeds(input: $input) {
        request {
          aiRecommendation
          ...RequestView_request
        }
      }
    }
  `);
