import { sentences as admins } from "../admins/sentences.es.ts";
import { sentences as allocations } from "../allocations/sentences.es.ts";
import { sentences as directory } from "../directory/sentences.es.ts";
import { sentences as events } from "../events/sentences.es.ts";
import { sentences as feedback } from "../feedback/sentences.es.ts";
import { sentences as needs } from "../needs/sentences.es.ts";
import { sentences as recipients } from "../recipients/sentences.es.ts";
import { sentences as requests } from "../requests/sentences.es.ts";
import { sentences as support } from "../support/sentences.es.ts";
import { sentences as verification } from "../verification/sentences.es.ts";
import { sentences as evidence } from "../requests/sentences.evidence.es.ts";
import { sentences as recommendations } from "../requests/sentences.recommendations.es.ts";
import { sentences as app } from "./sentences.es.ts";
import type { Sentences } from "./sentences.ts";

export const es: Sentences = {
  ...app,
  ...admins,
  ...allocations,
  ...directory,
  ...events,
  ...feedback,
  ...needs,
  ...recipients,
  ...requests,
  ...support,
  ...verification,
  ...evidence,
  ...recommendations,
};
