import { graphql, useFragment } from "react-relay";
import type {
  OwnSessions_sessions$data,
  OwnSessions_sessions$key,
} from "#relay/OwnSessions_sessions.graphql";
import type { OwnSessionsEndMutation } from "#relay/OwnSessionsEndMutation.graphql";
import type { OwnSessionsEndOthersMutation } from "#relay/OwnSessionsEndOthersMutation.graphql";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useAction } from "../../../core/relay/useAction.ts";
import { Badge } from "../../../design/text/Badge.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Card } from "../../../design/layout/Card.tsx";
import { Cluster, Muted } from "../../../design/layout/layout.tsx";
import { Table } from "../../../design/display/table/Table.tsx";
import type { TableColumn } from "../../../design/display/table/tableColumns.ts";
import { toast } from "../../../design/overlays/toasts.tsx";
import { words } from "../words.account.ts";

type OwnSession = OwnSessions_sessions$data[number];

/** The own sessions, which can be ended from here. */
export function OwnSessions({
  sessions,
  onChanged,
}: {
  sessions: OwnSessions_sessions$key;
  onChanged: () => void;
}) {
  const t = useWords(words);
  const rows = useFragment(
    graphql`
      fragment OwnSessions_sessions on Session @relay(plural: true) {
        id
        isCurrent
        browser
        system
        ip
        createdAt
        lastSeenAt
      }
    `,
    sessions,
  );
  const { endOne, endOthers, isEnding } = useEndings(onChanged);
  const columns = useColumns(endOne);
  const hasOthers = rows.some(({ isCurrent }) => !isCurrent);
  return (
    <Card
      title={t.sessions}
      icon="users"
      aside={
        hasOthers && (
          <Button variant="quiet" icon="logout" isPending={isEnding} onPress={endOthers}>
            {t.endOthers}
          </Button>
        )
      }
    >
      <p>{t.sessionsLead}</p>
      <Table label={t.sessions} columns={columns} rows={rows} />
      {!hasOthers && <Muted>{t.noOthers}</Muted>}
    </Card>
  );
}

function useEndings(onChanged: () => void) {
  const t = useWords(words);
  const showFailure = useFailureToast();
  const [end] = useAction<OwnSessionsEndMutation>(graphql`
    mutation OwnSessionsEndMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        ended
      }
    }
  `);
  const [endAll, isEnding] = useAction<OwnSessionsEndOthersMutation>(graphql`
    mutation OwnSessionsEndOthersMutation {
      endOtherSessions {
        ended
      }
    }
  `);
  async function attempt(act: () => Promise<string>) {
    try {
      toast({ title: await act(), tone: "positive" });
    } catch (error) {
      showFailure(error, t);
    }
    onChanged();
  }
  return {
    endOne: (id: string) => void attempt(async () => (await end({ input: { id } }), t.ended)),
    endOthers: () => void attempt(async () => t.othersEnded((await endAll({})).endOtherSessions.ended)),
    isEnding,
  };
}

function useColumns(onEnd: (id: string) => void): readonly TableColumn<OwnSession>[] {
  const t = useWords(words);
  const format = useFormat();
  const device = ({ browser, system }: OwnSession) =>
    system ? t.onSystem(browser ?? t.unknownBrowser, system) : (browser ?? t.unknownDevice);
  return [
    {
      id: "device",
      label: t.device,
      text: device,
      cell: (session) => (
        <Cluster gap="xs">
          {device(session)}
          {session.isCurrent && <Badge tone="positive">{t.current}</Badge>}
        </Cluster>
      ),
      isRowHeader: true,
      share: 2,
      minWidth: 11,
    },
    { id: "address", label: t.address, text: ({ ip }) => ip, minWidth: 9 },
    {
      id: "lastSeen",
      label: t.lastSeen,
      text: ({ isCurrent, lastSeenAt }) => (isCurrent ? t.now : format.dateTime(lastSeenAt)),
      width: 11,
    },
    { id: "signedIn", label: t.signedIn, text: ({ createdAt }) => format.dateTime(createdAt), width: 11 },
    {
      id: "actions",
      label: t.actions,
      text: ({ isCurrent }) => (isCurrent ? t.current : t.end),
      cell: (session) =>
        session.isCurrent ? null : (
          <Button
            variant="quiet"
            aria-label={t.endOf(device(session), session.ip)}
            onPress={() => onEnd(session.id)}
          >
            {t.end}
          </Button>
        ),
      isForActions: true,
      width: 6,
    },
  ];
}
