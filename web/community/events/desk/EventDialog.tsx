import { useState } from "react";
import { graphql, readInlineData } from "react-relay";
import type { EventDialog_event$key } from "#relay/EventDialog_event.graphql";
import { eventForm, type EventForm } from "../../../../shared/community/events/desk.ts";
import type { EventDialogChangeMutation } from "#relay/EventDialogChangeMutation.graphql";
import type { EventDialogCreateMutation } from "#relay/EventDialogCreateMutation.graphql";
import { newIdempotencyKey } from "../../../core/http/idempotencyKey.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useReadLists } from "../../../core/relay/ListReading.ts";
import { useAction } from "../../../core/relay/useAction.ts";
import { FormDialog } from "../../../design/fields/form/FormDialog.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { words } from "../words.desk.ts";
import { EventFields } from "./EventFields.tsx";

/** The event as the dialog first showed it. */
const fragment = graphql`
  fragment EventDialog_event on Event @inline {
    id
    version
    title
    ...EventFields_event
  }
`;

interface EventDialogProps {
  /** Undefined for a new one. */
  event: EventDialog_event$key | undefined;
  onClose: () => void;
}

/** Adds or edits an event; on a conflict it says who changed it, and keeps the typed text. */
export function EventDialog({ event: ref, onClose }: EventDialogProps) {
  const event = readInlineData(fragment, ref);
  const t = useWords(words);
  const readLists = useReadLists();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [create] = useAction<EventDialogCreateMutation>(graphql`
    mutation EventDialogCreateMutation($input: CreateEventInput!) {
      createEvent(input: $input) {
        event {
          ...useEventColumns_event
        }
      }
    }
  `);
  const [change] = useAction<EventDialogChangeMutation>(graphql`
    mutation EventDialogChangeMutation($input: ChangeEventInput!) {
      changeEvent(input: $input) {
        event {
          ...useEventColumns_event
        }
      }
    }
  `);
  async function send(form: EventForm) {
    if (event) await change({ input: { id: event.id, version: event.version, event: form } });
    else await create({ input: { event: form, idempotencyKey } });
    toast({ title: event ? t.saved : t.added, description: form.title, tone: "positive" });
    readLists();
    onClose();
  }
  return (
    <FormDialog
      title={event ? t.editTitle(event.title) : t.add}
      label={t.add}
      isWide
      schema={eventForm}
      onSubmit={send}
      onClose={onClose}
      words={{ cancel: t.keep, submit: t.save, pending: t.saving }}
    >
      <EventFields event={event} />
    </FormDialog>
  );
}
