import { httpTarget } from "./http-target.ts";
import type { Gateway, SmsSettings } from "./sms-gateway.ts";

const home = "https://api.twilio.com";

/** Twilio's Messages resource, as a form. The account and its auth token authenticate the call. */
export function twilioGateway({ url = home, account = "", token = "", from = "" }: SmsSettings): Gateway {
  const messages = new URL(`/2010-04-01/Accounts/${account}/Messages.json`, httpTarget(url).url);
  const sender = from.startsWith("MG") ? "MessagingServiceSid" : "From";
  const authorization = `Basic ${Buffer.from(`${account}:${token}`, "utf8").toString("base64")}`;
  return {
    request: ({ to, text, messageId, statusUrl }) => ({
      url: messages.href,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "idempotency-key": messageId,
        authorization,
      },
      body: new URLSearchParams({
        To: to,
        [sender]: from,
        Body: text,
        ...(statusUrl && { StatusCallback: statusUrl }),
      }).toString(),
    }),
    idIn: (answer) => /"sid":\s*"([A-Z]{2}[0-9a-f]{32})"/.exec(answer)?.[1],
    codeIn: (answer) => /"code":\s*(\d{1,6})\b/.exec(answer)?.[1],
  };
}
