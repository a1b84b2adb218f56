-- note: Indexes every message that failed or did not arrive, the settled ones too, for the outbox.

CREATE INDEX "Message_reachedNoOne_idx" ON "Message" ("handledAt", "createdAt") WHERE "state" = 'failed' OR "undeliveredAt" IS NOT NULL;
DROP INDEX "Message_attention_idx";
