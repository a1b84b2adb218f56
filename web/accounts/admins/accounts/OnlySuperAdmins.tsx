import { useEffect, type ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { words } from "../words.desk.ts";

/** Others see a message and are sent to the dashboard. The server enforces it as well. */
export const OnlySuperAdmins = ({ role, children }: { role: string | undefined; children: ReactNode }) =>
  role === "super_admin" ? children : <Denied />;

function Denied() {
  const t = useWords(words);
  useEffect(() => {
    const [title, description] = [t.accessDenied, t.accessDeniedText];
    toast({ title, description, tone: "critical", about: "user-management" });
  }, [t]);
  return <Navigate to="/admin/dashboard" replace />;
}
