import * as z from "zod/mini";
import { route, type Routes } from "../../core/http/rest.ts";
import { correctionForm } from "../../../shared/community/corrections/rules.ts";
import { reportWrongEntry } from "./service.ts";

export const correctionRoutes: Routes = {
  "POST /api/resources/:key/corrections": route(
    {
      access: "public",
      example: { params: { key: "res-tx-1" }, body: { problem: "number", details: "No one answers" } },
      operationId: "reportWrongEntry",
      tag: "Directory",
      summary: "Report a wrong directory entry.",
      description: "At most five reports an hour from one IP address.",
      form: correctionForm,
      answer: z.object({ success: z.boolean() }),
      status: 201,
    },
    async (context, { params, body }) => {
      await reportWrongEntry(context, params["key"] ?? "", body);
      return { success: true };
    },
  ),
};
