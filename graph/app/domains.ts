// What each domain adds: its part of the GraphQL schema, and its REST calls.
import "../session/schema.ts";
import "../admins/schema.ts";
import "../allocations/schema.ts";
import "../communications/schema.ts";
import "../corrections/schema.ts";
import "../directory/schema.ts";
import "../events/schema.ts";
import "../evidence/schema.ts";
import "../feedback/schema.ts";
import "../needs/schema.ts";
import "../recommendations/schema.ts";
import "../recipients/schema.ts";
import "../requests/schema.ts";
import "../requests/needs.schema.ts";
import "../requests/victim-info.schema.ts";
import "../support/schema.ts";
import "../verification/schema.ts";
import { adminRoutes } from "../admins/rest.ts";
import { allocationRoutes } from "../allocations/rest.ts";
import { correctionRoutes } from "../corrections/rest.ts";
import { resourceRoutes } from "../directory/rest.ts";
import { needsRoutes } from "../needs/rest.ts";
import { recommendationRoutes } from "../recommendations/rest.ts";
import { requestRoutes } from "../requests/rest.ts";
import { supportRoutes } from "../support/rest.ts";
import { verificationRoutes } from "../verification/rest.ts";
import { evidenceCalls } from "../evidence/calls.ts";
import type { Described, Routes } from "../core/http/rest.ts";
import { sessionRoutes } from "../session/rest.ts";

/** The REST calls of all domains. */
export const restRoutes: Routes = {
  ...sessionRoutes,
  ...verificationRoutes,
  ...requestRoutes,
  ...needsRoutes,
  ...allocationRoutes,
  ...recommendationRoutes,
  ...resourceRoutes,
  ...correctionRoutes,
  ...supportRoutes,
  ...adminRoutes,
};

/** The same with the files' calls, whose bodies are bytes: everything that external tools may call. */
export const calls: Record<string, Described> = { ...restRoutes, ...evidenceCalls };
