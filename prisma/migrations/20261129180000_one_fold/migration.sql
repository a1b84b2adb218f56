-- note: Folds stored badge numbers and comparison keys, so that a dash, an apostrophe or a digit of another script no longer makes another one.

-- The twin of `comparable` in graph/core/text/typed.shared.ts: tests/database/fold.test.ts compares both.
CREATE FUNCTION sv_comparable(words text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  apostrophes CONSTANT text := '[\u0060\u00b4\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u0374\u0384\u055a\u05f3\u07f4\u07f5\u1fbd\u1fbf\u1fef\u1ffd\u1ffe\u2018\u2019\u201b\u2032\u2035\u275b\u275c\ua78b\ua78c\uff07\uff40]';
  zero int;
BEGIN
  IF words ~ '^[ -_a-~]*$' THEN
    RETURN words;
  END IF;
  words := regexp_replace(words, '[\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g');
  words := normalize(regexp_replace(words, apostrophes, '''', 'g'), NFKC);
  words := regexp_replace(words, apostrophes, '''', 'g');
  words := regexp_replace(words, '[\u058a\u05be\u1400\u1806\u2010-\u2015\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead\u02d7\u2043\u2212\u2796]', '-', 'g');
  FOREACH zero IN ARRAY ARRAY[
    1632, 1776, 1984, 2406, 2534, 2662, 2790, 2918, 3046, 3174, 3302, 3430, 3558, 3664, 3792, 3872, 4160, 4240, 6112, 6160, 6470, 6608,
    6784, 6800, 6992, 7088, 7232, 7248, 42528, 43216, 43264, 43472, 43504, 43600, 44016, 66720, 68912, 68928, 69734, 69872, 69942, 70096, 70384, 70736,
    70864, 71248, 71360, 71376, 71386, 71472, 71904, 72016, 72688, 72784, 73040, 73120, 73184, 73552, 90416, 92768, 92864, 93008, 93552, 123200, 123632, 124144,
    124401, 125264]
  LOOP
    words := translate(words, (SELECT string_agg(chr(zero + n), '' ORDER BY n) FROM generate_series(0, 9) n), '0123456789');
  END LOOP;
  RETURN words;
END $$;

UPDATE "Officer" SET "badgeNumber" = btrim(sv_comparable("badgeNumber"))
  WHERE sv_comparable("badgeNumber") <> "badgeNumber" AND btrim(sv_comparable("badgeNumber")) <> '';

-- Keys hold letters and digits, decomposed. An apostrophe that was a letter is none now.
UPDATE "Verification" SET "caseKey" = normalize(replace(sv_comparable("caseKey"), '''', ''), NFKD)
  WHERE sv_comparable("caseKey") <> "caseKey";

UPDATE "Approval" a SET "badgeKeys" = ARRAY(
    SELECT CASE WHEN k."key" LIKE '%#%'
      THEN regexp_replace(normalize(replace(split_part(k."key", '#', 1), '''', ''), NFKD), '^0+(.)', '\1') || '#' || (
        SELECT string_agg(w, ' ' ORDER BY w COLLATE "C")
        FROM regexp_split_to_table(normalize(split_part(k."key", '#', 2), NFKD), '[ '']+') w WHERE w <> '')
      ELSE regexp_replace(normalize(replace(k."key", '''', ''), NFKD), '^0+([^@/])', '\1') END
    FROM (SELECT sv_comparable(o."key") AS "key", o."at" FROM unnest(a."badgeKeys") WITH ORDINALITY o("key", "at")) k
    ORDER BY k."at")
  WHERE EXISTS (SELECT FROM unnest(a."badgeKeys") k("key") WHERE sv_comparable(k."key") <> k."key");

-- Two providers whose names differ by such a sign only keep their keys.
UPDATE "Vendor" v SET "key" = lower(regexp_replace(sv_comparable(v."key"), '\s', '', 'g'))
  WHERE sv_comparable(v."key") <> v."key" AND NOT EXISTS (
    SELECT FROM "Vendor" o WHERE o."id" <> v."id" AND lower(regexp_replace(sv_comparable(o."key"), '\s', '', 'g')) = lower(regexp_replace(sv_comparable(v."key"), '\s', '', 'g')));

-- These are keyed hashes, and a job makes them again.
DELETE FROM "PersonKey" k USING "EmergencyRequest" r LEFT JOIN "VictimInfo" i ON i."requestId" = r."id"
  WHERE k."requestId" = r."id"
    AND concat(r."victimName", r."victimPhone", r."victimAddress", i."fullName", i."phone", i."address") !~ '^[ -_a-~]*$';
