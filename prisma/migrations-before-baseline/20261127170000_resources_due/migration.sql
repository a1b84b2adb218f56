-- note: Finds the requests whose resources must be chosen again by an index, and lists officers' cases by one.

ALTER TABLE "Recommendation" ADD COLUMN "victimChangedAt" TIMESTAMPTZ(3);
UPDATE "Recommendation" x SET "victimChangedAt" = v."updatedAt" FROM "VictimInfo" v WHERE v."requestId" = x."requestId";
CREATE INDEX "Recommendation_resources_due_idx" ON "Recommendation" ("requestId" DESC) WHERE "resourcesAt" IS NULL OR "victimChangedAt" > "resourcesAt";
CREATE INDEX "Verification_createdAt_id_idx" ON "Verification" ("createdAt" DESC, "id" DESC);

-- Two tables cannot share an index, so the recommendation also has when its victim information changed. Both lock the
-- request first: two that are written at once would not see each other.
CREATE FUNCTION sv_victim_changed() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM "EmergencyRequest" WHERE "id" = NEW."requestId" FOR NO KEY UPDATE;
  UPDATE "Recommendation" SET "victimChangedAt" = NEW."updatedAt" WHERE "requestId" = NEW."requestId";
  RETURN NULL;
END $$;
CREATE TRIGGER "VictimInfo_changed" AFTER INSERT OR UPDATE OF "updatedAt" ON "VictimInfo" FOR EACH ROW EXECUTE FUNCTION sv_victim_changed();

CREATE FUNCTION sv_recommended_for_victim() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM "EmergencyRequest" WHERE "id" = NEW."requestId" FOR NO KEY UPDATE;
  NEW."victimChangedAt" := (SELECT v."updatedAt" FROM "VictimInfo" v WHERE v."requestId" = NEW."requestId");
  RETURN NEW;
END $$;
CREATE TRIGGER "Recommendation_for_victim" BEFORE INSERT ON "Recommendation" FOR EACH ROW EXECUTE FUNCTION sv_recommended_for_victim();
