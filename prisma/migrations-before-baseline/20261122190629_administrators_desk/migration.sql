-- CreateEnum
CREATE TYPE "MessagePriority" AS ENUM ('low', 'medium', 'high', 'critical');

-- CreateEnum
CREATE TYPE "FeedbackState" AS ENUM ('open', 'handled');

-- CreateEnum
CREATE TYPE "HealthState" AS ENUM ('healthy', 'warning', 'error', 'unknown');

-- CreateEnum
CREATE TYPE "SatisfactionAnswer" AS ENUM ('good', 'fair', 'poor');

-- AlterEnum
ALTER TYPE "MessageChannel" ADD VALUE 'phone';

-- AlterEnum
ALTER TYPE "MoneyAuthority" ADD VALUE 'system';

-- AlterTable
ALTER TABLE "AiRuleset" ADD COLUMN     "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "updatedBy" TEXT,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "Approval" ALTER COLUMN "badgeKeys" SET DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "CallbackRequest" ADD COLUMN     "closedAt" TIMESTAMPTZ(3),
ADD COLUMN     "dialledAt" TIMESTAMPTZ(3),
ADD COLUMN     "note" TEXT;

-- AlterTable
ALTER TABLE "Event" ADD COLUMN     "cancelReason" TEXT,
ADD COLUMN     "cancelledAt" TIMESTAMPTZ(3),
ADD COLUMN     "changedBy" TEXT,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Feedback" ADD COLUMN     "handledAt" TIMESTAMPTZ(3),
ADD COLUMN     "note" TEXT,
ADD COLUMN     "ownerName" TEXT,
ADD COLUMN     "state" "FeedbackState" NOT NULL DEFAULT 'open';

-- AlterTable
ALTER TABLE "Letter" ALTER COLUMN "helpTypes" SET DEFAULT ARRAY[]::"HelpType"[];

-- AlterTable
ALTER TABLE "Message" ADD COLUMN     "priority" "MessagePriority" NOT NULL DEFAULT 'medium',
ADD COLUMN     "replyToId" INTEGER,
ADD COLUMN     "templateId" INTEGER,
ADD COLUMN     "templateVersion" INTEGER,
ADD COLUMN     "writtenBy" TEXT;

-- AlterTable
ALTER TABLE "Recommendation" ADD COLUMN     "rulesCents" INTEGER,
ADD COLUMN     "version" TEXT;

-- AlterTable
ALTER TABLE "Resource" ADD COLUMN     "confirmedBy" TEXT,
ADD COLUMN     "editedAt" TIMESTAMPTZ(3),
ADD COLUMN     "editedBy" TEXT,
ADD COLUMN     "retiredAt" TIMESTAMPTZ(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "SystemConfig" ADD COLUMN     "directorEmail" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "smtpPasswordSealed" TEXT,
ALTER COLUMN "trustedDomains" SET DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "UrgencyRule" ADD COLUMN     "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "isActive" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "updatedBy" TEXT,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "Vendor" ALTER COLUMN "helpTypes" SET DEFAULT ARRAY[]::"HelpType"[],
ALTER COLUMN "supportPhones" SET DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "RulebookChange" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "changedBy" TEXT NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RulebookChange_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Attendance" (
    "requestId" INTEGER NOT NULL,
    "adminName" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Attendance_pkey" PRIMARY KEY ("requestId")
);

-- CreateTable
CREATE TABLE "Escalation" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "step" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "told" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Escalation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AutomaticDecision" (
    "requestId" INTEGER NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "trace" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AutomaticDecision_pkey" PRIMARY KEY ("requestId")
);

