import * as z from "zod/mini";
import { component, route, type Routes } from "../../core/http/rest.ts";
import { chooseNotifications } from "./messages/notifications.ts";
import {
  notificationChoice,
  officerFormOverRest,
  verificationStatuses,
} from "../../../shared/officers/verification/rules.ts";
import { statusOfCase } from "./service.ts";
import { keepCase } from "./submission/submit.ts";

component("NotificationChoice", notificationChoice);

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
      operationId: "submitOfficerVerification",
      tag: "Officers",
      summary: "Submit an officer's case for verification.",
      description:
        "Opens an officer's session and emails the supervisor, unless the supervisor has already confirmed this case. 409 if the supervisor rejected the case. 422 for a repeat after its first session was used. `token` is a handle for display and grants no access.",
      refusals: ["CONFLICT", "UNPROCESSABLE"],
      body: officerFormOverRest,
      answer: z.object({ success: z.boolean(), token: z.string(), message: z.string() }),
    },
    async (context, { body: { officerBadge, ...form } }) => {
      const { statusToken, status, waitsForRoundup } = await keepCase(context, {
        ...form,
        badgeNumber: officerBadge,
      });
      const message =
        status === "verified"
          ? "This case is already verified"
          : waitsForRoundup
            ? "Saved. The supervisor did not answer several emails, so the next one will list this case. Please call the supervisor."
            : "Verification email sent";
      return { success: true, token: statusToken, message };
    },
  ),
  "GET /api/verification-status/:caseNumber": route(
    {
      access: "officer",
      example: { params: { caseNumber: "CASE-2026-77" } },
      operationId: "getVerificationStatus",
      tag: "Officers",
      summary: "Get the verification status of a case.",
      description: "Only the session's own case. Any other case number answers 404.",
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
      operationId: "setNotifications",
      tag: "Officers",
      summary: "Set how the officer is notified.",
      description: "Applies to the supervisor's answer and to decisions on requests.",
      form: notificationChoice,
      answer: notificationChoice,
    },
    (context, { body }) => chooseNotifications(context, body),
  ),
};
