import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions(
  {
    "recommendation.made": "Recommended an amount and resources",
    "recommendation.resources-chosen": "Updated the recommended resources",
  },
  {
    former: {
      "recommendation.resources-chosen": ["recommendation.resources_chosen"],
    },
  },
);

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
