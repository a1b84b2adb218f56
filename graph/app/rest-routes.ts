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

/** Every REST call, one domain after another. */
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
