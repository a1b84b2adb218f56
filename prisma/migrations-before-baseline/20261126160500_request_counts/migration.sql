-- note: Counts every request once: half a second for a million. Writing requests waits meanwhile.
-- CreateTable
CREATE TABLE "RequestCount" (
    "id" SERIAL NOT NULL,
    "status" "RequestStatus" NOT NULL,
    "change" INTEGER NOT NULL,

    CONSTRAINT "RequestCount_pkey" PRIMARY KEY ("id")
);

-- How many requests have each status, as changes that add up: counting all rows takes longer with each year. Rows are
-- only added, so no two writers wait for each other; a job puts their sums in their place.
CREATE FUNCTION sv_count_requests() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "RequestCount" ("status", "change") SELECT "status", count(*)::int FROM added GROUP BY "status";
  ELSE
    INSERT INTO "RequestCount" ("status", "change") SELECT "status", -count(*)::int FROM removed GROUP BY "status";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "EmergencyRequest_counts_insert" AFTER INSERT ON "EmergencyRequest"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sv_count_requests();
CREATE TRIGGER "EmergencyRequest_counts_delete" AFTER DELETE ON "EmergencyRequest"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION sv_count_requests();

CREATE FUNCTION sv_recount_request() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO "RequestCount" ("status", "change") VALUES (OLD."status", -1), (NEW."status", 1);
  RETURN NULL;
END $$;
CREATE TRIGGER "EmergencyRequest_counts_update" AFTER UPDATE OF "status" ON "EmergencyRequest" FOR EACH ROW
  WHEN (NEW."status" <> OLD."status") EXECUTE FUNCTION sv_recount_request();

INSERT INTO "RequestCount" ("status", "change") SELECT "status", count(*)::int FROM "EmergencyRequest" GROUP BY "status";
