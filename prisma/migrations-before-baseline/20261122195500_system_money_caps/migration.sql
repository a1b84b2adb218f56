-- What a rule allocates by itself is bound by the officer's limit and by the limit of the person in need, like an officer's own word.
CREATE OR REPLACE FUNCTION sv_money_caps() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  victims text[] := CASE WHEN NEW."authority"::text IN ('alone', 'system') THEN NEW."victimKeys" ELSE '{}' END;
  one text;
  reached record;
BEGIN
  FOR one IN SELECT DISTINCT k FROM unnest(NEW."officerKeys" || NEW."victimKeys") k ORDER BY k LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended('money-cap:' || one, 0));
  END LOOP;
  IF NEW."authority" = 'administrator' THEN
    RETURN NULL;
  END IF;
  -- A statement of its own, which sees what others committed while this one waited.
  SELECT c.cap, c.key INTO reached FROM sv_cap_reached(NEW."officerKeys", victims, NEW."allocatedAt", 0) c;
  IF FOUND THEN
    RAISE EXCEPTION 'The limit for one % is reached.', reached.cap USING ERRCODE = 'SV002', DETAIL = reached.cap || ' ' || reached.key;
  END IF;
  RETURN NULL;
END $$;
