import { useEffect, useEffectEvent, useRef } from "react";

/** For the title of a detail: it takes the focus when it is shown, if the list says so. */
export function useTitleFocus(takesFocus: () => boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const arrive = useEffectEvent(() => {
    if (takesFocus()) title.current?.focus();
  });
  useEffect(() => arrive(), []);
  return title;
}
