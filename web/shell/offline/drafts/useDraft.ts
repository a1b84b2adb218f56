import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { formValues } from "../../../design/fields/form/formValues.ts";
import {
  dropDraft,
  dropWords,
  emptyDraft,
  placeOf,
  readDraft,
  sealDraft,
  type Draft,
  type DraftKeeper,
} from "./drafts.ts";
import { inTurn } from "../queue/inTurn.ts";
import { queueCode } from "../queue/queueCode.ts";
import { canKeep } from "../sealedStore.ts";
import { waitingCount } from "../queue/waitingCount.ts";

/**
 * The draft of one form: read when it opens, saved with each letter, deleted when sent or
 * discarded. A page that is being closed waits neither for sealing nor for storing, so nothing
 * async may come before them. A reload can lose what was typed during one save: some five
 * milliseconds, usually at most the last letter; twenty on a slow phone. A save costs one small
 * row.
 */
export function useDraft(name: string, keeper: DraftKeeper) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Draft | undefined>(() => (canKeep() ? undefined : emptyDraft()));
  const [place] = useState(() => placeOf(name, keeper));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [writing] = useState(inTurn);
  /** The default or submitted values: without edits there is no draft. */
  const untouched = useRef<string>(undefined);

  useEffect(() => {
    if (!canKeep()) return;
    let isHere = true;
    // A transition: a long form renders in slices and does not block input.
    void readDraft(place, keeper).then((found) => isHere && startTransition(() => setDraft(found)));
    return () => {
      isHere = false;
    };
  }, [place, keeper]);

  const settleOn = useCallback(() => {
    stopTimer(timer);
    untouched.current = form.current ? JSON.stringify(formValues(form.current)) : undefined;
  }, []);

  // In its own task: reading a text area's value forces layout of the whole page, and rendering
  // alone is long enough.
  useEffect(() => {
    if (!draft || draft.at !== undefined) return;
    settling.current = setTimeout(settleOn);
    return () => stopTimer(settling);
  }, [draft, settleOn]);

  /** The fields have their values after React has rendered. */
  function note() {
    stopTimer(settling); // earlier typing wins
    clearTimeout(timer.current);
    timer.current = setTimeout(keepNow);
  }

  function keepNow() {
    stopTimer(timer);
    if (!form.current || !draft) return;
    const values = formValues(form.current);
    const isTyped = JSON.stringify(values) !== untouched.current;
    writing.write(isTyped ? sealDraft(place, { ...draft, values }, keeper) : () => dropWords(place));
  }

  // The form may close, or the app be left, before that.
  const hurry = useEffectEvent(() => {
    if (timer.current !== undefined) keepNow();
  });
  useLayoutEffect(() => {
    const hide = () => document.hidden && hurry();
    document.addEventListener("visibilitychange", hide);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      hurry();
    };
  }, []);

  async function restart() {
    stopTimer(timer);
    await writing.done();
    await dropDraft(place);
    setDraft(emptyDraft());
  }

  /** It is queued: the draft is obsolete. */
  async function settle() {
    settleOn();
    await writing.done();
    await dropDraft(place);
  }

  /** It was delivered: a queued one of the same form would revert it. */
  async function arrive() {
    await settle();
    if (waitingCount() > 0) await queueCode().then(({ discardForm }) => discardForm(name), ignore);
  }
  return { draft, form, note, restart, settle, arrive };
}

function stopTimer(timer: { current: ReturnType<typeof setTimeout> | undefined }): void {
  clearTimeout(timer.current);
  timer.current = undefined;
}

/** If the queue's code cannot be loaded, nothing is queued. */
const ignore = () => {};
