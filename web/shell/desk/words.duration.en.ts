/** `3 days`, `1 h 5 min`, `4 min`, `12 s`. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h ${minutes % 60} min`;
  return `${Math.floor(hours / 24)} days`;
}

/** By the time that is left, less than zero after it: `Due in 14 min`, `Due now`, `7 days late`. */
export function dueText(leftMs: number): string {
  if (Math.abs(leftMs) < 60_000) return "Due now";
  return leftMs > 0 ? `Due in ${duration(leftMs)}` : `${duration(-leftMs)} late`;
}
