import { Suspense, useState, type ComponentProps, type ReactNode } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { useRevalidator } from "react-router-dom";
import { handoverForm, maxHandoverCharacters } from "../../../shared/desk/handover/rules.ts";
import type { HandoverPageHandOverMutation } from "#relay/HandoverPageHandOverMutation.graphql";
import type { HandoverPageQuery } from "#relay/HandoverPageQuery.graphql";
import { callbackHref } from "../../community/callbacks/callbackHref.ts";
import { CaseLink } from "../../shell/desk/CaseLink.tsx";
import { May } from "../../shell/desk/May.tsx";
import { useMay } from "../../shell/desk/permissions.ts";
import { DueBadge } from "../../shell/desk/DueBadge.tsx";
import { NoteForm } from "../../shell/desk/NoteForm.tsx";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { lazily } from "../../core/routing/lazily.ts";
import { TextLink } from "../../design/controls/links.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Verbatim } from "../../design/text/Verbatim.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { StatusBadge } from "../../shell/statuses/StatusBadge.tsx";
import { HandoverNote } from "./HandoverNote.tsx";
import * as css from "./handover.css.ts";
import { words } from "./words.desk.ts";

/** Most shifts have no critical case without an owner. */
const TakeCase = lazily(() => import("../cases/work/TakeCase.tsx"), "TakeCase");

const query = graphql`
  query HandoverPageQuery @preloadable {
    shiftHandovers {
      id
      ...HandoverNote_handover
    }
    unownedCriticalCases {
      requestId
      number
      caseId
      victimName
      status
    }
    handoverCases {
      number
      caseId
      victimName
      status
      ownerName
      note {
        by
        text
        at
      }
    }
    calls: deskWork(filter: { kind: callback }, first: 100) {
      serverTime
      edges {
        node {
          id
          dueAt
          ownerName
          about
          callerName
          callbackId
        }
      }
    }
    pools: deskWork(filter: { kind: low_code_pool }, first: 100) {
      edges {
        node {
          id
          about
        }
      }
    }
  }
`;

