import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { formValues } from "../../design/fields/form/formValues.ts";
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
 * The draft of one form: read when it opens, written with each letter, gone when it was sent or
 * thrown away. A page that is being left waits for no sealing and no storing, so nothing may wait
 * before them. What a reload can lose is what was typed while one writing was on its way: some five
 * milliseconds, mostly the last letter or none; twenty on a phone that is six times slower. A
 * letter costs one small row.
 */
export function useDraft(name: string, keeper: DraftKeeper) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Draft | undefined>(() => (canKeep() ? undefined : emptyDraft()));
  const [place] = useState(() => placeOf(name, keeper));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [writing] = useState(inTurn);
  /** What the fields hold without anybody's typing, or as it was sent: that alone is no draft. */
  const untouched = useRef<string>(undefined);

  useEffect(() => {
    if (!canKeep()) return;
    let isHere = true;
    // A transition: a long form is drawn bit by bit, and holds up no finger.
    void readDraft(place, keeper).then((found) => isHere && startTransition(() => setDraft(found)));
    return () => {
      isHere = false;
    };
  }, [place, keeper]);

  const settleOn = useCallback(() => {
    stopTimer(timer);
    untouched.current = form.current ? JSON.stringify(formValues(form.current)) : undefined;
  }, []);

  // In a turn of its own: a browser that is asked for a text area's words lays the whole page out
  // first, and the drawing alone is long enough.
  useEffect(() => {
    if (!draft || draft.at !== undefined) return;
    settling.current = setTimeout(settleOn);
    return () => stopTimer(settling);
  }, [draft, settleOn]);

  /** The fields hold what was chosen when React has drawn it. */
  function note() {
    stopTimer(settling); // whoever types before it has typed
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

  /** It waits in the queue: there is no draft of it any more. */
  async function settle() {
    settleOn();
    await writing.done();
    await dropDraft(place);
  }

  /** It has arrived: what waited of the same form would undo it. */
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

/** Nothing waits of a form whose queue cannot even be loaded. */
const ignore = () => {};
