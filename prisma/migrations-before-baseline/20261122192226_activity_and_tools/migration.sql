-- AlterTable
ALTER TABLE "Webhook" ADD COLUMN     "afterSeq" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "disabledAt" TIMESTAMPTZ(3),
ADD COLUMN     "failingSince" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "WebhookDelivery" ADD COLUMN     "auditEntryId" BIGINT;

-- CreateIndex
CREATE INDEX "AuditEntry_action_at_idx" ON "AuditEntry"("action", "at");

-- CreateIndex
CREATE UNIQUE INDEX "WebhookDelivery_webhookId_auditEntryId_key" ON "WebhookDelivery"("webhookId", "auditEntryId");


-- The search of the activity logs: parts of a name, an address, a word or a number.
CREATE INDEX "AuditEntry_words_idx" ON "AuditEntry" USING GIN
  (lower(coalesce("actorName", '') || ' ' || "action" || ' ' || "resourceType" || ' ' || coalesce("resourceId", '') || ' ' || coalesce("ip", '')) gin_trgm_ops);

-- What failed is rare, and looked for.
CREATE INDEX "AuditEntry_failed_idx" ON "AuditEntry" ("at") WHERE "outcome" <> 'success';
