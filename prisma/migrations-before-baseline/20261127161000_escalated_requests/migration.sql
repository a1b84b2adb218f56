-- note: Notes on each request when it was first escalated, so that the desk's tasks do not read every escalation ever.

ALTER TABLE "EmergencyRequest" ADD COLUMN "escalatedAt" TIMESTAMPTZ(3);
UPDATE "EmergencyRequest" r SET "escalatedAt" = e."at" FROM (SELECT "requestId", min("at") AS "at" FROM "Escalation" GROUP BY "requestId") e WHERE e."requestId" = r."id";
CREATE INDEX "EmergencyRequest_escalated_idx" ON "EmergencyRequest" ("id") WHERE "status" = 'pending' AND "escalatedAt" IS NOT NULL;

CREATE FUNCTION sv_note_escalation() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE "EmergencyRequest" SET "escalatedAt" = NEW."at" WHERE "id" = NEW."requestId" AND "escalatedAt" IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "Escalation_notes" AFTER INSERT ON "Escalation" FOR EACH ROW EXECUTE FUNCTION sv_note_escalation();
