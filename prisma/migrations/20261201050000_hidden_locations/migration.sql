-- note: Adds a column with a constant default, a function and a check on Resource. Nothing waits for long.
-- AlterTable
ALTER TABLE "Resource" ADD COLUMN     "isLocationHidden" BOOLEAN NOT NULL DEFAULT false;

CREATE FUNCTION sv_names_street(written text) RETURNS boolean LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT written ~* '\y[0-9]{1,6}(st|nd|rd|th)?[a-z]?\s{1,3}(([[:alnum:]''’-]{1,20}|[[:alpha:]]{1,2}\.)\s{1,3}){0,4}(street|st|avenue|ave|road|rd|lane|ln|boulevard|blvd|highway|hwy|parkway|pkwy)\y'
    OR written ~ '\y[0-9]{1,6}(st|nd|rd|th)?[a-z]?\s{1,3}(([[:alnum:]''’-]{1,20}|[[:alpha:]]{1,2}\.)\s{1,3}){0,4}(Drive|Dr|Court|Ct|Way|Place|Pl|Terrace|Ter|Circle|Cir|Trail)\y'
    OR written ~* '\y(calle|avenida|carretera|camino|rue|highway|hwy|interstate|route)\s{1,3}([[:alnum:].''’-]{1,20}\s{1,3}){0,3}[0-9]'
    OR written ~* '\y[0-9]{1,6},?\s{1,3}(calle|avenida|carretera|camino|rue)\y'
    OR written ~ '\y[A-Z][[:alpha:]''’-]{1,20}\s{1,3}(Street|Avenue|Road|Boulevard|Lane|Parkway)\y'
    OR written ~* '\y(corner|intersection|esquina|angle|coin)\s{1,3}(of|de|des|du)\y'
    OR written ~* '\y(suite|ste|apt|apartment|unit|room|floor|p\.?\s{0,3}o\.?\s{0,3}box)\.?\s{0,3}#?\s{0,3}[0-9]'
    OR written ~ '\y[A-Z]{2},?\s{1,3}[0-9]{5}\y'
    OR written ~ '[0-9]{1,3}\.[0-9]{3,15}\s{0,3},\s{0,3}-?[0-9]{1,3}\.[0-9]{3}'
    OR written ~* '(\ymaps\.[a-z]|/maps|goo\.gl|what3words|///[[:alnum:]]{1,20}\.[[:alnum:]]{1,20}\.[[:alnum:]])'
$$;
COMMENT ON FUNCTION sv_names_street IS 'Whether a text names a street, a corner, a unit, a ZIP code of a state, or a point on a map. graph/community/entries/hidden.ts has the same rule.';

-- A shelter whose place must stay secret: its region and its telephone only. The domain of an email
-- address or of a website may name the place.
ALTER TABLE "Resource" ADD CONSTRAINT "Resource_hidden_has_no_place" CHECK (NOT "isLocationHidden" OR (
  "city" IS NULL AND "address" IS NULL AND "website" IS NULL AND "counties" = '{}'
  AND "area" IN ('statewide', 'national')
  AND "contactInfo" ~ '^[0-9 -]+( or [0-9 -]+)*$'
  AND NOT sv_names_street(concat_ws(' | ', "name", "description", "hours"))));