-- CreateTable
CREATE TABLE "ConfigChange" (
    "id" SERIAL NOT NULL,
    "version" INTEGER NOT NULL,
    "changes" JSONB NOT NULL,
    "config" JSONB NOT NULL,
    "revertOf" INTEGER,
    "changedBy" TEXT NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ConfigChange_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HealthSample" (
    "id" SERIAL NOT NULL,
    "component" TEXT NOT NULL,
    "state" "HealthState" NOT NULL,
    "responseMs" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "HealthSample_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NetworkBlock" (
    "id" SERIAL NOT NULL,
    "network" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "blockedBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "endedBy" TEXT,

    CONSTRAINT "NetworkBlock_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Satisfaction" (
    "requestId" INTEGER NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',
    "askedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "answer" "SatisfactionAnswer",
    "answeredAt" TIMESTAMPTZ(3),

    CONSTRAINT "Satisfaction_pkey" PRIMARY KEY ("requestId")
);

-- CreateTable
CREATE TABLE "CommunicationTemplate" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "channel" "MessageChannel" NOT NULL,
    "recipientType" "RecipientType" NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "CommunicationTemplate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CommunicationTemplateVersion" (
    "templateId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "texts" JSONB NOT NULL,
    "variables" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "writtenBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CommunicationTemplateVersion_pkey" PRIMARY KEY ("templateId","version")
);

-- CreateTable
CREATE TABLE "InboxRead" (
    "kind" TEXT NOT NULL,
    "sourceId" INTEGER NOT NULL,
    "readBy" TEXT NOT NULL,
    "readAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "InboxRead_pkey" PRIMARY KEY ("kind","sourceId")
);

-- CreateTable
CREATE TABLE "ApiKey" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "keyHash" TEXT NOT NULL,
    "scopes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "networks" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "createdBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "lastUsedAt" TIMESTAMPTZ(3),
    "lastUsedIp" TEXT,
    "revokedAt" TIMESTAMPTZ(3),
    "revokedBy" TEXT,

    CONSTRAINT "ApiKey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Webhook" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "secretSealed" TEXT NOT NULL,
    "events" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "createdBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Webhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WebhookDelivery" (
    "id" UUID NOT NULL,
    "webhookId" INTEGER NOT NULL,
    "event" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "state" "MessageState" NOT NULL DEFAULT 'queued',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "status" INTEGER,
    "reason" TEXT,
    "replayOf" UUID,
    "dueAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leaseUntil" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),

    CONSTRAINT "WebhookDelivery_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "RulebookChange_kind_name_id_idx" ON "RulebookChange"("kind", "name", "id" DESC);

-- CreateIndex
CREATE INDEX "Escalation_at_idx" ON "Escalation"("at");

-- CreateIndex
CREATE UNIQUE INDEX "Escalation_requestId_step_key" ON "Escalation"("requestId", "step");

-- CreateIndex
CREATE UNIQUE INDEX "ConfigChange_version_key" ON "ConfigChange"("version");

-- CreateIndex
CREATE INDEX "HealthSample_component_at_idx" ON "HealthSample"("component", "at" DESC);

-- CreateIndex
CREATE INDEX "HealthSample_at_idx" ON "HealthSample"("at");

-- CreateIndex
CREATE INDEX "NetworkBlock_until_idx" ON "NetworkBlock"("until");

-- CreateIndex
CREATE INDEX "NetworkBlock_network_idx" ON "NetworkBlock"("network");

-- CreateIndex
CREATE UNIQUE INDEX "Satisfaction_tokenHash_key" ON "Satisfaction"("tokenHash");

-- CreateIndex
CREATE INDEX "Satisfaction_answeredAt_idx" ON "Satisfaction"("answeredAt");

-- CreateIndex
CREATE UNIQUE INDEX "CommunicationTemplate_name_key" ON "CommunicationTemplate"("name");

-- CreateIndex
CREATE UNIQUE INDEX "ApiKey_keyHash_key" ON "ApiKey"("keyHash");

-- CreateIndex
CREATE INDEX "WebhookDelivery_state_dueAt_idx" ON "WebhookDelivery"("state", "dueAt");

-- CreateIndex
CREATE INDEX "WebhookDelivery_webhookId_createdAt_idx" ON "WebhookDelivery"("webhookId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "CallbackRequest_createdAt_idx" ON "CallbackRequest"("createdAt");

-- CreateIndex
CREATE INDEX "Feedback_state_createdAt_idx" ON "Feedback"("state", "createdAt");

-- CreateIndex
CREATE INDEX "RecipientResponse_createdAt_idx" ON "RecipientResponse"("createdAt");

-- AddForeignKey
ALTER TABLE "Attendance" ADD CONSTRAINT "Attendance_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Escalation" ADD CONSTRAINT "Escalation_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AutomaticDecision" ADD CONSTRAINT "AutomaticDecision_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Satisfaction" ADD CONSTRAINT "Satisfaction_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CommunicationTemplateVersion" ADD CONSTRAINT "CommunicationTemplateVersion_templateId_fkey" FOREIGN KEY ("templateId") REFERENCES "CommunicationTemplate"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_webhookId_fkey" FOREIGN KEY ("webhookId") REFERENCES "Webhook"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_replyToId_fkey" FOREIGN KEY ("replyToId") REFERENCES "RecipientResponse"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- A list is never null: what was written without one holds an empty one.
UPDATE "Vendor" SET "helpTypes" = '{}' WHERE "helpTypes" IS NULL;
UPDATE "Vendor" SET "supportPhones" = '{}' WHERE "supportPhones" IS NULL;
UPDATE "Letter" SET "helpTypes" = '{}' WHERE "helpTypes" IS NULL;
UPDATE "Approval" SET "badgeKeys" = '{}' WHERE "badgeKeys" IS NULL;
UPDATE "SystemConfig" SET "trustedDomains" = '{}' WHERE "trustedDomains" IS NULL;
ALTER TABLE "Vendor" ALTER COLUMN "helpTypes" SET NOT NULL, ALTER COLUMN "supportPhones" SET NOT NULL;
ALTER TABLE "Letter" ALTER COLUMN "helpTypes" SET NOT NULL;
ALTER TABLE "Approval" ALTER COLUMN "badgeKeys" SET NOT NULL;
ALTER TABLE "SystemConfig" ALTER COLUMN "trustedDomains" SET NOT NULL;
