import { Suspense } from "react";
import { lazily } from "../../../core/routing/lazily.ts";
import { ForSelf } from "../../../core/i18n/i18n.tsx";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { NewRequestPageQuery } from "#relay/NewRequestPageQuery.graphql";
import { Card } from "../../../design/layout/Card.tsx";
import { CaseEnded } from "../../request-access/CaseEnded.tsx";
import { Tonight } from "../WhatToDoTonight.tsx";
import { NewRequestForm } from "./NewRequestForm.tsx";
import { RequestFormFrame } from "./RequestFormFrame.tsx";

/** Rare, so that the form comes first. */
const HelpedBefore = lazily(() => import("../../people/HelpedBefore.tsx"), "HelpedBefore");
const PauseNotice = lazily(() => import("./PauseNotice.tsx"), "PauseNotice");

/** Files a request for a recipient. */
export function NewRequestPage({ queryRef }: { queryRef: PreloadedQuery<NewRequestPageQuery> }) {
  const { viewer, newRequestDraft, helpedBefore } = usePreloadedQuery<NewRequestPageQuery>(
    graphql`
      query NewRequestPageQuery @preloadable {
        viewer {
          kind
        }
        helpedBefore {
          ...HelpedBefore_help
        }
        newRequestDraft {
          isCaseRejected
          pause {
            ...PauseNotice_pause
          }
          ...NewRequestForm_draft
        }
      }
    `,
    queryRef,
  );
  const isForSelf = viewer.kind === "visitor" || viewer.kind === "citizen";
  return (
    <ForSelf value={isForSelf}>
      {newRequestDraft.isCaseRejected ? (
        <RequestFormFrame>
          <CaseEnded />
        </RequestFormFrame>
      ) : (
        <RequestFormFrame>
          {newRequestDraft.pause && (
            <Suspense>
              <PauseNotice pause={newRequestDraft.pause} />
            </Suspense>
          )}
          {helpedBefore.length > 0 && (
            <Suspense>
              <HelpedBefore help={helpedBefore} hrefOf={(number) => `/request/${number}`} />
            </Suspense>
          )}
          {isForSelf && <Tonight />}
          <Card>
            <NewRequestForm draft={newRequestDraft} />
          </Card>
        </RequestFormFrame>
      )}
    </ForSelf>
  );
}
