import type { RouteObject } from "react-router-dom";
import { needing } from "../admin/queue/needing.ts";
import { deskRoutes } from "../admin/routes.tsx";
import { accountRoutes, adminRoutes } from "../admins/routes.tsx";
import { callbackRoutes } from "../callbacks/routes.tsx";
import { caseRoutes } from "../cases/list/routes.tsx";
import { communicationRoutes } from "../communications/routes.tsx";
import { correctionRoutes } from "../corrections/routes.tsx";
import { dispatchRoutes } from "../dispatches/list/routes.tsx";
import { handoverRoutes } from "../handover/routes.tsx";
import { entryRoutes } from "../entries/routes.tsx";
import { eventDeskRoutes } from "../events/deskRoutes.tsx";
import { feedbackDeskRoutes } from "../feedback/deskRoutes.tsx";
import { fundRoutes } from "../funds/routes.tsx";
import { officerRoutes } from "../officers/routes.tsx";
import { reconcileRoutes } from "../reconcile/routes.tsx";
import { taskRoutes } from "../tasks/routes.tsx";
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
