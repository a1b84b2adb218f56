import type { RouteObject } from "react-router-dom";
import { deskRoutes } from "../admin/routes.tsx";
import { accountRoutes, adminRoutes } from "../admins/routes.tsx";
import { callbackRoutes } from "../callbacks/routes.tsx";
import { communicationRoutes } from "../communications/routes.tsx";
import { correctionRoutes } from "../corrections/routes.tsx";
import { entryRoutes } from "../entries/routes.tsx";
import { eventDeskRoutes } from "../events/deskRoutes.tsx";
import { feedbackDeskRoutes } from "../feedback/deskRoutes.tsx";
import { officerRoutes } from "../officers/routes.tsx";
import { deskParts } from "./desk.ts";

/** The administrators' routes, listed by each domain. Loaded on the first visit to one of them. */
export const deskPages: RouteObject[] = [
  ...adminRoutes,
  ...deskRoutes(deskParts, [
    ...communicationRoutes,
    ...callbackRoutes,
    ...feedbackDeskRoutes,
    ...eventDeskRoutes,
    ...entryRoutes,
    ...correctionRoutes,
    ...accountRoutes,
    ...officerRoutes,
  ]),
];
