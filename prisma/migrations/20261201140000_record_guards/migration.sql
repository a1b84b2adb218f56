-- note: Replaces triggers. Nothing waits for long.
-- What a hold keeps, and what stays empty after a strip, in the tables that came with the records.
DROP TRIGGER "FundAllocation_stripped_stays" ON "FundAllocation";
DROP TRIGGER "HelpDispatch_stripped_stays" ON "HelpDispatch";
CREATE TRIGGER "PersonVerdict_held_stays" BEFORE DELETE OR UPDATE OF "reason", "keys" ON "PersonVerdict"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=firstId,request=secondId', 'reason,keys');
CREATE TRIGGER "PersonVerdict_held_is_not_emptied" BEFORE TRUNCATE ON "PersonVerdict"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "PersonVerdict_stripped_stays" BEFORE INSERT OR UPDATE OF "reason", "keys" ON "PersonVerdict"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=firstId,request=secondId', 'cases', 'columns', 'reason,keys');
CREATE TRIGGER "Release_held_stays" BEFORE DELETE OR UPDATE OF "body", "bodyKey", "purpose", "signerName", "signerRelation", "notNotifiedReason" ON "Release"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'body,bodyKey,purpose,signerName,signerRelation,notNotifiedReason');
CREATE TRIGGER "Release_held_is_not_emptied" BEFORE TRUNCATE ON "Release"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Release_stripped_stays" BEFORE INSERT OR UPDATE OF "body", "bodyKey", "purpose", "signerName", "signerRelation", "notNotifiedReason" ON "Release"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'columns', 'body,bodyKey,purpose,signerName,signerRelation,notNotifiedReason');
CREATE TRIGGER "VocaAnswers_held_stays" BEFORE DELETE OR UPDATE OF "classifications" ON "VocaAnswers"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'classifications');
CREATE TRIGGER "VocaAnswers_held_is_not_emptied" BEFORE TRUNCATE ON "VocaAnswers"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "VocaAnswers_stripped_stays" BEFORE INSERT OR UPDATE OF "age", "gender", "race", "classifications" ON "VocaAnswers"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', 'age,gender,race,classifications');
CREATE TRIGGER "Victimization_held_stays" BEFORE DELETE OR UPDATE OF "types", "chosenBy" ON "Victimization"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'types,chosenBy');
CREATE TRIGGER "Victimization_held_is_not_emptied" BEFORE TRUNCATE ON "Victimization"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "Victimization_stripped_stays" BEFORE INSERT OR UPDATE OF "types", "chosenBy" ON "Victimization"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', 'types,chosenBy');
CREATE TRIGGER "PrivacyRequest_held_stays" BEFORE DELETE OR UPDATE OF "content", "answer" ON "PrivacyRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('request=requestId', 'content,answer');
CREATE TRIGGER "PrivacyRequest_held_is_not_emptied" BEFORE TRUNCATE ON "PrivacyRequest"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();
CREATE TRIGGER "PrivacyRequest_stripped_stays" BEFORE INSERT OR UPDATE OF "content", "answer" ON "PrivacyRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'columns', 'content,answer');
CREATE TRIGGER "FundAllocation_stripped_stays" BEFORE INSERT OR UPDATE OF "justification", "differenceNote", "limitKeys" ON "FundAllocation"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'columns', 'justification,differenceNote,limitKeys');
CREATE TRIGGER "HelpDispatch_stripped_stays" BEFORE INSERT OR UPDATE OF "dispatchNotes", "providerInfo", "overReason", "overlapReason", "voidReason" ON "HelpDispatch"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'columns', 'dispatchNotes,providerInfo,overReason,overlapReason,voidReason');
