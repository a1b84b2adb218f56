import { GraphQLError } from "graphql";
import type { Refusal } from "../../core/errors.ts";
import type { Language } from "../../../shared/core/forms/fields.ts";
import { sayingsIn } from "./answer.ts";

/** The REST call of the chat, as routes name it. */
export const chatCall = "POST /api/ai-support/chat";

/** A refused message may have been a call for help, so the refusal begins with the numbers. */
export const withNumbers = (message: string, language: Language): string =>
  `${sayingsIn[language].numbersFirst} ${message}`;

/** The same for GraphQL. The code and the key of the refusal stay. */
export const refusedWithNumbers = ({ message, details }: Refusal, language: Language): GraphQLError =>
  new GraphQLError(withNumbers(message, language), { extensions: { ...details } });
