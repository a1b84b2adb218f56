import { Suspense, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CaseOwner_request$key } from "#relay/CaseOwner_request.graphql";
import ownerQuery from "#relay/OwnerDialogQuery$parameters";
import type { OwnerDialogQuery } from "#relay/OwnerDialogQuery.graphql";
import { May } from "../../../shell/desk/May.tsx";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useQueryOnPress } from "../../../core/relay/useQueryOnPress.ts";
import { Boundary } from "../../../core/routing/Boundary.tsx";
import { lazily } from "../../../core/routing/lazily.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { Cluster, Muted } from "../../../design/layout/layout.tsx";
import { Loading } from "../../../design/text/Loading.tsx";
import { caseFailed } from "../CaseFailed.tsx";
import { useShortcuts } from "../../../shell/desk/workspace/singleKeys.ts";
import { TakeCase } from "./TakeCase.tsx";
import { words } from "./words.desk.ts";

const AssignCaseDialog = lazily(() => import("./AssignCaseDialog.tsx"), "AssignCaseDialog");

interface CaseOwnerProps {
  request: CaseOwner_request$key;
  onOutdated: () => void;
}

/** The administrator who handles the case, and the buttons to take it or to give it to one. */
export function CaseOwner({ request: ref, onOutdated }: CaseOwnerProps) {
  const t = useWords(words);
  const format = useFormat();
  const shortcut = useShortcuts();
  const request = useFragment(
    graphql`
      fragment CaseOwner_request on EmergencyRequest {
        id
        caseId
        status
        owner {
          username
          name
          since
        }
      }
    `,
    ref,
  );
  // The owner as the dialog first showed it: a colleague's change since then was not seen.
  const [shown, setShown] = useState<string | null>(null);
  const { open, opened } = useQueryOnPress<OwnerDialogQuery>(ownerQuery, { code: AssignCaseDialog });
  const { id, caseId, status, owner } = request;
  const isUndecided = status === "pending" || status === "processing";
  const place = useRef<HTMLSpanElement>(null);
  return (
    <Cluster gap="sm">
      <span ref={place} tabIndex={-1}>
        {t.owner}: <strong>{owner?.name ?? t.noOwner}</strong>
      </span>
      {owner && (
        <Muted>
          {t.since(format.dateTime(owner.since))} {isUndecided && t.holdsRules}
        </Muted>
      )}
      <May do="workCases">
        {!owner && (
          <TakeCase
            id={id}
            onPress={() => place.current?.focus({ preventScroll: true })}
            onOutdated={onOutdated}
          />
        )}
        <Button
          variant="plain"
          icon={owner ? "user" : "users"}
          aria-label={t.assignOf(caseId)}
          {...(owner && shortcut("e"))}
          onPress={() => {
            setShown(owner?.username ?? null);
            open({});
          }}
        >
          {t.assign}
        </Button>
      </May>
      <Boundary of={opened?.queryRef} failed={caseFailed}>
        <Suspense fallback={<Loading />}>
          {opened && <AssignCaseDialog {...opened} {...{ id, caseId, shown, onOutdated }} />}
        </Suspense>
      </Boundary>
    </Cluster>
  );
}
