import { useEffect, useRef, type PointerEvent, type RefObject } from "react";
import { Text } from "react-aria-components/Text";
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from "react-aria-components/Toast";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../controls/Button.tsx";
import { Icon } from "../text/Icon.tsx";
import { ButtonLink } from "../controls/links.tsx";
import { toneIcons } from "../text/Notice.tsx";
import * as css from "./Toaster.css.ts";
import type { ToastMessage } from "./toastMessage.ts";
import { toned } from "../theme/tones.css.ts";
import { words } from "../words.ts";

const shownForMs = 5000;
const withActionForMs = 10_000;
/** About 200 words a minute: a long sentence can be read to its end. */
const readingMsPerLetter = 60;
const swipePixels = 50;
type QueuedToast = (typeof queue.visibleToasts)[number];
type SwipeEvent = PointerEvent<HTMLElement>;

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 1 });
/** Queued until the current one is gone. */
let waiting: ToastMessage[] = [];

/**
 * One at a time, in a queue. Failures and undoable results come at once, a repeated sentence
 * restarts, and a success ends the previous failure, unless the two are known to be about different
 * things.
 */
export function say(message: ToastMessage): void {
  const shown = queue.visibleToasts[0];
  const isAgain = shown !== undefined && isSame(shown.content, message);
  const endsFailure = shown !== undefined && isOvercome(shown.content, message);
  waiting = waiting.filter((other) => !isSame(other, message) && !isOvercome(other, message));
  if (!isAgain && !endsFailure && message.tone !== "critical" && !message.action) waiting.push(message);
  else {
    waiting.unshift(message);
    if (shown) queue.close(shown.key);
  }
  showNext();
}

const isSame = (one: ToastMessage, other: ToastMessage) =>
  one.about !== undefined ? one.about === other.about : isSameSentence(one, other);

/** The retry of a failure succeeded. */
const isOvercome = (failure: ToastMessage, success: ToastMessage) =>
  failure.tone === "critical" &&
  success.tone === "positive" &&
  (failure.about === undefined || success.about === undefined || failure.about === success.about);

const isSameSentence = (one: ToastMessage, other: ToastMessage) =>
  one.title === other.title && one.description === other.description && !one.action && !other.action;

let mounted = 0;

/**
 * Drops every toast when the app unmounts. It waits a moment, because React's strict mode unmounts
 * and mounts again at once, and a toast from before the first mount must survive that.
 */
function forgetAllUnlessMounted(): void {
  if (mounted > 0) return;
  waiting = [];
  for (const { key } of queue.visibleToasts) queue.close(key);
}

function showNext(): void {
  if (queue.visibleToasts.length > 0) return;
  const message = waiting.shift();
  if (!message) return;
  const { title, description = "", action, onClosed } = message;
  queue.add(message, {
    timeout: Math.max(
      action ? withActionForMs : shownForMs,
      (title.length + description.length) * readingMsPerLetter,
    ),
    onClose: () => {
      onClosed?.();
      queueMicrotask(showNext); // still in the queue
    },
  });
}

/**
 * The toast area, in a corner at a desk and above the bottom bar or the keyboard on a phone. F8
 * focuses it.
 */
export function Toaster() {
  const region = useRef<HTMLDivElement>(null);
  const t = useWords(words);

  useEffect(() => {
    mounted += 1;
    const focus = ({ key }: KeyboardEvent) => key === "F8" && region.current?.focus();
    window.addEventListener("keydown", focus);
    return () => {
      window.removeEventListener("keydown", focus);
      mounted -= 1;
      queueMicrotask(forgetAllUnlessMounted);
    };
  }, []);

  return (
    <ToastRegion ref={region} queue={queue} className={css.region} aria-label={t.notifications}>
      {({ toast: shown }) => <Toast shown={shown} region={region} />}
    </ToastRegion>
  );
}

interface ToastProps {
  shown: QueuedToast;
  region: RefObject<HTMLDivElement | null>;
}

function Toast({ shown, region }: ToastProps) {
  const { title, description, tone = "info", action } = shown.content;
  const swipe = useSwipeAway(() => queue.close(shown.key));
  useEffect(() => keepClear(region.current), [region]);
  const t = useWords(words);
  return (
    <AriaToast toast={shown} className={css.toast} {...swipe}>
      <span className={`${css.sign} ${toned[tone]}`}>
        <Icon name={toneIcons[tone]} />
      </span>
      <ToastContent className={css.text}>
        <Text slot="title" className={css.title}>
          {title}
        </Text>
        {description && <Text slot="description">{description}</Text>}
      </ToastContent>
      {action && (
        <div className={css.action}>
          <ToastAction action={action} close={() => queue.close(shown.key)} />
        </div>
      )}
      <Button
        slot="close"
        variant="plain"
        icon="cross"
        aria-label={t.close}
        onPress={() => queue.close(shown.key)}
      />
    </AriaToast>
  );
}

function ToastAction({ action, close }: { action: NonNullable<ToastMessage["action"]>; close: () => void }) {
  if ("href" in action)
    return (
      <ButtonLink variant="quiet" href={action.href} onClick={close}>
        {action.label}
      </ButtonLink>
    );
  return (
    <Button
      variant="quiet"
      onPress={() => {
        action.onPress();
        close();
      }}
    >
      {action.label}
    </Button>
  );
}

/** Measures the toast, and a phone's keyboard, which lies over the bottom of the window. */
function keepClear(region: HTMLElement | null) {
  const seen = window.visualViewport;
  const measure = () => {
    const covered = seen ? Math.max(0, innerHeight - seen.height - seen.offsetTop) : 0;
    const { style } = document.documentElement;
    style.setProperty(css.keyboardHeight, `${covered}px`);
    style.setProperty(css.toastHeight, `${region?.offsetHeight ?? 0}px`);
  };
  measure();
  seen?.addEventListener("resize", measure);
  return () => seen?.removeEventListener("resize", measure);
}

/** Follows a swipe to the right, and closes beyond a threshold. */
function useSwipeAway(close: () => void) {
  const startedAt = useRef<number>(undefined);
  const moved = (event: SwipeEvent) =>
    startedAt.current === undefined ? 0 : event.clientX - startedAt.current;
  const shift = ({ currentTarget }: SwipeEvent, pixels: number) => {
    currentTarget.style.translate = pixels > 0 ? `${pixels}px 0` : "";
  };
  const stop = (event: SwipeEvent) => {
    startedAt.current = undefined;
    shift(event, 0);
  };
  return {
    onPointerDown: (event: SwipeEvent) => {
      if (!(event.target as Element).closest("button")) startedAt.current = event.clientX;
    },
    onPointerMove: (event: SwipeEvent) => shift(event, moved(event)),
    onPointerUp: (event: SwipeEvent) => {
      if (moved(event) >= swipePixels) close();
      stop(event);
    },
    onPointerCancel: stop,
  };
}
