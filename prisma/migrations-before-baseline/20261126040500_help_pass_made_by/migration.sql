-- The maker's name instead of their number: it is shown with the pass
UPDATE "HelpPass" p SET "madeBy" = o."name" || ' (' || o."badgeNumber" || ')'
FROM "Officer" o WHERE p."madeByKind" = 'officer' AND p."madeBy" = o."id"::text;

UPDATE "HelpPass" p SET "madeBy" = a."username"
FROM "Admin" a WHERE p."madeByKind" = 'admin' AND p."madeBy" = a."id"::text;

UPDATE "HelpPass" SET "madeBy" = '' WHERE "madeByKind" = 'citizen';
