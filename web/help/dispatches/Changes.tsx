import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { usd } from "../../../shared/help/dispatches/rules.ts";
import type { Changes_request$key } from "#relay/Changes_request.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { useNeedsLines } from "../../intake/needs/useNeedsLines.ts";
import { useStatedNeeds } from "../../intake/needs/useStatedNeeds.ts";
import { changesSince, type Change, type Situation } from "./hub/changes.ts";
import { words } from "./words.desk.ts";

interface ChangesProps {
  request: Changes_request$key;
  allocatedCents: number;
  /** Something changed that the person has not looked at. */
  hasChanged: boolean;
}

/**
 * What others changed while the dialog is open. The fields keep what they hold, so that no press
 * dispatches an amount that appeared a moment before.
 */
export function Changes({ request: ref, allocatedCents, hasChanged }: ChangesProps) {
  const t = useWords(words).changes;
  const format = useFormat();
  const lines = useNeedsLines();
  const {
    status,
    dispatches,
    needs: stated,
  } = useFragment(
    graphql`
      fragment Changes_request on EmergencyRequest {
        status
        needs {
          ...useStatedNeeds_needs
        }
        dispatches {
          id
          vendorName
          estimatedValue
          dispatchedBy
          voidedAt
        }
      }
    `,
    ref,
  );
  const needs = useStatedNeeds(stated);
  const now: Situation = {
    status,
    needs: needs ? Object.values(lines(needs)).filter((line) => line !== null) : [],
    allocatedCents,
    dispatches: dispatches.map(({ voidedAt, ...one }) => ({ ...one, isVoid: Boolean(voidedAt) })),
  };
  const [before] = useState(now);
  const changes = changesSince(before, now);
  if (changes.length === 0 && !hasChanged) return null;
  return (
    <Notice tone="caution" isAlert title={t.title}>
      {changes.length === 0 ? (
        t.unknown
      ) : (
        <ul>
          {changes.map((change) => (
            <li key={keyOf(change)}>{say(change)}</li>
          ))}
        </ul>
      )}
    </Notice>
  );

  function say(change: Change): string {
    if (change.kind === "status") return t.status(change.now);
    if (change.kind === "needs") return t.needs(change.now.join("; "));
    if (change.kind === "allocated") return t.allocated(usd(change.nowCents), usd(change.beforeCents));
    const { vendorName, estimatedValue, dispatchedBy } = change.dispatch;
    return change.kind === "voided"
      ? t.voided(vendorName)
      : t.dispatched(dispatchedBy ?? "", vendorName, format.money(estimatedValue));
  }
}

const keyOf = (change: Change) =>
  "dispatch" in change ? `${change.kind} ${change.dispatch.id}` : change.kind;
