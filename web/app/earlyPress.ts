interface EarlyPress {
  button?: HTMLElement;
}

declare global {
  interface Window {
    /**
     * The script in index.html keeps the button that was pressed before the app ran, dimmed until
     * then; pressing something else cancels it.
     */
    earlyPress?: EarlyPress | undefined;
  }
}

/**
 * From now on the app handles presses itself. The returned function replays the earlier one when
 * the page is hydrated.
 */
export function takeEarlyPress(): () => void {
  const { button } = window.earlyPress ?? {};
  window.earlyPress = undefined;
  return () => {
    delete window.earlyPress; // shows from outside that the page is hydrated
    button?.removeAttribute("data-early");
    if (button?.isConnected) button.click();
  };
}
