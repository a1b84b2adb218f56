-- CreateTable
CREATE TABLE "PublicFigures" (
    "period" TEXT NOT NULL,
    "shown" JSONB NOT NULL,
    "publishedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PublicFigures_pkey" PRIMARY KEY ("period")
);

-- What was published stays as it was.
CREATE TRIGGER "PublicFigures_stays" BEFORE UPDATE OR DELETE ON "PublicFigures" FOR EACH ROW EXECUTE FUNCTION sv_append_only();
