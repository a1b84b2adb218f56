-- note: The search finds Greek names typed in capitals. Reads every officer and every request once, and writes those with a final sigma.

-- Capitals have one sigma, small letters two: ΠΑΠΑΔΟΠΟΥΛΟΣ is found as Παπαδόπουλος.
CREATE OR REPLACE FUNCTION sv_fold(words text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  words := translate(sv_comparable(words), '''', '');
  -- Most texts are ASCII.
  IF octet_length(words) <> char_length(words) THEN
    words := regexp_replace(normalize(words, NFD), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g');
    words := translate(unaccent(lower(words)), 'ς', 'σ');
  END IF;
  -- Taking away accents can leave an apostrophe, too.
  RETURN lower(translate(words, '''`', ''));
END $$;
COMMENT ON FUNCTION sv_fold(text) IS
  'What was typed, made comparable (sv_comparable), and for a search also without apostrophes, accents, capitals and the final sigma: D''Angelo is found as DAngelo. Declared immutable although unaccent is only stable, because its dictionary is never exchanged.';

-- The triggers fold the names again.
UPDATE "Officer" SET "searchText" = "searchText" WHERE strpos("searchText", 'ς') > 0;
UPDATE "EmergencyRequest" SET "searchText" = "searchText" WHERE strpos("searchText", 'ς') > 0;
