import { sentences as admins } from "../admins/sentences.fr.ts";
import { sentences as allocations } from "../allocations/sentences.fr.ts";
import { sentences as directory } from "../directory/sentences.fr.ts";
import { sentences as events } from "../events/sentences.fr.ts";
import { sentences as feedback } from "../feedback/sentences.fr.ts";
import { sentences as needs } from "../needs/sentences.fr.ts";
import { sentences as recipients } from "../recipients/sentences.fr.ts";
import { sentences as requests } from "../requests/sentences.fr.ts";
import { sentences as support } from "../support/sentences.fr.ts";
import { sentences as verification } from "../verification/sentences.fr.ts";
import { sentences as evidence } from "../requests/sentences.evidence.fr.ts";
import { sentences as recommendations } from "../requests/sentences.recommendations.fr.ts";
import { sentences as app } from "./sentences.fr.ts";
import type { Sentences } from "./sentences.ts";

export const fr: Sentences = {
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
