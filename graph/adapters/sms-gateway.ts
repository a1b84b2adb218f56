export interface TextMessage {
  /** In E.164: `+15125550143`. */
  to: string;
  text: string;
  /** The same on every try; sent as Idempotency-Key. */
  messageId: string;
  /** Where the gateway reports what became of the message. */
  statusUrl?: string | undefined;
}

/** What differs between providers: the call, and the code in a refusal. */
export interface Gateway {
  request(message: TextMessage): { url: string; headers: Record<string, string>; body: string };
  /** The provider's own code of a refusal, from its answer. */
  codeIn?(answer: string): string | undefined;
  /** The provider's own id of a message that it took, from its answer. */
  idIn(answer: string): string | undefined;
}

export interface SmsSettings {
  provider: "generic" | "twilio";
  /** The gateway's address. Twilio has one of its own. */
  url?: string | undefined;
  token?: string | undefined;
  account?: string | undefined;
  from?: string | undefined;
}
