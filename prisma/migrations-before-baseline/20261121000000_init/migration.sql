-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "RequestStatus" AS ENUM ('pending', 'processing', 'approved', 'dispatched', 'completed', 'denied');

-- CreateEnum
CREATE TYPE "UrgencyLevel" AS ENUM ('critical', 'high', 'medium', 'low');

-- CreateEnum
CREATE TYPE "HelpType" AS ENUM ('food', 'shelter', 'transportation');

-- CreateEnum
CREATE TYPE "AllocationStatus" AS ENUM ('pending', 'allocated', 'denied', 'distributed');

-- CreateEnum
CREATE TYPE "VerificationStatus" AS ENUM ('pending', 'verified', 'rejected');

-- CreateEnum
CREATE TYPE "VerificationMethod" AS ENUM ('email', 'emergency', 'admin');

-- CreateEnum
CREATE TYPE "Trust" AS ENUM ('provisional', 'limited', 'trusted');

-- CreateEnum
CREATE TYPE "SessionKind" AS ENUM ('officer', 'citizen', 'admin');

-- CreateEnum
CREATE TYPE "AdminRole" AS ENUM ('admin', 'super_admin');

-- CreateEnum
CREATE TYPE "MessageState" AS ENUM ('queued', 'sending', 'sent', 'failed');

-- CreateEnum
CREATE TYPE "MessageChannel" AS ENUM ('email', 'sms');

-- CreateEnum
CREATE TYPE "RecipientType" AS ENUM ('officer', 'supervisor', 'admin', 'victim');

-- CreateEnum
CREATE TYPE "LinkPurpose" AS ENUM ('verify', 'approve');

-- CreateEnum
CREATE TYPE "EvidenceKind" AS ENUM ('document', 'recipient_statement');

-- CreateEnum
CREATE TYPE "Decision" AS ENUM ('approved', 'denied');

-- CreateEnum
CREATE TYPE "AuditOutcome" AS ENUM ('success', 'failure', 'pending');

-- CreateEnum
CREATE TYPE "ActorKind" AS ENUM ('visitor', 'citizen', 'officer', 'supervisor', 'admin', 'system');

-- CreateEnum
CREATE TYPE "RuleUrgency" AS ENUM ('critical', 'urgent', 'standard');

-- CreateEnum
CREATE TYPE "CallbackType" AS ENUM ('general', 'urgent');

