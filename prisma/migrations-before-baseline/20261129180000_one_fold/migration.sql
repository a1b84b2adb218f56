-- note: Folds stored badge numbers and comparison keys, so that a dash, an apostrophe or a digit of another script no longer makes another one.

-- The twin of `comparable` in graph/core/text/typed.shared.ts: tests/database/fold.test.ts compares both.
CREATE FUNCTION sv_comparable(words text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  apostrophes CONSTANT text := '[\u0060\u00b4\u02b9\u02bb-\u02bf\u02c8\u02ca\u02cb\u0374\u0384\u055a\u05f3\u07f4\u07f5\u1fbd\u1fbf\u1fef\u1ffd\u1ffe\u2018\u2019\u201b\u2032\u2035\u275b\u275c\ua78b\ua78c\uff07\uff40]';
  zero int;
BEGIN
  -- Most texts are ASCII.
  IF octet_length(words) = char_length(words) AND strpos(words, '`') = 0 THEN
    RETURN words;
  END IF;
  words := regexp_replace(words, '[\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g');
  words := normalize(regexp_replace(words, apostrophes, '''', 'g'), NFKC);
  words := regexp_replace(words, apostrophes, '''', 'g');
  words := regexp_replace(words, '[\u058a\u05be\u1400\u1806\u2010-\u2015\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead\u02d7\u2043\u2212\u2796]', '-', 'g');
  IF words ~ '[\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u17e0-\u17e9\u1810-\u1819\u1946-\u194f\u19d0-\u19d9\u1a80-\u1a89\u1a90-\u1a99\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\ua620-\ua629\ua8d0-\ua8d9\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\U000104a0-\U000104a9\U00010d30-\U00010d39\U00010d40-\U00010d49\U00011066-\U0001106f\U000110f0-\U000110f9\U00011136-\U0001113f\U000111d0-\U000111d9\U000112f0-\U000112f9\U00011450-\U00011459\U000114d0-\U000114d9\U00011650-\U00011659\U000116c0-\U000116c9\U000116d0-\U000116d9\U000116da-\U000116e3\U00011730-\U00011739\U000118e0-\U000118e9\U00011950-\U00011959\U00011bf0-\U00011bf9\U00011c50-\U00011c59\U00011d50-\U00011d59\U00011da0-\U00011da9\U00011de0-\U00011de9\U00011f50-\U00011f59\U00016130-\U00016139\U00016a60-\U00016a69\U00016ac0-\U00016ac9\U00016b50-\U00016b59\U00016d70-\U00016d79\U0001e140-\U0001e149\U0001e2f0-\U0001e2f9\U0001e4f0-\U0001e4f9\U0001e5f1-\U0001e5fa\U0001e950-\U0001e959]' THEN
    -- The zeros of other scripts; Unicode assigns digits in tens.
    FOREACH zero IN ARRAY ARRAY[
      1632, 1776, 1984, 2406, 2534, 2662, 2790, 2918, 3046, 3174, 3302, 3430, 3558, 3664, 3792, 3872, 4160, 4240, 6112, 6160, 6470, 6608,
      6784, 6800, 6992, 7088, 7232, 7248, 42528, 43216, 43264, 43472, 43504, 43600, 44016, 66720, 68912, 68928, 69734, 69872, 69942, 70096, 70384, 70736,
      70864, 71248, 71360, 71376, 71386, 71472, 71904, 72016, 72688, 72784, 73040, 73120, 73184, 73552, 90416, 92768, 92864, 93008, 93552, 123200, 123632, 124144,
      124401, 125264]
    LOOP
      words := translate(words, (SELECT string_agg(chr(zero + n), '' ORDER BY n) FROM generate_series(0, 9) n), '0123456789');
    END LOOP;
  END IF;
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
