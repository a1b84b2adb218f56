import { useLocation } from "react-router-dom";
import { useSessionMark } from "../../core/session/sessionMark.ts";

const publicPages =
  /^\/(?:home|resources|rights|incidents|feedback|events|landing|offline|exit-help|i-speak|print\/intake)\/?$/i;
const deskPages = /^\/admin(?:\/|$)/i;

/** Whether a public page is shown, which anyone may have to leave at once. */
export const useIsPublic = () => publicPages.test(useLocation().pathname);

/**
 * Exit is on every public page. On the others it is for visitors, also on a page that was not
 * found.
 */
export function useExitVisible(): boolean {
  const isPublic = useIsPublic();
  const isDesk = deskPages.test(useLocation().pathname);
  const kind = useSessionMark()?.kind;
  return isPublic || (!isDesk && kind !== "officer" && kind !== "admin");
}
