-- CreateEnum
CREATE TYPE "OperationKind" AS ENUM ('backup', 'restore', 'rehearsal');

-- CreateEnum
CREATE TYPE "OperationState" AS ENUM ('done', 'failed');

-- CreateTable
CREATE TABLE "OperationRun" (
    "id" SERIAL NOT NULL,
    "kind" "OperationKind" NOT NULL,
    "state" "OperationState" NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3) NOT NULL,
    "bytes" BIGINT,
    "counts" JSONB NOT NULL DEFAULT '{}',
    "by" TEXT NOT NULL,
    "reason" TEXT,

    CONSTRAINT "OperationRun_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "OperationRun_kind_endedAt_idx" ON "OperationRun"("kind", "endedAt" DESC);


CREATE TRIGGER "OperationRun_only_grows" BEFORE UPDATE OR DELETE ON "OperationRun"
  FOR EACH ROW EXECUTE FUNCTION sv_append_only();
CREATE TRIGGER "OperationRun_is_not_emptied" BEFORE TRUNCATE ON "OperationRun"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_append_only();
