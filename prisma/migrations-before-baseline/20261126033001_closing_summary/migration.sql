-- One live closing summary for each request: of two jobs at once, one writes it.
CREATE UNIQUE INDEX "Letter_summary_key" ON "Letter"("requestId") WHERE "kind" = 'summary' AND "state" <> 'void';
