import * as z from "zod/mini";
import { route, type Routes } from "../core/http/rest.ts";
import { chooseNotifications } from "./notifications.ts";
import { notificationChoice, officerFormOverRest, verificationStatuses } from "./rules.shared.ts";
import { statusOfCase } from "./service.ts";
import { keepCase } from "./submit.ts";

export const verificationRoutes: Routes = {
  "POST /api/officer-verification": route(
    {
      access: "public",
      example: {
        body: {
          officerName: "Dana Reyes",
          officerRank: "Sergeant",
          officerBadge: "4471",
          officerPhone: "512-555-0142",
          officerEmail: "dana.reyes@city.example",
          agency: "City Police",
          caseNumber: "CASE-2026-77",
          incidentDescription: "A family was found without shelter",
          services: ["food"],
          supervisorName: "Lee Park",
          supervisorRank: "Captain",
          supervisorPhone: "512-555-0143",
          supervisorEmail: "lee.park@city.example",
        },
      },
      summary:
        "The officer form: opens an officer session and mails the supervisor, unless the supervisor has confirmed this case already. The token is a handle for the status, and grants nothing. `language` (en, es or fr) is the case's, its mails' and its pages'; left out, the cookie safevoice-language tells it, then Accept-Language.",
      body: officerFormOverRest,
      answer: z.object({ success: z.boolean(), token: z.string(), message: z.string() }),
    },
    async (context, { body: { officerBadge, ...form } }) => {
      const { statusToken, status } = await keepCase(context, { ...form, badgeNumber: officerBadge });
      const message = status === "verified" ? "This case is already verified" : "Verification email sent";
      return { success: true, token: statusToken, message };
    },
  ),
  "GET /api/verification-status/:caseNumber": route(
    {
      access: "officer",
      example: { params: { caseNumber: "CASE-2026-77" } },
      summary: "The status of the session's own case; any other case number answers 404.",
      answer: z.object({ success: z.boolean(), status: z.enum(verificationStatuses) }),
    },
    async (context, { params }) => ({
      success: true,
      status: await statusOfCase(context, params["caseNumber"] ?? ""),
    }),
  ),
  "PUT /api/officer/notifications": route(
    {
      access: "officer",
      example: { body: { email: true, sms: false } },
      summary: "By which ways the officer is told of the supervisor's answer and of decisions on requests.",
      form: notificationChoice,
      answer: notificationChoice,
    },
    (context, { body }) => chooseNotifications(context, body),
  ),
};
