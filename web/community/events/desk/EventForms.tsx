import { createContext, Suspense, useMemo, useState, type ReactNode } from "react";
import { lazily } from "../../../core/routing/lazily.ts";
import type { CancelEventDialog_event$key } from "#relay/CancelEventDialog_event.graphql";
import type { EventDialog_event$key } from "#relay/EventDialog_event.graphql";

const EventDialog = lazily(() => import("./EventDialog.tsx"), "EventDialog");
const CancelEventDialog = lazily(() => import("./CancelEventDialog.tsx"), "CancelEventDialog");

interface Forms {
  /** Undefined adds one. */
  edit: (event: EventDialog_event$key | undefined) => void;
  cancel: (event: CancelEventDialog_event$key) => void;
}

/** Opens the forms of events: a row may leave the list while its form is open. */
export const EventForms = createContext<Forms>({ edit() {}, cancel() {} });

/** The forms of the page, one at a time. */
export function EventFormsAround({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<
    | { what: "edit"; event: EventDialog_event$key | undefined }
    | { what: "cancel"; event: CancelEventDialog_event$key }
  >();
  const forms = useMemo(
    (): Forms => ({
      edit: (event) => setOpened({ what: "edit", event }),
      cancel: (event) => setOpened({ what: "cancel", event }),
    }),
    [],
  );
  const close = () => setOpened(undefined);
  return (
    <EventForms value={forms}>
      {children}
      <Suspense>
        {opened?.what === "edit" && <EventDialog event={opened.event} onClose={close} />}
        {opened?.what === "cancel" && <CancelEventDialog event={opened.event} onClose={close} />}
      </Suspense>
    </EventForms>
  );
}
