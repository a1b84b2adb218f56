import type { AdminRole, Trust, VerificationStatus } from "../../prisma/client/enums.ts";

export interface Visitor {
  kind: "visitor";
}

export interface CitizenViewer {
  kind: "citizen";
  sessionId: number;
  citizenId: number;
}

export interface OfficerViewer {
  kind: "officer";
  sessionId: number;
  officerId: number;
  badgeNumber: string;
  name: string;
  /** His official e-mail, normalised: who he is when distinct people are counted. */
  emailKey: string;
  /** The case that he is at, and what its supervisor said of it. */
  verificationId: number;
  caseNumber: string;
  status: VerificationStatus;
  supervisorEmailKey: string;
  /** What he may do (design: trust), by the best of those who vouched for him; null while nobody has. */
  trust: Trust | null;
}

export interface AdminViewer {
  kind: "admin";
  sessionId: number;
  adminId: number;
  username: string;
  role: AdminRole;
  emailKey: string;
  /** Signed in with a first or temporary password: may change it and nothing else. */
  mustChangePassword: boolean;
}

/** Who is asking, from the session cookie alone. Every permission starts from this. */
export type Viewer = Visitor | CitizenViewer | OfficerViewer | AdminViewer;

/** How an audit row names the viewer. */
export function actorOf(viewer: Viewer): {
  actorKind: Viewer["kind"];
  actorId: string | null;
  actorName: string | null;
} {
  switch (viewer.kind) {
    case "visitor":
      return { actorKind: "visitor", actorId: null, actorName: null };
    case "citizen":
      return { actorKind: "citizen", actorId: String(viewer.citizenId), actorName: null };
    case "officer":
      return {
        actorKind: "officer",
        actorId: String(viewer.officerId),
        actorName: `${viewer.name} (${viewer.badgeNumber})`,
      };
    case "admin":
      return { actorKind: "admin", actorId: String(viewer.adminId), actorName: viewer.username };
  }
}
