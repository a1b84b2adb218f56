-- note: Shows the address of the victim information once there is one, and removes addresses that were taken from another person's record.

-- A request over REST took the address of its case's recipient, who can be another person. The address that its victim
-- information names wins. Without victim information an address is removed only where it is certain that it was another
-- person's: the names share no word, and the contact is not written as the form writes it, so it came over REST, which has no
-- address. Names in another script are left alone. An address that was certainly another person's gets an audit entry. Hints that two cases are for the same person are computed again, by a job.
WITH codes ("code", "name") AS (VALUES
    ('AL', 'alabama'), ('AK', 'alaska'), ('AZ', 'arizona'), ('AR', 'arkansas'), ('CA', 'california'), ('CO', 'colorado'),
    ('CT', 'connecticut'), ('DE', 'delaware'), ('DC', 'district of columbia'), ('FL', 'florida'), ('GA', 'georgia'),
    ('HI', 'hawaii'), ('ID', 'idaho'), ('IL', 'illinois'), ('IN', 'indiana'), ('IA', 'iowa'), ('KS', 'kansas'),
    ('KY', 'kentucky'), ('LA', 'louisiana'), ('ME', 'maine'), ('MD', 'maryland'), ('MA', 'massachusetts'), ('MI', 'michigan'),
    ('MN', 'minnesota'), ('MS', 'mississippi'), ('MO', 'missouri'), ('MT', 'montana'), ('NE', 'nebraska'), ('NV', 'nevada'),
    ('NH', 'new hampshire'), ('NJ', 'new jersey'), ('NM', 'new mexico'), ('NY', 'new york'), ('NC', 'north carolina'),
    ('ND', 'north dakota'), ('OH', 'ohio'), ('OK', 'oklahoma'), ('OR', 'oregon'), ('PA', 'pennsylvania'),
    ('RI', 'rhode island'), ('SC', 'south carolina'), ('SD', 'south dakota'), ('TN', 'tennessee'), ('TX', 'texas'),
    ('UT', 'utah'), ('VT', 'vermont'), ('VA', 'virginia'), ('WA', 'washington'), ('WV', 'west virginia'), ('WI', 'wisconsin'),
    ('WY', 'wyoming')
), others AS (
  SELECT r."id" FROM "EmergencyRequest" r
  JOIN "Recipient" p ON p."verificationId" = r."verificationId" AND p."address" = r."victimAddress"
  LEFT JOIN "VictimInfo" i ON i."requestId" = r."id"
  CROSS JOIN LATERAL (SELECT sv_fold(coalesce(i."fullName", r."victimName")) AS "one", sv_fold(p."fullName") AS "other") n
  WHERE r."victimAddress" <> '' AND n."one" ~ '^[ -~]+$' AND n."other" ~ '^[ -~]+$' AND NOT EXISTS (
    SELECT w FROM regexp_split_to_table(n."one", '[^a-z0-9]+') w WHERE w <> ''
    INTERSECT SELECT w FROM regexp_split_to_table(n."other", '[^a-z0-9]+') w)
), told AS (
  SELECT r."id", i."address" || ', ' || i."city" || ', ' || i."state" || ' ' || i."zipCode" AS "address",
    coalesce(c."code", CASE WHEN length(btrim(i."state")) = 2 THEN upper(btrim(i."state")) END) AS "state",
    CASE WHEN r."id" IN (SELECT o."id" FROM others o) THEN 'victim information' END AS "source"
  FROM "EmergencyRequest" r JOIN "VictimInfo" i ON i."requestId" = r."id"
  LEFT JOIN codes c ON lower(btrim(i."state")) IN (lower(c."code"), c."name")
  WHERE regexp_replace(lower(r."victimAddress"), '[[:punct:][:space:]]+', '', 'g')
    <> regexp_replace(lower(i."address" || i."city" || i."state" || i."zipCode"), '[[:punct:][:space:]]+', '', 'g')
  UNION ALL
  SELECT r."id", '', NULL, 'another person'
  FROM others o JOIN "EmergencyRequest" r ON r."id" = o."id"
  WHERE NOT EXISTS (SELECT FROM "VictimInfo" i WHERE i."requestId" = r."id")
    AND r."victimContact" <> 'Phone: ' || r."victimPhone" || CASE r."victimEmail" WHEN '' THEN '' ELSE ', Email: ' || r."victimEmail" END
), corrected AS (
  UPDATE "EmergencyRequest" r SET "victimAddress" = t."address", "state" = t."state" FROM told t WHERE r."id" = t."id"
  RETURNING r."id", t."source"
), forgotten AS (
  DELETE FROM "PersonKey" k USING corrected c WHERE k."requestId" = c."id" AND c."source" IS NOT NULL
)
INSERT INTO "AuditEntry" ("at", "correlation", "actorKind", "action", "resourceType", "resourceId", "details")
  SELECT now(), 'address-of-the-person', 'system', 'request.address-corrected', 'request', c."id"::text, jsonb_build_object('source', c."source")
  FROM corrected c WHERE c."source" IS NOT NULL ORDER BY c."id";