/** What the next shift takes on: open cases, promised calls and low pools, with a text. */
export function HandoverPage({ queryRef }: { queryRef: PreloadedQuery<HandoverPageQuery> }) {
  const t = useWords(words);
  const format = useFormat();
  const data = usePreloadedQuery<HandoverPageQuery>(query, queryRef);
  const { shiftHandovers, unownedCriticalCases, handoverCases, calls, pools } = data;
  const { revalidate } = useRevalidator();
  const readAgain = () => void revalidate();
  // Another form after each handover.
  const [times, setTimes] = useState(0);
  const [handOver] = useAction<HandoverPageHandOverMutation>(graphql`
    mutation HandoverPageHandOverMutation($input: HandOverShiftInput!) {
      handOverShift(input: $input) {
        handover {
          id
          ...HandoverNote_handover
        }
      }
    }
  `);
  async function send(note: string) {
    await handOver(
      { input: { note } },
      {
        updater: (store) => {
          const written = store.getRootField("handOverShift").getLinkedRecord("handover");
          const root = store.getRoot();
          const earlier = root.getLinkedRecords("shiftHandovers") ?? [];
          const others = earlier.filter((one) => one.getDataID() !== written.getDataID());
          root.setLinkedRecords([written, ...others], "shiftHandovers");
        },
      },
    );
    toast({ title: t.done, tone: "positive", about: "handover" });
    setTimes((now) => now + 1);
  }
  const mayReadCalls = useMay()("readDesk");
  const nothing = [
    shiftHandovers.length === 0 && t.none,
    unownedCriticalCases.length === 0 && t.noCritical,
    handoverCases.length === 0 && t.noCases,
    mayReadCalls && calls.edges.length === 0 && t.noCalls,
    pools.edges.length === 0 && t.noPools,
  ].filter(Boolean);
  return (
    <Page title={t.title} lead={t.lead}>
      <Stack>
        <Part title={t.last} rows={shiftHandovers}>
          <Stack>
            {shiftHandovers.map((handover) => (
              <HandoverNote key={handover.id} handover={handover} />
            ))}
          </Stack>
        </Part>
        <Part title={t.critical} rows={unownedCriticalCases}>
          <ul className={css.lines}>
            {unownedCriticalCases.map(({ requestId, number, caseId, victimName, status }) => (
              <li key={number} className={css.line}>
                <CaseName {...{ number, caseId, victimName }} />
                <StatusBadge status={status} isAdmin />
                <May do="workCases">
                  <Suspense>
                    <TakeCase id={requestId} caseId={caseId} onTaken={readAgain} onOutdated={readAgain} />
                  </Suspense>
                </May>
              </li>
            ))}
          </ul>
        </Part>
        <Part title={t.cases} rows={handoverCases}>
          <ul className={css.lines}>
            {handoverCases.map(({ number, caseId, victimName, status, ownerName, note }) => (
              <li key={number} className={css.line}>
                <CaseName {...{ number, caseId, victimName }} tab="notes" />
                <StatusBadge status={status} isAdmin />
                <Muted>{ownerName === null ? t.noOwner : t.owner(ownerName)}</Muted>
                {note === null ? (
                  <Muted>{t.noNote}</Muted>
                ) : (
                  <p className={css.note}>
                    <Muted>{t.noteOf(note.by, format.dateTime(note.at))}</Muted>{" "}
                    <span dir="auto">{note.text}</span>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </Part>
        <May do="readDesk">
          <Part title={t.calls} rows={calls.edges}>
            <Muted>{t.callsText}</Muted>
            <ul className={css.lines}>
              {calls.edges.map(({ node: { id, dueAt, ownerName, about, callerName, callbackId } }) => (
                <li key={id} className={css.line}>
                  <TextLink href={callbackHref(callbackId)}>{callerName ?? t.calls}</TextLink>
                  {about === "urgent" ? (
                    <span>
                      <Badge tone="critical" icon="alert">
                        {t.callTypes[about]}
                      </Badge>
                    </span>
                  ) : (
                    <span>{t.callTypes[about]}</span>
                  )}
                  <Cluster gap="xs">
                    {dueAt !== null && <span>{t.callAt(format.dateTime(dueAt))}</span>}
                    {dueAt !== null && <DueBadge leftMs={Date.parse(dueAt) - Date.parse(calls.serverTime)} />}
                  </Cluster>
                  <Muted>{ownerName === null ? t.notClaimed : t.claimedBy(ownerName)}</Muted>
                </li>
              ))}
            </ul>
          </Part>
        </May>
        <Part title={t.pools} rows={pools.edges}>
          <Stack as="ul">
            {pools.edges.map(({ node: { id, about } }) => (
              <li key={id}>{t.poolLeft(about)}</li>
            ))}
          </Stack>
        </Part>
        {nothing.length > 0 && <Muted>{nothing.join(" ")}</Muted>}
        <May do="workCases">
          <Card title={t.form}>
            <NoteForm
              key={times}
              draft="handover"
              schema={handoverForm}
              maxLength={maxHandoverCharacters}
              words={{ title: t.form, label: t.note, hint: t.hint, pending: t.pending }}
              onSend={send}
            />
          </Card>
        </May>
      </Stack>
    </Page>
  );
}

interface CaseNameProps extends ComponentProps<typeof CaseLink> {
  victimName: string;
}

const CaseName = ({ victimName, ...link }: CaseNameProps) => (
  <Cluster gap="xs">
    <CaseLink {...link} />
    <Verbatim>{victimName}</Verbatim>
  </Cluster>
);

interface PartProps {
  title: string;
  /** Without any, the part is a sentence at the end of the page. */
  rows: readonly unknown[];
  children: ReactNode;
}

const Part = ({ title, rows, children }: PartProps) =>
  rows.length > 0 && <Card title={title}>{children}</Card>;