-- CreateTable
CREATE TABLE "Officer" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "rank" TEXT NOT NULL,
    "agency" TEXT NOT NULL,
    "badgeNumber" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Officer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Verification" (
    "id" SERIAL NOT NULL,
    "officerId" INTEGER NOT NULL,
    "caseNumber" TEXT NOT NULL,
    "incidentDescription" TEXT NOT NULL,
    "services" "HelpType"[],
    "supervisorName" TEXT NOT NULL,
    "supervisorRank" TEXT NOT NULL,
    "supervisorPhone" TEXT NOT NULL,
    "supervisorEmail" TEXT NOT NULL,
    "supervisorEmailKey" TEXT NOT NULL,
    "status" "VerificationStatus" NOT NULL DEFAULT 'pending',
    "method" "VerificationMethod",
    "trust" "Trust",
    "statusToken" TEXT NOT NULL,
    "emergencyUntil" TIMESTAMPTZ(3),
    "language" TEXT NOT NULL DEFAULT 'en',
    "decidedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Verification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Link" (
    "id" SERIAL NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "purpose" "LinkPurpose" NOT NULL,
    "verificationId" INTEGER NOT NULL,
    "requestId" INTEGER,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    "replaced" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Recipient" (
    "id" SERIAL NOT NULL,
    "verificationId" INTEGER NOT NULL,
    "caseNumber" TEXT NOT NULL,
    "fullName" TEXT NOT NULL,
    "dateOfBirthSealed" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "email" TEXT,
    "statementOfNeed" TEXT NOT NULL,
    "contacting" BOOLEAN NOT NULL DEFAULT false,
    "anonymous" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Recipient_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Citizen" (
    "id" SERIAL NOT NULL,
    "originKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Citizen_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Admin" (
    "id" SERIAL NOT NULL,
    "username" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailKey" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "role" "AdminRole" NOT NULL DEFAULT 'admin',
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "mustChangePassword" BOOLEAN NOT NULL DEFAULT true,
    "failedLogins" INTEGER NOT NULL DEFAULT 0,
    "lockedUntil" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastLogin" TIMESTAMPTZ(3),

    CONSTRAINT "Admin_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" SERIAL NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "previousHash" TEXT,
    "previousUntil" TIMESTAMPTZ(3),
    "rotatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" "SessionKind" NOT NULL,
    "officerId" INTEGER,
    "verificationId" INTEGER,
    "citizenId" INTEGER,
    "adminId" INTEGER,
    "ip" TEXT NOT NULL,
    "userAgent" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "EmergencyRequest" (
    "id" SERIAL NOT NULL,
    "caseId" TEXT NOT NULL,
    "status" "RequestStatus" NOT NULL DEFAULT 'pending',
    "urgencyLevel" "UrgencyLevel" NOT NULL DEFAULT 'medium',
    "officerId" INTEGER,
    "verificationId" INTEGER,
    "citizenId" INTEGER,
    "victimName" TEXT NOT NULL,
    "victimContact" TEXT NOT NULL,
    "victimAddress" TEXT NOT NULL,
    "victimPhone" TEXT NOT NULL,
    "victimEmail" TEXT NOT NULL,
    "state" TEXT,
    "requestDetails" TEXT NOT NULL,
    "requestedHelpTypes" "HelpType"[],
    "requestAmountCents" INTEGER,
    "aiRecommendationCents" INTEGER,
    "aiJustification" TEXT,
    "decisionReason" TEXT,
    "language" TEXT NOT NULL DEFAULT 'en',
    "approvedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "EmergencyRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "VictimInfo" (
    "requestId" INTEGER NOT NULL,
    "fullName" TEXT NOT NULL,
    "dateOfBirthSealed" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "zipCode" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "governmentIdSealed" TEXT,
    "needStatement" TEXT NOT NULL,
    "relationToOfficer" TEXT NOT NULL,
    "otherAssistance" TEXT,
    "dependents" TEXT,
    "employmentStatus" TEXT NOT NULL,
    "emergencyContact" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "VictimInfo_pkey" PRIMARY KEY ("requestId")
);

-- CreateTable
CREATE TABLE "Evidence" (
    "id" UUID NOT NULL,
    "kind" "EvidenceKind" NOT NULL DEFAULT 'document',
    "officerId" INTEGER,
    "citizenId" INTEGER,
    "adminId" INTEGER,
    "verificationId" INTEGER,
    "requestId" INTEGER,
    "ordinal" INTEGER NOT NULL DEFAULT 0,
    "fileName" TEXT NOT NULL,
    "mediaType" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Evidence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FundAllocation" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "justification" TEXT NOT NULL,
    "status" "AllocationStatus" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "distributedAt" TIMESTAMPTZ(3),

    CONSTRAINT "FundAllocation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Approval" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "personKey" TEXT NOT NULL,
    "badgeKey" TEXT,
    "personName" TEXT NOT NULL,
    "actorKind" "ActorKind" NOT NULL,
    "decision" "Decision" NOT NULL,
    "reason" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Approval_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Recommendation" (
    "requestId" INTEGER NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "lines" JSONB NOT NULL,
    "inputs" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Recommendation_pkey" PRIMARY KEY ("requestId")
);

-- CreateTable
CREATE TABLE "ResourceRecommendation" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "resourceId" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'recommended',
    "aiConfidenceScore" DOUBLE PRECISION NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ResourceRecommendation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Resource" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "contactInfo" TEXT NOT NULL,
    "phone" TEXT,
    "website" TEXT,
    "address" TEXT,
    "hours" TEXT,
    "area" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "sourceUrl" TEXT NOT NULL,
    "sourceRetrieved" TEXT NOT NULL,
    "confidence" TEXT NOT NULL,

    CONSTRAINT "Resource_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "UrgencyRule" (
    "id" SERIAL NOT NULL,
    "urgencyLevel" "RuleUrgency" NOT NULL,
    "timeThresholdMinutes" INTEGER NOT NULL,
    "escalationSteps" TEXT[],
    "autoApprovalLimitCents" INTEGER NOT NULL,
    "requiredApprovers" INTEGER NOT NULL,

    CONSTRAINT "UrgencyRule_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AiRuleset" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "priority" INTEGER NOT NULL,
    "requiresHumanReview" BOOLEAN NOT NULL DEFAULT false,
    "conditions" JSONB NOT NULL,
    "adjustmentCents" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "AiRuleset_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SystemConfig" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "emailEnabled" BOOLEAN NOT NULL DEFAULT true,
    "smtpHost" TEXT NOT NULL DEFAULT '',
    "smtpPort" INTEGER NOT NULL DEFAULT 587,
    "smtpUser" TEXT NOT NULL DEFAULT '',
    "fromEmail" TEXT NOT NULL DEFAULT '',
    "maxFundAllocationCents" INTEGER NOT NULL DEFAULT 500000,
    "defaultFoodCents" INTEGER NOT NULL DEFAULT 1000,
    "defaultHousingCents" INTEGER NOT NULL DEFAULT 7500,
    "defaultHotelHours" INTEGER NOT NULL DEFAULT 24,
    "sessionTimeoutMinutes" INTEGER NOT NULL DEFAULT 30,
    "maxLoginAttempts" INTEGER NOT NULL DEFAULT 5,
    "passwordMinLength" INTEGER NOT NULL DEFAULT 8,
    "requireMfa" BOOLEAN NOT NULL DEFAULT false,
    "maintenanceMode" BOOLEAN NOT NULL DEFAULT false,
    "systemName" TEXT NOT NULL DEFAULT 'SafeVoice',
    "systemDescription" TEXT NOT NULL DEFAULT 'Real Support. Real Time. Real Impact.',
    "maxConcurrentSessions" INTEGER NOT NULL DEFAULT 100,
    "notificationEmail" TEXT NOT NULL DEFAULT '',
    "emergencyNotificationEmail" TEXT NOT NULL DEFAULT '',
    "callbackResponseMinutes" INTEGER NOT NULL DEFAULT 5,
    "emergencyVerifyEnabled" BOOLEAN NOT NULL DEFAULT true,
    "officerVisibility" TEXT NOT NULL DEFAULT 'verified',
    "trustedDomains" TEXT[],
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SystemConfig_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "HelpDispatch" (
    "id" SERIAL NOT NULL,
    "requestId" INTEGER NOT NULL,
    "helpType" "HelpType" NOT NULL,
    "dispatchNotes" TEXT NOT NULL,
    "providerInfo" TEXT NOT NULL,
    "estimatedValueCents" INTEGER NOT NULL,
    "promoCode" TEXT NOT NULL,
    "confirmationNumber" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "HelpDispatch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Message" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "channel" "MessageChannel" NOT NULL,
    "state" "MessageState" NOT NULL DEFAULT 'queued',
    "recipientType" "RecipientType" NOT NULL,
    "recipientName" TEXT NOT NULL,
    "recipientAddress" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "bodySealed" TEXT NOT NULL,
    "language" TEXT NOT NULL DEFAULT 'en',
    "requestId" INTEGER,
    "verificationId" INTEGER,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "reason" TEXT,
    "dueAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leaseUntil" TIMESTAMPTZ(3),
    "sentAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "correlation" TEXT NOT NULL,
    "actorKind" "ActorKind" NOT NULL,
    "actorId" TEXT,
    "actorName" TEXT,
    "action" TEXT NOT NULL,
    "resourceType" TEXT NOT NULL,
    "resourceId" TEXT,
    "outcome" "AuditOutcome" NOT NULL DEFAULT 'success',
    "ip" TEXT,
    "details" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditSeal" (
    "seq" BIGINT NOT NULL,
    "entryId" BIGINT NOT NULL,
    "previousHash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "AuditSeal_pkey" PRIMARY KEY ("seq")
);

-- CreateTable
CREATE TABLE "IdempotencyKey" (
    "scope" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "bodyHash" TEXT NOT NULL,
    "answer" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IdempotencyKey_pkey" PRIMARY KEY ("scope","key")
);

-- CreateTable
CREATE TABLE "CallbackRequest" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "requestType" "CallbackType" NOT NULL,
    "message" TEXT,
    "sessionKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answeredAt" TIMESTAMPTZ(3),

    CONSTRAINT "CallbackRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReferenceData" (
    "name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "loadedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ReferenceData_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "Officer_badgeNumber_idx" ON "Officer"("badgeNumber");

-- CreateIndex
CREATE UNIQUE INDEX "Verification_statusToken_key" ON "Verification"("statusToken");

-- CreateIndex
CREATE UNIQUE INDEX "Verification_officerId_caseNumber_key" ON "Verification"("officerId", "caseNumber");

-- CreateIndex
CREATE UNIQUE INDEX "Link_tokenHash_key" ON "Link"("tokenHash");

-- CreateIndex
CREATE INDEX "Link_verificationId_idx" ON "Link"("verificationId");

-- CreateIndex
CREATE INDEX "Link_requestId_idx" ON "Link"("requestId");

-- CreateIndex
CREATE UNIQUE INDEX "Recipient_verificationId_key" ON "Recipient"("verificationId");

-- CreateIndex
CREATE INDEX "Citizen_originKey_createdAt_idx" ON "Citizen"("originKey", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Admin_username_key" ON "Admin"("username");

-- CreateIndex
CREATE UNIQUE INDEX "Session_tokenHash_key" ON "Session"("tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "Session_previousHash_key" ON "Session"("previousHash");

-- CreateIndex
CREATE UNIQUE INDEX "EmergencyRequest_caseId_key" ON "EmergencyRequest"("caseId");

-- CreateIndex
CREATE INDEX "EmergencyRequest_officerId_createdAt_id_idx" ON "EmergencyRequest"("officerId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "EmergencyRequest_citizenId_createdAt_idx" ON "EmergencyRequest"("citizenId", "createdAt" DESC);

-- CreateIndex
CREATE INDEX "EmergencyRequest_createdAt_id_idx" ON "EmergencyRequest"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "EmergencyRequest_verificationId_idx" ON "EmergencyRequest"("verificationId");

-- CreateIndex
CREATE INDEX "Evidence_requestId_ordinal_idx" ON "Evidence"("requestId", "ordinal");

-- CreateIndex
CREATE INDEX "Evidence_verificationId_idx" ON "Evidence"("verificationId");

-- CreateIndex
CREATE INDEX "Evidence_createdAt_idx" ON "Evidence"("createdAt");

-- CreateIndex
CREATE INDEX "FundAllocation_requestId_idx" ON "FundAllocation"("requestId");

-- CreateIndex
CREATE UNIQUE INDEX "Approval_requestId_personKey_key" ON "Approval"("requestId", "personKey");

-- CreateIndex
CREATE UNIQUE INDEX "ResourceRecommendation_requestId_resourceId_key" ON "ResourceRecommendation"("requestId", "resourceId");

-- CreateIndex
CREATE UNIQUE INDEX "Resource_key_key" ON "Resource"("key");

-- CreateIndex
CREATE INDEX "Resource_state_type_idx" ON "Resource"("state", "type");

-- CreateIndex
CREATE UNIQUE INDEX "UrgencyRule_urgencyLevel_key" ON "UrgencyRule"("urgencyLevel");

-- CreateIndex
CREATE UNIQUE INDEX "AiRuleset_name_key" ON "AiRuleset"("name");

-- CreateIndex
CREATE UNIQUE INDEX "HelpDispatch_promoCode_key" ON "HelpDispatch"("promoCode");

-- CreateIndex
CREATE UNIQUE INDEX "HelpDispatch_confirmationNumber_key" ON "HelpDispatch"("confirmationNumber");

-- CreateIndex
CREATE INDEX "HelpDispatch_requestId_idx" ON "HelpDispatch"("requestId");

-- CreateIndex
CREATE INDEX "Message_state_dueAt_idx" ON "Message"("state", "dueAt");

-- CreateIndex
CREATE INDEX "Message_requestId_idx" ON "Message"("requestId");

-- CreateIndex
CREATE INDEX "Message_createdAt_idx" ON "Message"("createdAt");

-- CreateIndex
CREATE INDEX "AuditEntry_at_idx" ON "AuditEntry"("at");

-- CreateIndex
CREATE INDEX "AuditEntry_resourceType_resourceId_idx" ON "AuditEntry"("resourceType", "resourceId");

-- CreateIndex
CREATE INDEX "AuditEntry_actorKind_actorId_action_at_idx" ON "AuditEntry"("actorKind", "actorId", "action", "at");

-- CreateIndex
CREATE UNIQUE INDEX "AuditSeal_entryId_key" ON "AuditSeal"("entryId");

-- CreateIndex
CREATE INDEX "IdempotencyKey_createdAt_idx" ON "IdempotencyKey"("createdAt");

-- AddForeignKey
ALTER TABLE "Verification" ADD CONSTRAINT "Verification_officerId_fkey" FOREIGN KEY ("officerId") REFERENCES "Officer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Link" ADD CONSTRAINT "Link_verificationId_fkey" FOREIGN KEY ("verificationId") REFERENCES "Verification"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Link" ADD CONSTRAINT "Link_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Recipient" ADD CONSTRAINT "Recipient_verificationId_fkey" FOREIGN KEY ("verificationId") REFERENCES "Verification"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_officerId_fkey" FOREIGN KEY ("officerId") REFERENCES "Officer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_verificationId_fkey" FOREIGN KEY ("verificationId") REFERENCES "Verification"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_citizenId_fkey" FOREIGN KEY ("citizenId") REFERENCES "Citizen"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EmergencyRequest" ADD CONSTRAINT "EmergencyRequest_officerId_fkey" FOREIGN KEY ("officerId") REFERENCES "Officer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EmergencyRequest" ADD CONSTRAINT "EmergencyRequest_verificationId_fkey" FOREIGN KEY ("verificationId") REFERENCES "Verification"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "EmergencyRequest" ADD CONSTRAINT "EmergencyRequest_citizenId_fkey" FOREIGN KEY ("citizenId") REFERENCES "Citizen"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VictimInfo" ADD CONSTRAINT "VictimInfo_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Evidence" ADD CONSTRAINT "Evidence_officerId_fkey" FOREIGN KEY ("officerId") REFERENCES "Officer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Evidence" ADD CONSTRAINT "Evidence_citizenId_fkey" FOREIGN KEY ("citizenId") REFERENCES "Citizen"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Evidence" ADD CONSTRAINT "Evidence_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "Admin"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Evidence" ADD CONSTRAINT "Evidence_verificationId_fkey" FOREIGN KEY ("verificationId") REFERENCES "Verification"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Evidence" ADD CONSTRAINT "Evidence_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FundAllocation" ADD CONSTRAINT "FundAllocation_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Approval" ADD CONSTRAINT "Approval_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Recommendation" ADD CONSTRAINT "Recommendation_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResourceRecommendation" ADD CONSTRAINT "ResourceRecommendation_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ResourceRecommendation" ADD CONSTRAINT "ResourceRecommendation_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "Resource"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HelpDispatch" ADD CONSTRAINT "HelpDispatch_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Message" ADD CONSTRAINT "Message_verificationId_fkey" FOREIGN KEY ("verificationId") REFERENCES "Verification"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditSeal" ADD CONSTRAINT "AuditSeal_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "AuditEntry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

