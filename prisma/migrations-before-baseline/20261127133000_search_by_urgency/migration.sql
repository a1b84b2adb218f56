-- note: Indexes the search of urgent cases separately, so that a frequent name is found as fast with a million cases.

-- The most urgent results come first and are often enough, so a search need not read the lists of all cases.
CREATE INDEX "EmergencyRequest_searchText_critical_idx" ON "EmergencyRequest" USING GIN ("searchText" gin_trgm_ops) WHERE "urgencyLevel" = 'critical';
CREATE INDEX "EmergencyRequest_searchText_high_idx" ON "EmergencyRequest" USING GIN ("searchText" gin_trgm_ops) WHERE "urgencyLevel" = 'high';
