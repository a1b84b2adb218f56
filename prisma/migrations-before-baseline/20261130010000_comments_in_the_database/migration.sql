-- note: Describes functions and indexes in the database itself. Nothing waits.

-- `npm run generate` prints these beside the present form of each: prisma/database.sql.

COMMENT ON FUNCTION fund_after_closed_months() IS
  'A closed month stays as it was hashed: an entry that would be dated in it is dated now. The ledger''s clock is the application''s, so most entries are of the running month and are not compared.';
COMMENT ON FUNCTION fund_candidates(integer, bigint, timestamptz) IS
  'The open funds that admit a request and this amount, the first to pay first. The first and the last day of a fund are local days. In PL/pgSQL, which keeps the plan: planned again for each approval, this was a fifth of its time.';
COMMENT ON FUNCTION fund_closes_month() IS
  'A month is closed by two people, and after every earlier month that has entries.';
COMMENT ON FUNCTION fund_code_stays() IS
  'A bought code that was used keeps its value, and each bought code its fund.';
COMMENT ON FUNCTION fund_deposit_stays() IS
  'A deposit stays as it was entered, and is decided once.';
COMMENT ON FUNCTION fund_general() IS
  'The fund of a new installation. It counts what is given out, and refuses nothing until a deposit is confirmed.';
COMMENT ON FUNCTION fund_give(integer, bigint) IS
  'Returns money to the available balance. A frozen or closed fund takes money back like any other.';
COMMENT ON FUNCTION fund_move(integer, "LedgerAccount", "LedgerAccount", bigint, "LedgerKind", timestamptz, integer, integer) IS
  'The one way to move money: the balances of both sides and the entry. False if the available balance is too small.';
COMMENT ON FUNCTION fund_only_ledger() IS
  'Balances and entries change only inside fund_take, fund_give and fund_move, which turn on the setting safevoice.ledger for as long as they run.';
COMMENT ON FUNCTION fund_post_allocations() IS
  'Posting is part of every statement that writes allocations, so no code can forget it. It runs after the row triggers of the limits: the request is locked first, then persons, then the fund.';
COMMENT ON FUNCTION fund_post_codes() IS
  'Codes are paid for in the statement that adds them, and lost in the one that burns a free one. A dispatch posts the rest.';
COMMENT ON FUNCTION fund_post_dispatches() IS
  'Posting is part of every statement that writes dispatches, so no code can forget it.';
COMMENT ON FUNCTION fund_post_request() IS
  'The end of a request settles its money, and a step back from there reserves it again.';
COMMENT ON FUNCTION fund_settle(integer, timestamptz) IS
  'Posts what separates a request''s accounts from what they must hold (RequestMoneyDue). Everything is read under the request''s lock, which its writers hold already; a fund is locked last. One request is paid by one fund as long as that fund has money.';
COMMENT ON FUNCTION fund_shards() IS
  'Every fund has its shards from the start. The embedded database has one connection, so one shard is enough.';
COMMENT ON FUNCTION fund_stock_of_dispatch() IS
  'A dispatch takes a code of the fund that pays for its request, for the code''s value.';
COMMENT ON FUNCTION fund_take(integer, bigint) IS
  'Takes from the available balance. Returns the cents that a counted fund lacked, 0 in a held one; null if the fund is frozen, closed or has too little. Writers share the lock 42 and use one shard each; gathering from all shards needs the lock alone. The inner block rolls back the shared lock, so that two that gather never wait for each other.';
COMMENT ON FUNCTION sv_allocated_at() IS
  'An allocation has the time at which it was allocated, unless its writer says another.';
COMMENT ON FUNCTION sv_allocation_cap() IS
  'The live allocations of a request together stay within the configured limit. The request''s row is locked first, so that two transactions add up one after the other.';
COMMENT ON FUNCTION sv_append_only() IS
  'Rows of a log are added, and never changed or deleted.';
COMMENT ON FUNCTION sv_cap_reached(text[], text[], timestamptz, bigint) IS
  'Which limit these officers or this victim would exceed with so much more, and by which of their keys; the officer''s limit first. No row while all are within the limits. In PL/pgSQL, where each look keeps its plan. It finds rows by their key alone: if offered the index over times as well, PostgreSQL reads all allocations of the thirty days.';
COMMENT ON FUNCTION sv_comparable(text) IS
  'The twin of comparable in graph/core/text/typed.shared.ts. tests/database/fold.test.ts compares both.';
COMMENT ON FUNCTION sv_count_requests() IS
  'How many requests have each status, as changes that add up: counting all rows takes longer each year. Rows are only added, so no two writers wait for each other; a job puts their sums in their place.';
