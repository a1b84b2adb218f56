import { Suspense, useState } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { Releases_request$data, Releases_request$key } from "#relay/Releases_request.graphql";
import type { ReleasesMutation } from "#relay/ReleasesMutation.graphql";
import type { ReleasesQuery } from "#relay/ReleasesQuery.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useLocale, useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { lazily } from "../../core/routing/lazily.ts";
import { Button } from "../../design/controls/Button.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Verbatim } from "../../design/text/Verbatim.tsx";
import { words } from "./words.ts";

const TakeReleaseDialog = lazily(() => import("./TakeReleaseDialog.tsx"), "TakeReleaseDialog");

type Release = Releases_request$data["releases"][number];

interface ReleasesProps {
  /** Global ID of the emergency request. */
  id: string;
  /** What a law compels is recorded and ended there alone. */
  isDesk?: boolean;
}

/** What a person permits to leave the program, and what left it; for the desk and the officer. */
export function Releases({ id, isDesk = false }: ReleasesProps) {
  const { node } = useLazyLoadQuery<ReleasesQuery>(
    graphql`
      query ReleasesQuery($id: ID!) {
        node(id: $id) {
          ...Releases_request @alias(as: "request")
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network" },
  );
  return node?.request ? <ReleaseList request={node.request} isDesk={isDesk} /> : null;
}

function ReleaseList({ request: ref, isDesk }: { request: Releases_request$key; isDesk: boolean }) {
  const t = useWords(words);
  const locale = useLocale();
  const [isTaking, setTaking] = useState(false);
  const [ending, setEnding] = useState<Release>();
  const { id, viewerRecordsRelease, releases } = useFragment(
    graphql`
      fragment Releases_request on EmergencyRequest {
        id
        viewerRecordsRelease
        releases {
          number
          body
          what
          purpose
          way
          state
          signedAt
          until
          scan
          signerName
          signerRelation
          authority
          isNotified
          notNotifiedReason
          takenBy
          withdrawnAt
          withdrawnBy
          uses {
            at
          }
        }
      }
    `,
    ref,
  );
  const [withdraw] = useAction<ReleasesMutation>(graphql`
    mutation ReleasesMutation($input: WithdrawReleaseInput!) {
      withdrawRelease(input: $input) {
        request {
          ...Releases_request
        }
      }
    }
  `);
  return (
    <Card title={t.title} icon="lock">
      <Stack gap="sm">
        <p>{releases.length === 0 ? `${t.none} ${t.lead}` : t.lead}</p>
        {releases.length > 0 && (
          <Stack as="ul">
            {releases.map((release) => (
              <li key={release.number}>
                <ReleaseItem
                  release={release}
                  {...(viewerRecordsRelease &&
                    (isDesk || release.way !== "law") && { onWithdraw: () => setEnding(release) })}
                />
              </li>
            ))}
          </Stack>
        )}
        {viewerRecordsRelease && (
          <Cluster>
            <Button variant="quiet" icon="plus" onPress={() => setTaking(true)}>
              {t.add}
            </Button>
            <TextLink href={`/releases/form?lang=${locale}`} target="_blank" icon="printer">
              {t.blank}
            </TextLink>
          </Cluster>
        )}
      </Stack>
      {isTaking && (
        <Suspense>
          <TakeReleaseDialog id={id} isDesk={isDesk} onClose={() => setTaking(false)} />
        </Suspense>
      )}
      {ending && (
        <ConfirmDialog
          title={t.withdrawTitle(ending.body)}
          isOpen
          onClose={() => setEnding(undefined)}
          onConfirm={async () => {
            await withdraw({ input: { number: ending.number } });
            toast({ title: t.withdrawn, tone: "positive", about: id });
          }}
          confirmText={t.withdraw}
          isDangerous
        >
          <p>{t.withdrawText}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

function ReleaseItem({ release, onWithdraw }: { release: Release; onWithdraw?: () => void }) {
  const t = useWords(words);
  const format = useFormat();
  const basis = useBasis(release);
  const { body, what, purpose, state, until, scan, uses, withdrawnAt } = release;
  const isOpen = state === "live" || state === "asked";
  const end = until && !withdrawnAt && (state === "ended" ? t.ended : t.until)(format.dateTime(until));
  const sent = uses[0] ? t.sent(uses.length, format.dateTime(uses[0].at)) : t.notSent;
  return (
    <Stack gap="xs">
      <Cluster gap="xs">
        <strong>
          <Verbatim>{body}</Verbatim>
        </strong>
        <Badge tone={state === "live" ? "positive" : state === "asked" ? "caution" : "neutral"}>
          {t.states[state]}
        </Badge>
      </Cluster>
      <span>
        {what.map((group) => t.groups[group]).join(" · ")}
        <br />
        {t.purpose}: <Verbatim>{purpose}</Verbatim>
      </span>
      <Muted>{[...basis, end].filter(Boolean).join(". ")}</Muted>
      <Muted>
        {withdrawnAt
          ? `${t.withdrawnBy(release.withdrawnBy ?? "", format.dateTime(withdrawnAt))}. ${sent}`
          : sent}
      </Muted>
      <Cluster gap="xs">
        {scan && (
          <TextLink href={scan} icon="file" download>
            {t.scan}
          </TextLink>
        )}
        {isOpen && onWithdraw && (
          <Button variant="quiet" onPress={onWithdraw} aria-label={t.withdrawOf(body)}>
            {t.withdraw}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}

/** The signature, or the law; and who recorded it. */
function useBasis(release: Release): string[] {
  const t = useWords(words);
  const { date } = useFormat();
  const { way, authority, isNotified, notNotifiedReason, signedAt, signerName, signerRelation, takenBy } =
    release;
  if (way === "law")
    return [t.law(authority ?? ""), isNotified ? t.told : t.notTold(notNotifiedReason), t.by(takenBy)];
  if (!signedAt) return [t.by(takenBy)];
  return [
    signerRelation
      ? t.signedFor(signerName, signerRelation, date(signedAt))
      : t.signed(signerName, date(signedAt)),
    t.by(takenBy),
  ];
}
