import { builder } from "../core/graphql/builder.ts";
import { callbackTypes } from "./rules.shared.ts";

export const CallbackType = builder.enumType("CallbackType", { values: callbackTypes });