COMMENT ON FUNCTION sv_dispatch_lacks_help() IS
  'The request is written again only if a dispatch changed whether it lacks help.';
COMMENT ON FUNCTION sv_dispatch_stays() IS
  'A dispatched request keeps at least one dispatch that is not void. Checked when the transaction commits.';
COMMENT ON FUNCTION sv_dispatch_within_envelope() IS
  'A dispatch beyond what is left of the envelope has a reason.';
COMMENT ON FUNCTION sv_dispatched_has_dispatch() IS
  'A dispatched request has at least one dispatch that is not void. Checked when the transaction commits, so that the status and the dispatches may be written in either order.';
COMMENT ON FUNCTION sv_dispatcher_stays() IS
  'Who dispatched is never changed: another person has to settle the dispatch.';
COMMENT ON FUNCTION sv_end_of_day(timestamptz, text, text) IS
  'The last millisecond, in one time zone, of the day that a moment has in another. What ends on a day ends then. The same as endOfDay(zone, dayIn(zone, at)) in graph/core/time/zone.shared.ts.';
COMMENT ON FUNCTION sv_envelope(integer) IS
  'A request''s money in one row. What is taken of the allocation is what was dispatched and not voided, the money of prepaid codes that were voided and burnt, and cash. Triggers, the view of the fund and statements call this. takenOf (graph/allocations/envelope.shared.ts) is the same rule; tests/funds/envelope.test.ts compares them. Without SET clauses, so that the planner can inline it.';
COMMENT ON FUNCTION sv_fold(text) IS
  'What was typed, made comparable (sv_comparable), and for a search also without apostrophes, accents and capitals: D''Angelo is found as DAngelo. Declared immutable although unaccent is only stable, because its dictionary is never exchanged.';
COMMENT ON FUNCTION sv_lacks_help(integer, "HelpType"[]) IS
  'Whether a requested kind of help was not dispatched yet. Null where no help was requested: the request is neither complete nor partly dispatched.';
COMMENT ON FUNCTION sv_letter_stays() IS
  'A letter stays as it was written. It can only be declared void.';
COMMENT ON FUNCTION sv_link_used_once() IS
  'One link, one decision.';
COMMENT ON FUNCTION sv_money_caps() IS
  'The limits hold under a lock for each officer and each victim, taken in one order: of many allocations at once, each sees those before it. An administrator''s decision is bound by neither limit, a second person''s not by the victim''s. What a rule allocates by itself is bound by both. The error carries the key, so that the service can record the approval as one that waits.';
COMMENT ON FUNCTION sv_money_paid() IS
  'Dispatches and cash come out of the same amount. Distributing pays what is left of it and never more. The request''s row is locked first, so that of two who take from it at once the second sees what the first has left.';
COMMENT ON FUNCTION sv_note_escalation() IS
  'The request has the time of its first escalation, so that tasks do not read every escalation.';
COMMENT ON FUNCTION sv_numbers(text) IS
  'The digits of everything in a folded text that is long enough for a phone number.';
COMMENT ON FUNCTION sv_officer_search() IS
  'What the search of officers reads: the name, and the phone number as digits.';
COMMENT ON FUNCTION sv_recommended_for_victim() IS
  'A new recommendation has when its victim information changed (sv_victim_changed).';
COMMENT ON FUNCTION sv_recount_request() IS
  'Counts a change of status (sv_count_requests).';
COMMENT ON FUNCTION sv_redemption_stays() IS
  'A redemption is undone once, and otherwise stays as it was.';
COMMENT ON FUNCTION sv_redemptions_add_up() IS
  'A dispatch and its redemptions have the same amount. A redemption by phone is an administrator''s statement, so another person settles it too. Checked when the transaction commits.';
COMMENT ON FUNCTION sv_request_edges() IS
  'The moves of a request''s status. An administrator''s step aside (any status to pending, approved or completed) is announced by its transaction (the setting safevoice.step_back), and refused once money was distributed. Voided dispatches do not count.';
COMMENT ON FUNCTION sv_request_lacks_help() IS
  'Keeps lacksHelp with the status and the requested kinds of help. Null unless the request is dispatched.';
COMMENT ON FUNCTION sv_request_search() IS
  'What the search of requests reads: names of the request and of its victim information, the case number, the details, and numbers as digits. A person who wishes to stay anonymous is found by the case only: not by name or phone, nor by details that say the name.';
COMMENT ON FUNCTION sv_request_times() IS
  'A request has the times of its first decision and of its completion, for the figures.';
COMMENT ON FUNCTION sv_statement_needs_another() IS
  'Money beyond a dispatch is not accepted by the person who imported the statement.';
