import { Navigate, useRouteError } from "react-router-dom";
import { lazily } from "../../core/routing/lazily.ts";
import { Failed } from "../../core/routing/fallbacks.tsx";
import { RequestError } from "../../core/http/http.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { words } from "./words.ts";

/** Separate: it needs the rules, whose validation the first load of a public page omits. */
const NoVerification = lazily(() => import("./NoVerification.tsx"), "NoVerification");

export function VerificationWaiting() {
  return <Loading text={useWords(words).page.loading} shape="cards" />;
}

/** /verification without an officer's session, or without the server. */
export function VerificationFailed() {
  return isNoOfficer(useRouteError()) ? <NoVerification /> : <LoadFailed />;
}

/** Any other officer's screen without a session: back to the form. */
export function OfficerFailed() {
  return isNoOfficer(useRouteError()) ? <Navigate to="/officer-login" replace /> : <LoadFailed />;
}

function LoadFailed() {
  const t = useWords(words).toasts;
  return <Failed message={`${t.loadFailed}. ${t.loadFailedText}`} />;
}

const isNoOfficer = (error: unknown) =>
  error instanceof RequestError && (error.code === "UNAUTHENTICATED" || error.code === "FORBIDDEN");
