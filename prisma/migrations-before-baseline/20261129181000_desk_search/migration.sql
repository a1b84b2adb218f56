-- note: The search of cases and recipients also finds phone numbers in any notation, and names with any apostrophe.

-- What was typed, folded (sv_comparable), and for a search also without apostrophes, accents and capitals: D'Angelo is found as DAngelo.
CREATE OR REPLACE FUNCTION sv_fold(words text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  words := translate(sv_comparable(words), '''', '');
  -- Most texts are ASCII.
  IF octet_length(words) <> char_length(words) THEN
    words := regexp_replace(normalize(words, NFD), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g');
    words := unaccent(lower(words));
  END IF;
  -- Taking away accents can leave an apostrophe, too.
  RETURN lower(translate(words, '''`', ''));
END $$;

-- The digits of everything in a folded text that is long enough for a phone number.
CREATE FUNCTION sv_numbers(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(DISTINCT digits, ' '), '')
  FROM (SELECT regexp_replace(part, '[^0-9]+', '', 'g') AS digits FROM regexp_split_to_table(words, '[^0-9 ().+/-]+') part) n
  WHERE length(digits) >= 7
$$;

-- Names of the request and of its victim information, the case number, the details, and numbers as digits. A person who wishes to stay
-- anonymous is found by the case only: not by name or phone, nor by details that say the name.
CREATE OR REPLACE FUNCTION sv_request_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  number text := sv_fold(NEW."caseId");
  names text := sv_fold(NEW."victimName");
  phones text := sv_fold(NEW."victimContact" || ', ' || NEW."victimPhone");
  details text := sv_fold(NEW."requestDetails");
  info record;
  part text;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT sv_fold(i."fullName") AS "name", sv_fold(i."phone") AS "phone" INTO info FROM "VictimInfo" i WHERE i."requestId" = NEW."id";
    IF FOUND THEN
      names := names || CASE WHEN info."name" = names THEN '' ELSE ' ' || info."name" END;
      phones := phones || ', ' || info."phone";
    END IF;
  END IF;
  IF NEW."anonymous" THEN
    FOR part IN SELECT p FROM regexp_split_to_table(names, '[^[:alnum:]]+') p WHERE length(p) > 1 LOOP
      details := replace(details, part, '');
    END LOOP;
    NEW."searchText" := concat_ws(' ', number, sv_numbers(number), details);
  ELSE
    NEW."searchText" := concat_ws(' ', names, number, details, sv_numbers(concat_ws(',', number, phones, details)));
  END IF;
  RETURN NEW;
END $$;

-- An update that names "searchText" computes it again.
DROP TRIGGER "EmergencyRequest_search" ON "EmergencyRequest";
CREATE TRIGGER "EmergencyRequest_search"
  BEFORE INSERT OR UPDATE OF "victimName", "caseId", "requestDetails", "anonymous", "victimContact", "victimPhone", "searchText" ON "EmergencyRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_request_search();

CREATE FUNCTION sv_victim_info_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "EmergencyRequest" SET "searchText" = "searchText" WHERE "id" = NEW."requestId";
  RETURN NULL;
END $$;
CREATE TRIGGER "VictimInfo_search" AFTER INSERT OR UPDATE OF "fullName", "phone" ON "VictimInfo"
  FOR EACH ROW EXECUTE FUNCTION sv_victim_info_search();

-- AlterTable
ALTER TABLE "Officer" ADD COLUMN     "searchText" TEXT NOT NULL DEFAULT '';

CREATE FUNCTION sv_officer_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."searchText" := concat_ws(' ', sv_fold(NEW."name"), sv_numbers(sv_fold(NEW."phone")));
  RETURN NEW;
END $$;
CREATE TRIGGER "Officer_search" BEFORE INSERT OR UPDATE OF "name", "phone", "searchText" ON "Officer"
  FOR EACH ROW EXECUTE FUNCTION sv_officer_search();

UPDATE "Officer" SET "searchText" = '';
UPDATE "EmergencyRequest" SET "searchText" = '';

-- CreateIndex
CREATE INDEX "Officer_searchText_idx" ON "Officer" USING GIN ("searchText" gin_trgm_ops);
