import { promisedStatuses } from "../../../shared/decisions/allocations/rules.ts";
import { urgencyLevels } from "../../../shared/intake/requests/rules.ts";
import { ruleUrgencyOf } from "../../../shared/decisions/rulebook/rules.ts";
import { literals } from "./statement.ts";

/*
 * Conditions for statements, made from the TypeScript rules of the same meaning.
 * tests/statements/rules.test.ts compares them.
 */

const cases = urgencyLevels.map((level) => `WHEN '${level}' THEN '${ruleUrgencyOf(level)}'`).join(" ");

/**
 * Whether `u` is the urgency rule of the request `r`: `ruleUrgencyOf`. Without a request it is the
 * rule of the lowest urgency.
 */
export const isItsRule = `u."urgencyLevel" = (CASE r."urgencyLevel" ${cases} ELSE '${ruleUrgencyOf("low")}' END)::"RuleUrgency"`;

/** Whether the money of the allocation `f` counts: `isPromised`. */
export const isPromisedMoney = `f."status" IN (${literals(promisedStatuses)})`;
