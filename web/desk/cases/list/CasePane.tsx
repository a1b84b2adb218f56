import { Suspense } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { CasePane_request$key } from "#relay/CasePane_request.graphql";
import type { CasePaneQuery } from "#relay/CasePaneQuery.graphql";
import { useRevalidator } from "react-router-dom";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Boundary } from "../../../core/routing/Boundary.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Loading } from "../../../design/text/Loading.tsx";
import { caseFailed } from "../CaseFailed.tsx";
import { CaseHead } from "../CaseHead.tsx";
import { CaseBody } from "../CaseBody.tsx";
import * as css from "../../../shell/desk/workspace/Workspace.css.ts";
import { HasShortcuts, useShortcuts } from "../../../shell/desk/workspace/singleKeys.ts";
import { useDetailQuery } from "../../../shell/desk/workspace/useDetailQuery.ts";
import { words } from "./words.desk.ts";

interface CasePaneProps {
  /** The request's number. */
  number: number;
  tab?: string;
  /** Whether the case takes the focus once it is shown. */
  takesFocus: () => boolean;
  onTab: (tab: string) => void;
  /** Moves the case to the second place of a wide screen. */
  onKeep?: () => void;
  onClose: () => void;
  /** After an approval or a denial. */
  onDecided?: (() => void) | undefined;
}

interface CaseProps extends CasePaneProps {
  request: CasePane_request$key;
}

const query = graphql`
  query CasePaneQuery($number: Int!) @preloadable {
    request(number: $number) {
      ...CasePane_request
    }
  }
`;

/** The open case beside the list. Opening it is logged by the server. */
export function CasePane({ isSecond = false, ...props }: CasePaneProps & { isSecond?: boolean }) {
  const Content = isSecond ? Second : Opened;
  return (
    <HasShortcuts value={!isSecond}>
      <Boundary of={props.number} failed={caseFailed}>
        <Suspense fallback={<Loading shape="cards" />}>
          <Content key={props.number} {...props} />
        </Suspense>
      </Boundary>
    </HasShortcuts>
  );
}

const Opened = (props: CasePaneProps) => (
  <Case {...props} request={useDetailQuery<CasePaneQuery>(query).request} />
);

/** Only a wide screen loads it, so it has no part in the route. */
function Second(props: CasePaneProps) {
  const { number } = props;
  const { request } = useLazyLoadQuery<CasePaneQuery>(
    query,
    { number },
    { fetchPolicy: "store-and-network" },
  );
  return <Case {...props} request={request} />;
}

function Case({ takesFocus, onKeep, onClose, ...props }: CaseProps) {
  const t = useWords(words);
  const shortcut = useShortcuts();
  const { revalidate } = useRevalidator();
  const request = useFragment(
    graphql`
      fragment CasePane_request on EmergencyRequest {
        ...CaseHead_request
        ...CaseBody_request
      }
    `,
    props.request,
  );
  return (
    <CaseBody
      {...props}
      request={request}
      renderHead={(buttons) => (
        <CaseHead request={request} takesFocus={takesFocus} closeLabel={t.close} onClose={onClose}>
          {buttons}
          {onKeep && (
            <span className={css.second}>
              <Button variant="quiet" icon="pin" {...shortcut("b")} onPress={onKeep}>
                {t.beside}
              </Button>
            </span>
          )}
        </CaseHead>
      )}
      onOutdated={() => void revalidate()}
      onClose={onClose}
    />
  );
}
