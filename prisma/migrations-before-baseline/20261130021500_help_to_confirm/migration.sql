-- note: Reads every dispatch once. Help can be read, but not dispatched, while it does.

-- The help whose money is committed: open work, and what waits for a second person.
CREATE INDEX "HelpDispatch_unsettled" ON "HelpDispatch" ("requestId")
  WHERE "settledAt" IS NULL AND "voidedAt" IS NULL AND "expiredAt" IS NULL AND "actualCents" IS NULL;
