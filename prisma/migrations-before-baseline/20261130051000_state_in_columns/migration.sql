-- note: Reads the audit log's entries of a few actions once. Nothing is filed or decided meanwhile.

ALTER TABLE "EmergencyRequest" ADD COLUMN "needsAdministrator" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Link" ADD COLUMN "wrongBadges" INTEGER NOT NULL DEFAULT 0;

CREATE TABLE "CountedAct" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "subject" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "CountedAct_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "CountedAct_kind_key_at_idx" ON "CountedAct"("kind", "key", "at" DESC);
CREATE INDEX "CountedAct_at_idx" ON "CountedAct"("at");

-- From the audit log, which these rules searched before. No limit counts longer than a day.
UPDATE "EmergencyRequest" r SET "needsAdministrator" = true FROM (
    SELECT DISTINCT ON (a."resourceId") a."resourceId", a."details"->>'limit' AS "limit" FROM "AuditEntry" a
    WHERE a."resourceType" = 'request' AND a."action" = 'request.limit-reached' ORDER BY a."resourceId", a."id" DESC) last
  WHERE last."resourceId" = r."id"::text AND last."limit" = 'officer';
UPDATE "Link" l SET "wrongBadges" = w."count" FROM (
    SELECT a."details"->>'linkId' AS "id", a."resourceId", count(*)::int AS "count" FROM "AuditEntry" a
    WHERE a."resourceType" = 'verification' AND a."action" = 'verification.wrong-badge' GROUP BY 1, 2) w
  WHERE w."id" = l."id"::text AND w."resourceId" = l."verificationId"::text;
INSERT INTO "CountedAct" ("kind", "key", "subject", "at")
  SELECT u."kind", u."key", u."subject", a."at" FROM "AuditEntry" a CROSS JOIN LATERAL (VALUES
      ('verification.submitted', 'form-of-network', a."details"->>'network', ''),
      ('verification.submitted', 'form-of-case', a."details"->>'about', ''),
      ('verification.emergency', 'emergency-of-network', a."details"->>'network', ''),
      ('request.opened-foreign', 'foreign-request', a."actorId", a."resourceId")) AS u("action", "kind", "key", "subject")
  WHERE a."action" = u."action" AND a."at" > now() - interval '25 hours' AND u."key" IS NOT NULL;
