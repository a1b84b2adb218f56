import { Suspense, useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { CaseView_request$key } from "#relay/CaseView_request.graphql";
import { May } from "../../shell/desk/May.tsx";
import { useShortcuts } from "../../shell/desk/workspace/singleKeys.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Boundary } from "../../core/routing/Boundary.tsx";
import { lazily } from "../../core/routing/lazily.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { Tabs } from "../../design/layout/Tabs.tsx";
import { LetterList } from "../../messages/letters/LetterList.tsx";
import { ResponseList } from "../../messages/responses/ResponseList.tsx";
import { CaseDecision } from "./CaseDecision.tsx";
import { caseFailed } from "./CaseFailed.tsx";
import * as css from "./case.css.ts";
import { CaseFacts } from "./CaseFacts.tsx";
import { CaseLine } from "./CaseLine.tsx";
import { CaseHistory } from "./CaseHistory.tsx";
import { CaseSteps } from "./workflow/CaseSteps.tsx";
import { caseHref } from "../../shell/desk/caseHref.ts";
import { HelpedBefore } from "../../intake/people/HelpedBefore.tsx";
import { PaperNote } from "../../help/vouchers/PaperNote.tsx";
import { CaseMoney } from "../../money/funds/CaseMoney.tsx";
import { RuleTrace } from "../../decisions/rulebook/rules/RuleTrace.tsx";
import { PacketsLink } from "../../records/packets/PacketsLink.tsx";
import { DestroyedNote } from "../../records/destruction/DestroyedNote.tsx";
import { words } from "./words.desk.ts";
import { SamePerson } from "./person/SamePerson.tsx";
import { TakeOn } from "./workflow/TakeOn.tsx";
import { useCaseHelp } from "./useCaseHelp.ts";
import { useCaseChanges } from "./useCaseChanges.ts";
import { CaseNotes } from "./work/CaseNotes.tsx";
import { CaseOwner } from "./work/CaseOwner.tsx";
import { words as workWords } from "./work/words.desk.ts";

const PrivacyRequests = lazily(
  () => import("../../intake/privacy-requests/PrivacyRequests.tsx"),
  "PrivacyRequests",
);
const Releases = lazily(() => import("../../intake/releases/Releases.tsx"), "Releases");

interface CaseViewProps {
  request: CaseView_request$key;
  /** Without one, the first section. */
  tab?: string | undefined;
  onTab: (tab: string) => void;
  /** The section that starts something. It starts again with each new turn. */
  begun?: Begun | undefined;
  /** After an approval or a denial. */
  onDecided?: (() => void) | undefined;
}

/** A note to write, or help to dispatch. */
export interface Begun {
  tab: "notes" | "help";
  turn: number;
}

/** A case for administrators: the decision first, then facts and related lists. */
export function CaseView({ request: ref, tab, onTab, begun, onDecided }: CaseViewProps) {
  const t = useWords(words).dialog;
  const work = useWords(workWords);
  const request = useFragment(
    graphql`
      fragment CaseView_request on EmergencyRequest {
        id
        number
        caseId
        victimName
        ...CaseLine_request
        dispatches {
          voidedAt
        }
        letterCount
        responseCount
        isTakenOnByNobody
        samePerson {
          number
        }
        helpedBefore {
          ...HelpedBefore_help
        }
        ...PaperNote_request
        ...DestroyedNote_request
        ...CaseFacts_request
        ...CaseSteps_request
        ...TakeOn_request
        ...CaseDecision_request
        ...CaseMoney_request
        noteCount
        ...CaseOwner_request
        ...CaseNotes_request
        ...RuleTrace_request
        ...SamePerson_request
        ...PrivacyRequests_request
        ...LetterList_request
        ...ResponseList_request
      }
    `,
    ref,
  );
  const { id, number } = request;
  const parts = useRef<HTMLDivElement>(null);
  const readAgain = useCaseChanges(id, number);
  const shortcut = useShortcuts();
  const helps = useCaseHelp();
  useEffect(() => {
    if (begun?.turn) show(parts.current);
  }, [begun]);
  const turnOf = (part: Begun["tab"]) => (begun?.tab === part ? begun.turn : 0);
  return (
    <>
      <CaseLine request={request} />
      <DestroyedNote request={request} />
      <HelpedBefore help={request.helpedBefore} hrefOf={caseHref} />
      <div className={css.work}>
        <CaseSteps request={request} onOutdated={readAgain} onDecided={onDecided} />
        <CaseOwner request={request} onOutdated={readAgain} />
      </div>
      <div className={css.jump}>
        <Button variant="plain" icon="chevron-down" isWide onPress={() => goTo(parts.current)}>
          {t.toParts}
        </Button>
      </div>
      <PaperNote request={request} />
      <CaseFacts request={request} />
      {request.isTakenOnByNobody && (
        <May do="workCases">
          <TakeOn request={request} onOutdated={readAgain} />
        </May>
      )}
      <div ref={parts} className={css.parts}>
        <Tabs
          label={t.parts}
          {...(tab !== undefined && { selected: tab })}
          onSelect={(next) => {
            onTab(next);
            show(parts.current);
          }}
          tabs={[
            {
              id: "decision",
              label: t.tabs.decision,
              icon: "dollar",
              content: (
                <>
                  <CaseDecision request={request} />
                  <CaseMoney request={request} onRetry={readAgain} />
                  <RuleTrace request={request} onRetry={readAgain} />
                </>
              ),
            },
            {
              id: "person",
              label: t.counted(t.tabs.person, request.samePerson.length),
              icon: "users",
              content: (
                <Stack>
                  <SamePerson request={request} />
                  <Suspense fallback={<Loading />}>
                    <PrivacyRequests request={request} />
                  </Suspense>
                </Stack>
              ),
            },
            {
              id: "help",
              label: t.counted(t.tabs.help, request.dispatches.filter(({ voidedAt }) => !voidedAt).length),
              icon: "car",
              shortcut: shortcut("h")["aria-keyshortcuts"],
              content: helps.map(({ part, Help }) => (
                <Boundary key={part} of={number} failed={caseFailed}>
                  <Suspense fallback={<Loading />}>
                    <Help
                      {...{ id, number, caseId: request.caseId, victimName: request.victimName }}
                      dispatching={turnOf("help")}
                    />
                  </Suspense>
                </Boundary>
              )),
            },
            {
              id: "letters",
              label: t.counted(t.tabs.letters, request.letterCount),
              icon: "file",
              content: <LetterList request={request} />,
            },
            {
              id: "releases",
              label: work.releases,
              icon: "lock",
              content: (
                <Boundary of={number} failed={caseFailed}>
                  <Suspense fallback={<Loading />}>
                    <Releases id={id} isDesk />
                    <PacketsLink number={number} />
                  </Suspense>
                </Boundary>
              ),
            },
            {
              id: "responses",
              label: t.counted(t.tabs.responses, request.responseCount),
              icon: "chat",
              content: <ResponseList request={request} />,
            },
            {
              id: "notes",
              label: work.tab(request.noteCount),
              icon: "pencil",
              content: <CaseNotes request={request} writing={turnOf("notes")} />,
            },
            {
              id: "history",
              label: t.tabs.history,
              icon: "clock",
              content: (
                <Boundary of={number} failed={caseFailed}>
                  <Suspense fallback={<Loading />}>
                    <CaseHistory id={id} />
                  </Suspense>
                </Boundary>
              ),
            },
          ]}
        />
      </div>
    </>
  );
}

/** Brings a section into view whose tab is at the bottom of the window. */
function show(parts: HTMLElement | null) {
  if (parts && parts.getBoundingClientRect().top > window.innerHeight / 2) scrollTo(parts);
}

/** The focus moves to the chosen tab. */
function goTo(parts: HTMLElement | null) {
  scrollTo(parts);
  parts?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: true });
}

const scrollTo = (parts: HTMLElement | null) =>
  parts?.scrollIntoView?.({ block: "start", behavior: "smooth" }); // jsdom cannot
