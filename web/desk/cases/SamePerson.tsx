import { CaseLink } from "../../shell/desk/CaseLink.tsx";
import { graphql, useFragment } from "react-relay";
import type { SamePerson_request$data, SamePerson_request$key } from "#relay/SamePerson_request.graphql";
import type { SamePersonMutation } from "#relay/SamePersonMutation.graphql";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { useFormat } from "../../core/i18n/format.ts";
import { useMay } from "../../shell/desk/permissions.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { StatusBadge } from "../../shell/statuses/StatusBadge.tsx";
import { words } from "./words.desk.ts";

/** Other cases of possibly the same person, each with the recorded judgment. */
export function SamePerson({ request: ref }: { request: SamePerson_request$key }) {
  const t = useWords(words).person;
  const { id, samePerson } = useFragment(
    graphql`
      fragment SamePerson_request on EmergencyRequest {
        id
        samePerson {
          number
          caseId
          status
          victimName
          createdAt
          allocated
          matches
          verdict {
            same
            by
            at
          }
        }
      }
    `,
    ref,
  );
  if (samePerson.length === 0) return <EmptyState icon="users" text={t.none} />;
  return (
    <Stack>
      <p>{t.lead}</p>
      <Stack as="ul" gap="sm">
        {samePerson.map((other) => (
          <li key={other.number}>
            <Other id={id} other={other} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Other({ id, other }: { id: string; other: SamePerson_request$data["samePerson"][number] }) {
  const t = useWords(words).person;
  const format = useFormat();
  const showFailure = useFailureToast();
  const [judge, isBusy] = useAction<SamePersonMutation>(graphql`
    mutation SamePersonMutation($input: JudgePersonInput!) {
      judgePerson(input: $input) {
        request {
          ...SamePerson_request
        }
      }
    }
  `);
  const { number, caseId, verdict } = other;
  const may = useMay();

  async function say(same: boolean) {
    try {
      await judge({ input: { id, other: number, same } });
    } catch (error) {
      showFailure(error, t, id);
    }
  }
  return (
    <Stack gap="xs">
      <Cluster gap="xs">
        <CaseLink number={number} caseId={caseId} />
        <StatusBadge status={other.status} isAdmin />
        <bdi translate="no">{other.victimName}</bdi>
      </Cluster>
      <Muted>
        {[
          t.matches(other.matches.map((match) => t.kinds[match])),
          format.date(other.createdAt),
          t.allocated(format.money(other.allocated)),
        ].join(" · ")}
      </Muted>
      <Cluster gap="xs">
        {(may("approve") ? [true, false] : []).map((same) => (
          <Button
            key={String(same)}
            variant="quiet"
            icon={same ? "check" : "cross"}
            aria-label={(same ? t.sameOf : t.notSameOf)(caseId)}
            isDisabled={verdict?.same === same}
            isPending={isBusy}
            onPress={() => void say(same)}
          >
            {same ? t.same : t.notSame}
          </Button>
        ))}
        {verdict && (
          <Muted>{t.said(verdict.same ? t.same : t.notSame, verdict.by, format.dateTime(verdict.at))}</Muted>
        )}
      </Cluster>
    </Stack>
  );
}
