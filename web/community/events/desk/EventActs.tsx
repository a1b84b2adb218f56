import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { EventActs_event$key } from "#relay/EventActs_event.graphql";
import { useShortcuts } from "../../../shell/desk/workspace/singleKeys.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Cluster } from "../../../design/layout/layout.tsx";
import { words } from "../words.desk.ts";
import { EventForms } from "./EventForms.tsx";

interface EventActsProps {
  event: EventActs_event$key;
  /** Only Edit; the opened event has the others. */
  isInRow?: boolean;
}

/** Edits an event, or cancels one that is not over. */
export function EventActs({ event: ref, isInRow = false }: EventActsProps) {
  const t = useWords(words);
  const { edit, cancel } = use(EventForms);
  const shortcut = useShortcuts();
  const event = useFragment(
    graphql`
      fragment EventActs_event on Event {
        title
        isOver
        isCancelled
        ...EventDialog_event
        ...CancelEventDialog_event
      }
    `,
    ref,
  );
  const { title, isOver, isCancelled } = event;
  if (isCancelled) return null;
  return (
    <Cluster>
      <Button
        variant="quiet"
        icon="pencil"
        {...shortcut("e")}
        aria-label={t.editOf(title)}
        onPress={() => edit(event)}
      >
        {t.edit}
      </Button>
      {!isInRow && !isOver && (
        <Button
          variant="quiet"
          icon="cross"
          {...shortcut("c")}
          aria-label={t.cancelOf(title)}
          onPress={() => cancel(event)}
        >
          {t.cancelEvent}
        </Button>
      )}
    </Cluster>
  );
}
