import { visuallyHidden } from "./visuallyHidden.css.ts";

const saidForMs = 7000;
/** Safari says nothing that comes together with its region. */
const firstAfterMs = 100;
let region: HTMLElement | undefined;

/** Lets a screen reader say a text at once. */
export function announce(text: string): void {
  const isNew = !region?.isConnected;
  region = isNew ? openRegion() : region;
  const line = document.createElement("div");
  line.textContent = text;
  setTimeout(() => region?.append(line), isNew ? firstAfterMs : 0);
  setTimeout(() => line.remove(), firstAfterMs + saidForMs);
}

function openRegion(): HTMLElement {
  const opened = document.createElement("div");
  opened.className = visuallyHidden;
  opened.setAttribute("role", "log");
  opened.setAttribute("aria-live", "assertive");
  opened.dataset["liveAnnouncer"] = "true"; // An open dialog hides the rest of the page, except for this.
  document.body.prepend(opened);
  return opened;
}
