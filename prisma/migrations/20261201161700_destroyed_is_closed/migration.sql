-- note: Adds triggers that look at one row of each write about a request. Tables are locked for moments.
-- No act on a request whose record was destroyed: its row keeps its state, and it gets no new rows.
-- Made by tests/harness/records/record-guards.ts from the inventory of personal data.
CREATE TRIGGER "EmergencyRequest_destroyed_is_closed" BEFORE UPDATE OF "status", "version", "urgencyLevel", "officerId", "citizenId", "verificationId", "anonymous", "contacting", "requestedHelpTypes", "needsSource", "requestAmountCents", "aiRecommendationCents" ON "EmergencyRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=id', 'cases', 'rows', '');
CREATE TRIGGER "Evidence_destroyed_is_closed" BEFORE INSERT ON "Evidence"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "Release_destroyed_is_closed" BEFORE INSERT ON "Release"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "TextConsent_destroyed_is_closed" BEFORE INSERT ON "TextConsent"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "PrivacyRequest_destroyed_is_closed" BEFORE INSERT ON "PrivacyRequest"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "Attendance_destroyed_is_closed" BEFORE INSERT ON "Attendance"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "Escalation_destroyed_is_closed" BEFORE INSERT ON "Escalation"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "Satisfaction_destroyed_is_closed" BEFORE INSERT ON "Satisfaction"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "Recommendation_destroyed_is_closed" BEFORE INSERT ON "Recommendation"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "ResourceRecommendation_destroyed_is_closed" BEFORE INSERT ON "ResourceRecommendation"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "FundAllocation_destroyed_is_closed" BEFORE INSERT ON "FundAllocation"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "Approval_destroyed_is_closed" BEFORE INSERT ON "Approval"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "AutomaticDecision_destroyed_is_closed" BEFORE INSERT ON "AutomaticDecision"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "Link_destroyed_is_closed" BEFORE INSERT ON "Link"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "Letter_destroyed_is_closed" BEFORE INSERT ON "Letter"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "ReplyLink_destroyed_is_closed" BEFORE INSERT ON "ReplyLink"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "RecipientResponse_destroyed_is_closed" BEFORE INSERT ON "RecipientResponse"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "HelpDispatch_destroyed_is_closed" BEFORE INSERT ON "HelpDispatch"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "ProviderTimer_destroyed_is_closed" BEFORE INSERT ON "ProviderTimer"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "HelpPass_destroyed_is_closed" BEFORE INSERT ON "HelpPass"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "Voucher_destroyed_is_closed" BEFORE INSERT ON "Voucher"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
CREATE TRIGGER "CaseOwner_destroyed_is_closed" BEFORE INSERT ON "CaseOwner"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=requestId', 'cases', 'rows', '');
