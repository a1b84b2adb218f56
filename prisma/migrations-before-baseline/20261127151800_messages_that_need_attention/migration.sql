-- note: Indexes the messages that failed or did not arrive, so that the desk's lists do not read every message.

CREATE INDEX "Message_attention_idx" ON "Message" ("createdAt") WHERE "handledAt" IS NULL AND ("state" = 'failed' OR "undeliveredAt" IS NOT NULL);
