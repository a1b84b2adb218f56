import { useEffect, useState } from "react";
import { graphql, usePreloadedQuery, useRefetchableFragment, type PreloadedQuery } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { ReviewPage_query$key } from "#relay/ReviewPage_query.graphql";
import type { ReviewPageDiscardMutation } from "#relay/ReviewPageDiscardMutation.graphql";
import type { ReviewPageMakeMutation } from "#relay/ReviewPageMakeMutation.graphql";
import type { ReviewPageQuery } from "#relay/ReviewPageQuery.graphql";
import type { ReviewPageRefetchQuery } from "#relay/ReviewPageRefetchQuery.graphql";
import type { ReviewPageSaveMutation } from "#relay/ReviewPageSaveMutation.graphql";
import { confidentiality, type Box } from "../../../shared/records/packets/rules.ts";
import { secondMs } from "../../../shared/core/time/durations.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { ButtonLink, TextLink } from "../../design/controls/links.tsx";
import { Cluster, Muted } from "../../design/layout/layout.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { Notice } from "../../design/text/Notice.tsx";
import { PageReview } from "./PageReview.tsx";
import { packetsHref } from "./packetAddress.ts";
import * as css from "./packets.css.ts";
import { words } from "./words.desk.ts";

/** The pages of a packet, with boxes drawn by hand, until its PDF is made. */
export function ReviewPage({ queryRef }: { queryRef: PreloadedQuery<ReviewPageQuery> }) {
  const all = useWords(words);
  const t = all.pages;
  const go = useNavigate();
  const read = usePreloadedQuery<ReviewPageQuery>(
    graphql`
      query ReviewPageQuery($key: String!) @preloadable {
        ...ReviewPage_query @arguments(key: $key)
      }
    `,
    queryRef,
  );
  const [{ packet }, refetch] = useRefetchableFragment<ReviewPageRefetchQuery, ReviewPage_query$key>(
    graphql`
      fragment ReviewPage_query on Query
      @refetchable(queryName: "ReviewPageRefetchQuery")
      @argumentDefinitions(key: { type: "String!" }) {
        packet(key: $key) {
          key
          kind
          matter
          body
          state
          pages
          madePages
          redactions
          failure
          version
          requestNumber
          exemptions
          boxes {
            page
            x
            y
            width
            height
            exemption
          }
          documents {
            title
            pages
          }
        }
      }
    `,
    read,
  );
  const { key, state, version } = packet;
  const [savedBoxes, setSavedBoxes] = useState<readonly Box[]>(() =>
    packet.boxes.map(({ page, x, y, width, height, exemption }) => ({
      page,
      x,
      y,
      width,
      height,
      exemption,
    })),
  );
  const [boxes, setBoxes] = useState(savedBoxes);
  const [ownVersion, setOwnVersion] = useState(version);
  // The job that makes it changes it too.
  const current = Math.max(ownVersion, version);
  const [isDiscarding, setDiscarding] = useState(false);
  const isUnsaved = boxes !== savedBoxes;
  const [save, isSaving] = useAction<ReviewPageSaveMutation>(graphql`
    mutation ReviewPageSaveMutation($input: SavePacketBoxesInput!) {
      savePacketBoxes(input: $input) {
        packet {
          version
        }
      }
    }
  `);
  const [make, isStarting] = useAction<ReviewPageMakeMutation>(graphql`
    mutation ReviewPageMakeMutation($input: MakePacketInput!) {
      makePacket(input: $input) {
        packet {
          version
        }
      }
    }
  `);
  const [discard] = useAction<ReviewPageDiscardMutation>(graphql`
    mutation ReviewPageDiscardMutation($input: DiscardPacketInput!) {
      discardPacket(input: $input) {
        request {
          packets {
            key
          }
        }
      }
    }
  `);
  const showFailure = useFailureToast();
  const attempt = (act: () => Promise<void>) =>
    void act().catch((error: unknown) => showFailure(error, { failed: t.error }, key));
  const reload = () => void refetch({}, { fetchPolicy: "network-only" });
  useEffect(() => {
    if (state !== "making") return;
    const timer = setInterval(() => void refetch({}, { fetchPolicy: "network-only" }), 2 * secondMs);
    return () => clearInterval(timer);
  }, [state, refetch]);

  async function keep(): Promise<number> {
    if (!isUnsaved) return current;
    const { savePacketBoxes } = await save({ input: { key, version: current, boxes: [...boxes] } });
    setSavedBoxes(boxes);
    setOwnVersion(savePacketBoxes.packet.version);
    return savePacketBoxes.packet.version;
  }
  const isOpen = state === "draft" || state === "failed";
  return (
    <Page
      title={t.title}
      lead={`${packet.matter} · ${all.about(all.kinds[packet.kind], packet.body)}`}
      above={<TextLink href={packetsHref(packet.requestNumber)}>{t.back}</TextLink>}
    >
      {packet.failure && (
        <Notice tone="critical" icon="alert" title={t.failedTitle}>
          {t.problems[packet.failure]}
        </Notice>
      )}
      {state === "making" && (
        <div role="status">
          <p>{t.progress(packet.madePages, packet.pages)}</p>
          <progress
            className={css.progress}
            value={packet.madePages}
            max={packet.pages}
            aria-label={t.progress(packet.madePages, packet.pages)}
          />
          <Muted>{t.leave}</Muted>
        </div>
      )}
      {state === "done" && (
        <Notice tone="positive" icon="check" title={t.done}>
          <p>
            {all.counts(packet.pages, packet.redactions)}. {t.doneText}
          </p>
          <ButtonLink icon="download" href={`/api/admin/packets/${key}`} download>
            {all.download}
          </ButtonLink>
        </Notice>
      )}
      {isOpen && (
        <>
          <Cluster>
            <Button
              icon="file"
              isPending={isStarting}
              pendingText={t.making}
              onPress={() =>
                attempt(async () => {
                  await make({ input: { key, version: await keep() } });
                  reload();
                })
              }
            >
              {t.make}
            </Button>
            <Button
              variant="quiet"
              icon="check"
              isDisabled={!isUnsaved}
              isPending={isSaving}
              pendingText={t.saving}
              onPress={() =>
                attempt(async () => {
                  await keep();
                  toast({ title: t.saved, tone: "positive" });
                })
              }
            >
              {t.save}
            </Button>
            <Button variant="quiet" icon="trash" onPress={() => setDiscarding(true)}>
              {t.discard}
            </Button>
            {isUnsaved && <Muted>{t.unsaved}</Muted>}
          </Cluster>
          <PageReview
            packetKey={key}
            pages={packet.pages}
            documents={packet.documents}
            law={packet.exemptions[0] ?? confidentiality}
            boxes={boxes}
            onChange={setBoxes}
          />
        </>
      )}
      {isDiscarding && (
        <ConfirmDialog
          title={t.discardTitle}
          isOpen
          isDangerous
          confirmText={t.discard}
          onClose={() => setDiscarding(false)}
          onConfirm={async () => {
            await discard({ input: { key, version: current } });
            toast({ title: t.discarded, tone: "positive" });
            await go(packetsHref(packet.requestNumber));
          }}
        >
          <p>{t.discardText}</p>
        </ConfirmDialog>
      )}
    </Page>
  );
}
