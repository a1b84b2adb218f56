import { builder } from "../../core/graphql/builder.ts";
import { callbackTypes } from "../../../shared/community/support/rules.ts";

export const CallbackType = builder.enumType("CallbackType", { values: callbackTypes });
