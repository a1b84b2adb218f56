interface EarlyPress {
  button?: HTMLElement;
}

declare global {
  interface Window {
    /**
     * The script in index.html keeps here the button that was pressed before the app ran, pale
     * until then; a press on something else takes it back.
     */
    earlyPress?: EarlyPress | undefined;
  }
}

/**
 * From now on the app hears presses itself. The earlier one is given to it by what this returns,
 * once the page lives: nobody presses in vain.
 */
export function takeEarlyPress(): () => void {
  const { button } = window.earlyPress ?? {};
  window.earlyPress = undefined;
  return () => {
    delete window.earlyPress; // by which one can tell from outside that the page lives
    button?.removeAttribute("data-early");
    if (button?.isConnected) button.click();
  };
}
