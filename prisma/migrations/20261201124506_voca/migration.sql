-- note: Adds two empty tables and their types. Nothing waits.
-- CreateEnum
CREATE TYPE "VocaAge" AS ENUM ('age_0_12', 'age_13_17', 'age_18_24', 'age_25_59', 'age_60_older');

-- CreateEnum
CREATE TYPE "VocaGender" AS ENUM ('male', 'female', 'other');

-- CreateEnum
CREATE TYPE "VocaRace" AS ENUM ('american_indian', 'asian', 'black', 'hispanic', 'pacific_islander', 'white', 'other', 'multiple');

-- CreateEnum
CREATE TYPE "VocaClassification" AS ENUM ('deaf', 'homeless', 'immigrant', 'lgbtq', 'veteran', 'disability', 'limited_english', 'other');

-- CreateEnum
CREATE TYPE "VocaVictimization" AS ENUM ('adult_physical_assault', 'adult_sexual_assault', 'adult_abused_as_child', 'arson', 'bullying', 'burglary', 'child_physical_abuse', 'child_pornography', 'child_sexual_abuse', 'domestic_violence', 'dui', 'elder_abuse', 'hate_crime', 'trafficking_labor', 'trafficking_sex', 'identity_theft', 'kidnapping_noncustodial', 'kidnapping_custodial', 'mass_violence', 'other_vehicular', 'robbery', 'stalking', 'homicide_survivor', 'teen_dating', 'terrorism', 'other');

-- CreateTable
CREATE TABLE "VocaAnswers" (
    "requestId" INTEGER NOT NULL,
    "age" "VocaAge",
    "gender" "VocaGender",
    "race" "VocaRace",
    "classifications" "VocaClassification"[],
    "saidBy" "ContactSayer" NOT NULL,
    "saidAt" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "VocaAnswers_pkey" PRIMARY KEY ("requestId")
);

-- CreateTable
CREATE TABLE "Victimization" (
    "requestId" INTEGER NOT NULL,
    "types" "VocaVictimization"[],
    "chosenBy" TEXT NOT NULL,
    "chosenAt" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Victimization_pkey" PRIMARY KEY ("requestId")
);

-- AddForeignKey
ALTER TABLE "VocaAnswers" ADD CONSTRAINT "VocaAnswers_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Victimization" ADD CONSTRAINT "Victimization_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "EmergencyRequest"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

