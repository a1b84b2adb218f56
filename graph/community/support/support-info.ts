import type { Context } from "../../core/context.ts";
import { defaultSender } from "../../core/env.ts";
import { addressOfSender } from "../../../shared/core/text/sender.ts";
import { limitsOf } from "../../../shared/platform/system/rules.ts";
import type { Guidelines } from "./sayings/sayings.ts";

/** The configured name and amounts for the agent and the chat's panel. */
export function guidelinesOf(context: Pick<Context, "config">): Guidelines {
  const config = context.config();
  const { foodCentsPerPerson, housingCentsPerNight, transportationMaxCents } = limitsOf(config);
  return {
    systemName: config.systemName,
    foodUsdPerPerson: foodCentsPerPerson / 100,
    housingUsdPerNight: housingCentsPerNight / 100,
    transportationUsd: transportationMaxCents / 100,
    hotelHours: config.defaultHotelHours,
  };
}

export interface SupportDesk extends Guidelines {
  email: string | null;
  usesModel: boolean;
}

/** What the Support Center shows of this installation. */
export const readDesk = (context: Context): SupportDesk => ({
  ...guidelinesOf(context),
  email: supportEmail(context.env.MAIL_FROM ?? (context.config().fromEmail || defaultSender)),
  usesModel: context.agent !== null,
});

/** The sender address, if replies to it are read. */
export function supportEmail(sender: string): string | null {
  const address = addressOfSender(sender).trim();
  const isRead =
    /^[^@\s]+@[^@\s.]+\.[^@\s]+$/.test(address) && !/^(?:no-?reply|do-?not-?reply)@/i.test(address);
  return isRead ? address : null;
}
