import type { RouteObject } from "react-router-dom";
import { needing } from "../shell/desk/queue/needing.ts";
import { deskRoutes } from "../shell/desk/routes.tsx";
import { accountRoutes, adminRoutes } from "../accounts/admins/routes.tsx";
import { callbackRoutes } from "../community/callbacks/routes.tsx";
import { caseRoutes } from "../desk/cases/list/routes.tsx";
import { communicationRoutes } from "../desk/inbox/routes.tsx";
import { correctionRoutes } from "../community/corrections/routes.tsx";
import { dispatchRoutes } from "../desk/dispatches/routes.tsx";
import { handoverRoutes } from "../desk/handover/routes.tsx";
import { entryRoutes } from "../community/entries/routes.tsx";
import { eventDeskRoutes } from "../community/events/deskRoutes.tsx";
import { feedbackDeskRoutes } from "../community/feedback/deskRoutes.tsx";
import { fundRoutes } from "../money/funds/routes.tsx";
import { officerRoutes } from "../desk/officers/routes.tsx";
import { reconcileRoutes } from "../help/reconcile/routes.tsx";
import { taskRoutes } from "../desk/tasks/routes.tsx";
import { deskParts } from "./desk.ts";

/** The administrators' routes, listed by each domain. Loaded on the first visit to one of them. */
export const deskPages: RouteObject[] = [
  ...adminRoutes,
  ...deskRoutes(deskParts, [
    needing("readCases", caseRoutes),
    needing("readCases", dispatchRoutes),
    needing("readDesk", communicationRoutes),
    needing("readDesk", callbackRoutes),
    needing("readDesk", feedbackDeskRoutes),
    needing("readDesk", eventDeskRoutes),
    needing("readDesk", entryRoutes),
    needing("readDesk", correctionRoutes),
    needing("readMoney", fundRoutes),
    ...taskRoutes,
    needing("readMoney", reconcileRoutes),
    ...accountRoutes,
    needing("readCases", officerRoutes),
    needing("readCases", handoverRoutes),
  ]),
];
