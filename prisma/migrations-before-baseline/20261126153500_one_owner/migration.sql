-- A case has one answer to who handles it: its owner. The attendance remains as the time from which
-- no rule escalates or approves the request.
INSERT INTO "CaseOwner" ("requestId", "adminId", "by", "at")
SELECT t."requestId", a."id", a."username", t."at"
FROM "Attendance" t JOIN "Admin" a ON a."username" = t."adminName" AND a."isActive"
ON CONFLICT DO NOTHING;

INSERT INTO "Attendance" ("requestId", "adminName", "at")
SELECT o."requestId", a."username", o."at"
FROM "CaseOwner" o JOIN "Admin" a ON a."id" = o."adminId"
ON CONFLICT DO NOTHING;
