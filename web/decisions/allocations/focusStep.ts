/**
 * The focus goes to what comes next, once the question is closed: the button that opened it may be
 * gone by then, and the focus would start again at the top of the page. `data-step` marks who the
 * request waits for, and its money.
 */
export function focusStep(step: "wait" | "money"): void {
  const until = performance.now() + longestMs;
  let closedFrames = 0;
  const look = () => {
    closedFrames = document.querySelector(question) ? 0 : closedFrames + 1;
    const target = document.querySelector<HTMLElement>(`[data-step=${step}]`);
    // The question itself returns the focus one frame after it closed.
    if (target && closedFrames > 2) target.focus();
    else if (performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A toast is an `alertdialog` as well, but no modal one. */
const question = "[role=alertdialog]:not([aria-modal=false])";

/** For the answer to arrive on a slow device. */
const longestMs = 10_000;