COMMENT ON FUNCTION sv_super_admin_stays() IS
  'The last active super administrator who can sign in without a provider stays: the way in when every provider is down. The lock lets one of two who remove each other see the result of the other.';
COMMENT ON FUNCTION sv_ten_passkeys() IS
  'Ten passkeys at most per account. The account''s row is locked, so that two at once do not pass.';
COMMENT ON FUNCTION sv_time_zone() IS
  'The zone of the installation, for rules in the database. The same as installationZone (graph/core/time/installation.ts), except that the database does not know the server''s zone, which the server stores when it starts.';
COMMENT ON FUNCTION sv_victim_changed() IS
  'Two tables cannot share an index, so the recommendation also has when its victim information changed. Both lock the request first: two that are written at once would not see each other.';
COMMENT ON FUNCTION sv_victim_info_search() IS
  'Has the request''s searchText made again.';
COMMENT ON FUNCTION sv_zone_moves_ends() IS
  'If the installation''s zone changes, an end on a day is the end of that day in the new zone. What people hold is extended and never shortened. A code in the pool ends with the day that its vendor named.';
COMMENT ON FUNCTION sv_zone_moves_terms() IS
  'If the installation''s zone changes, a deputy''s term has its printed days in the new zone: it is extended, and never shortened. A term that is over stays over.';

COMMENT ON VIEW "RequestMoneyDue" IS
  'What each request''s accounts must hold, from its allocations and dispatches. The ledger follows this; ledger:verify compares. Spent is what was used, what another person confirmed, and a bought code''s whole value once it is used in full. What is left of a redeemed or expired dispatch returns to the fund, not to the request. The end of a request releases what is reserved, and no more. A burnt prepaid code''s money is lost.';

COMMENT ON INDEX "AuditEntry_failed_idx" IS
  'Failures are rare, and are looked for.';
COMMENT ON INDEX "AuditEntry_words_idx" IS
  'The search of the activity log: parts of a name, an address, a word or a number.';
COMMENT ON INDEX "DeskTask_one_open" IS
  'One open task of a kind about a subject.';
COMMENT ON INDEX "EmergencyRequest_escalated_idx" IS
  'The pending requests that were escalated, for tasks.';
COMMENT ON INDEX "EmergencyRequest_lacks_help" IS
  'The list of dispatched requests by whether help is missing.';
COMMENT ON INDEX "EmergencyRequest_searchText_critical_idx" IS
  'The most urgent results come first and are often enough, so a search need not read the lists of all cases.';
COMMENT ON INDEX "EmergencyRequest_searchText_high_idx" IS
  'The most urgent results come first and are often enough, so a search need not read the lists of all cases.';
COMMENT ON INDEX "EmergencyRequest_searchText_idx" IS
  'The search of requests, by parts of words.';
COMMENT ON INDEX "FundAllocation_officerKeys_idx" IS
  'Each allocation looks up its keys here. Without fastupdate, since every look would read the whole pending list.';
COMMENT ON INDEX "FundAllocation_one_live_per_request" IS
  'The losing click of two approvals fails here.';
COMMENT ON INDEX "FundAllocation_victimKeys_idx" IS
  'Each allocation looks up its keys here. Without fastupdate, since every look would read the whole pending list.';
COMMENT ON INDEX "FundAllocation_waits" IS
  'Finds approvals that wait for money without reading every allocation.';
COMMENT ON INDEX "HelpDispatch_has_problem" IS
  'The few requests with a problem, of all that have help.';
COMMENT ON INDEX "HelpPass_live_key" IS
  'One live pass per request.';
COMMENT ON INDEX "LedgerEntry_at_idx" IS
  'Entries are added in the order of their times, so a small block index finds a period.';
COMMENT ON INDEX "LedgerEntry_lost_in_stock" IS
  'Codes that expired in the pool. They are few.';
COMMENT ON INDEX "Letter_summary_key" IS
  'One live closing summary per request: of two jobs at once, one writes it.';
COMMENT ON INDEX "Message_reachedNoOne_idx" IS
  'Messages that failed or did not arrive, for the outbox.';
COMMENT ON INDEX "Message_verificationId_idx" IS
  'Messages by their officer verification, for the inbox.';
COMMENT ON INDEX "Officer_searchText_idx" IS
  'The search of officers, by parts of words.';
COMMENT ON INDEX "Recommendation_resources_due_idx" IS
  'Requests whose resources must be chosen again.';
COMMENT ON INDEX "SharedNetwork_listed_once" IS
  'A network is listed once; a removed one can be listed again.';
COMMENT ON INDEX "StatementLine_pays_once" IS
  'A dispatch is paid by one line of a statement.';
