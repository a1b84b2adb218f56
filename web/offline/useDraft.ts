import { useCallback, useEffect, useRef, useState } from "react";
import { formValues } from "../design/formValues.ts";
import { dropDraft, emptyDraft, keepDraft, placeOf, readDraft, type Draft } from "./drafts.ts";
import { queueCode } from "./later.ts";
import { canKeep } from "./vault.ts";
import { waitingCount } from "./waitingCount.ts";

const pauseMs = 400;

/** The draft of one form: read when it opens, written in the pauses of typing, gone when it was sent or thrown away. */
export function useDraft(name: string, form: () => HTMLFormElement | undefined) {
  const [draft, setDraft] = useState<Draft | undefined>(() => (canKeep() ? undefined : emptyDraft()));
  const [place] = useState(() => placeOf(name));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const writing = useRef<Promise<void>>(undefined);
  /** What the fields hold without anybody's typing, or as it was sent: that alone is no draft. */
  const untouched = useRef<string>(undefined);

  useEffect(() => {
    if (!canKeep()) return;
    let isHere = true;
    void readDraft(place).then((found) => isHere && setDraft(found));
    return () => {
      isHere = false;
    };
  }, [place]);

  const settleOn = useCallback(() => {
    clearTimeout(timer.current);
    const shown = form();
    untouched.current = shown && JSON.stringify(formValues(shown));
  }, [form]);

  useEffect(() => {
    if (draft && draft.at === undefined) settleOn();
  }, [draft, settleOn]);

  function note() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const shown = form();
      if (!shown || !draft) return;
      const values = formValues(shown);
      const isTyped = JSON.stringify(values) !== untouched.current;
      writing.current = isTyped ? keepDraft(place, { ...draft, values }) : dropDraft(place);
    }, pauseMs);
  }

  async function restart() {
    clearTimeout(timer.current);
    await writing.current;
    await dropDraft(place);
    setDraft(emptyDraft());
  }

  /** It waits in the queue: there is no draft of it any more. */
  async function settle() {
    settleOn();
    await writing.current;
    await dropDraft(place);
  }

  /** It has arrived: what waited of the same form would undo it. */
  async function arrive() {
    await settle();
    if (waitingCount() > 0) await queueCode().then(({ discardForm }) => discardForm(name), ignore);
  }
  return { draft, note, restart, settle, arrive };
}

/** Nothing waits of a form whose queue cannot even be loaded. */
const ignore = () => {};
