-- note: Replaces one trigger function. Nothing waits for long.
-- A new row of a case that is being stripped waits for the batch, and is then refused. A batch waits for
-- new rows under way, and strips them too. Only while a destruction runs.
CREATE OR REPLACE FUNCTION sv_stripped_stays() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  part text;
  number int;
  gone text[] := '{}';
  own text := TG_ARGV[1];
  holds jsonb;
BEGIN
  IF TG_OP = 'INSERT' AND EXISTS (SELECT FROM "Destruction" d WHERE d."state" = 'running') THEN
    FOREACH part IN ARRAY string_to_array(TG_ARGV[0], ',') LOOP
      EXECUTE format('SELECT ($1).%I::int', split_part(part, '=', 2)) INTO number USING NEW;
      CASE split_part(part, '=', 1)
        WHEN 'request' THEN PERFORM FROM "EmergencyRequest" WHERE "id" = number FOR KEY SHARE;
        WHEN 'case' THEN PERFORM FROM "Verification" WHERE "id" = number FOR KEY SHARE;
        WHEN 'citizen' THEN PERFORM FROM "Citizen" WHERE "id" = number FOR KEY SHARE;
        ELSE NULL;
      END CASE;
    END LOOP;
  END IF;
  IF NOT EXISTS (SELECT FROM "StrippedRecord") THEN RETURN NEW; END IF;
  FOREACH part IN ARRAY string_to_array(TG_ARGV[0], ',') LOOP
    EXECUTE format('SELECT ($1).%I::int', split_part(part, '=', 2)) INTO number USING NEW;
    IF number IS NOT NULL THEN
      gone := gone || ARRAY(SELECT s."record"::text FROM "StrippedRecord" s WHERE s."unit" = split_part(part, '=', 1) AND s."key" = number);
    END IF;
  END LOOP;
  IF cardinality(gone) = 0 THEN RETURN NEW; END IF;
  holds := to_jsonb(NEW);
  IF own LIKE '%:%' THEN
    SELECT split_part(one, '=', 2) INTO own FROM unnest(string_to_array(split_part(TG_ARGV[1], ':', 2), ';')) one
      WHERE split_part(one, '=', 1) = holds ->> split_part(TG_ARGV[1], ':', 1);
  END IF;
  IF TG_ARGV[2] = 'rows' AND own = ANY (gone) OR EXISTS (
    SELECT FROM unnest(string_to_array(TG_ARGV[3], ',')) c
    WHERE coalesce(nullif(split_part(c, ':', 2), ''), own) = ANY (gone) AND NOT sv_empty(holds -> split_part(c, ':', 1)))
  THEN
    RAISE EXCEPTION 'This record of % was destroyed.', TG_TABLE_NAME USING ERRCODE = 'SV007';
  END IF;
  RETURN NEW;
END $$;
COMMENT ON FUNCTION sv_stripped_stays IS 'A record that was stripped stays empty. Also a late job or a repeated call writes nothing into it. A new row waits for a strip of its case under way.';
