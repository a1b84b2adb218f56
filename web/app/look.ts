import { useSyncExternalStore } from "react";

export const themes = ["light", "dark", "system"] as const;
export const fontSizes = ["small", "medium", "large"] as const;

export interface Look {
  theme: (typeof themes)[number];
  font: (typeof fontSizes)[number];
}

/** Also read by the script in index.html, which sets both before the first paint. */
const storageKey = "safevoice-look";
const initial: Look = { theme: "light", font: "medium" };
const listeners = new Set<() => void>();
let current: Look | undefined;

/** How the person wants the screens to look; kept on this device only. */
export const useLook = (): Look => useSyncExternalStore(listen, readLook, () => initial);

export function saveLook(look: Look): void {
  current = look;
  document.documentElement.dataset["theme"] = look.theme;
  document.documentElement.dataset["font"] = look.font;
  try {
    localStorage.setItem(storageKey, JSON.stringify(look));
  } catch {
    // Storage is full or forbidden: the choice lasts as long as this page.
  }
  for (const listener of listeners) listener();
}

function readLook(): Look {
  current ??= stored();
  return current;
}

function stored(): Look {
  try {
    const { theme, font } = JSON.parse(localStorage.getItem(storageKey) ?? "{}") as Partial<Look>;
    return {
      theme: themes.find((known) => known === theme) ?? initial.theme,
      font: fontSizes.find((known) => known === font) ?? initial.font,
    };
  } catch {
    return initial;
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
