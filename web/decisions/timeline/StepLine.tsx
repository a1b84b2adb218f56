import type { ReactNode } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { StepLine_request$key } from "#relay/StepLine_request.graphql";
import type { StepLineQuery } from "#relay/StepLineQuery.graphql";
import { maxRequestsPerPage, requestsPerPage } from "../../../shared/intake/requests/paging.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Icon } from "../../design/text/Icon.tsx";
import * as css from "./StepLine.css.ts";
import { Muted } from "../../design/layout/layout.tsx";
import { useWaitWords } from "./useWaitWords.ts";
import { words } from "./words.ts";

interface StepLineProps {
  number: number;
  /** How many requests its list shows, newest first. They are read together, after the list. */
  among: number;
}

/** What a request of the viewer's list waits for, in one line. */
export function StepLine({ number, among }: StepLineProps) {
  const found = useSteps(among).find((request) => request.number === number);
  return found ? <Line request={found} /> : null;
}

/** What each request of a list of this length waits for. */
function useSteps(among: number) {
  const count = Math.min(Math.max(among, requestsPerPage), maxRequestsPerPage);
  const { requests } = useLazyLoadQuery<StepLineQuery>(
    graphql`
      query StepLineQuery($count: Int!) {
        requests(first: $count) {
          edges {
            node {
              number
              viewerWaitsAs
              ...StepLine_request
            }
          }
        }
      }
    `,
    { count },
    { fetchPolicy: "store-and-network" },
  );
  return requests.edges.map(({ node }) => node);
}

/** A list's subscription spreads its fragment, so that its rows stay current. */
function Line({ request: ref }: { request: StepLine_request$key }) {
  const say = useWaitWords();
  const { waitingFor, viewerWaitsAs } = useFragment(
    graphql`
      fragment StepLine_request on EmergencyRequest {
        waitingFor {
          owner
          reason
        }
        viewerWaitsAs
      }
    `,
    ref,
  );
  if (!waitingFor || !viewerWaitsAs) return null;
  const { owner, reason } = waitingFor;
  const { title, text } = say({ owner, reason }, viewerWaitsAs);
  if (viewerWaitsAs !== "actor") return <Muted>{viewerWaitsAs === "observer" ? title : text}</Muted>;
  return (
    <span className={css.turn}>
      <Icon name="arrow-right" size="sm" />
      <span>
        <strong>{title}:</strong> {text}
      </span>
    </span>
  );
}

interface TurnsProps {
  /** How many requests the list shows. */
  among: number;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** How many requests of a list wait for the reader, and shows these alone. */
export function Turns({ among, isOn, onChange }: TurnsProps) {
  const t = useWords(words);
  const count = useSteps(among).filter(isTurn).length;
  if (count === 0 && !isOn) return null;
  return (
    <Button variant={isOn ? "primary" : "quiet"} aria-pressed={isOn} onPress={() => onChange(!isOn)}>
      {t.turns(count)}
    </Button>
  );
}

interface OnlyTurnProps {
  number: number;
  among: number;
  children: ReactNode;
}

/** Its content if the request waits for the reader. */
export const OnlyTurn = ({ number, among, children }: OnlyTurnProps) =>
  useSteps(among).some((request) => request.number === number && isTurn(request)) ? children : null;

const isTurn = ({ viewerWaitsAs }: { viewerWaitsAs?: string | null }) => viewerWaitsAs === "actor";
