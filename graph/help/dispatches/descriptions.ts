import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  DispatchHelpPayload: {
    self: "Result of `dispatchHelp`.",
    isRepeat: "The same idempotency key was sent before, so nothing more was dispatched.",
    request: "The request with its dispatches.",
  },
  DispatchHelpInput: {
    self: "Values for dispatching help.",
    dispatchNotes: "Notes for administrators.",
    overReason: "Why more is dispatched than was allocated. Required in that case.",
    providers:
      "Providers and what each of them gives. If empty, the request is dispatched without a provider.",
    version: "The request's `version` that the client last read. CONFLICT if it has changed since.",
  },
  DispatchHubConnection: {
    self: "One page of requests for dispatching help.",
    counts: "How many requests each view has, without the filter.",
    hasOtherSettler:
      "True if an active account of another person may confirm that help was used. If false, only a terminal or a statement settles help that the caller dispatched.",
    problems: "Number of requests with help that does not work, or whose use is disputed.",
    edges: "Requests on this page. Those with a problem come first, then by urgency, newest first.",
  },
  DispatchLimits: {
    self: "Limits for the help of one request within 24 hours.",
    foodCentsPerPerson: "Food for one person in US cents, for at most 10 people.",
    housingCentsPerNight: "One night of shelter in US cents, for at most 24 hours.",
    transportationMaxCents: "One ride in US cents.",
  },
  DispatchProviderInput: {
    self: "What one provider gives.",
    earliestEnd:
      "When a code with less than 24 hours left may end, as `dispatchPreview` returned it. CONFLICT if it ends before, or if this is omitted. Other codes are accepted.",
    estimatedValue:
      "Value in US dollars. The default is $100 for a ride and $10 for each person for food. Ignored for shelter, whose nights set the value.",
    helpType: "Kind of help.",
    hours: "Shelter: duration in hours, at most 24. The default is 24.",
    people: "Food: number of people, at most 10. The default is 1.",
    providerInfo: "Details for the provider. For a ride, it must name Uber or Lyft if given.",
    vendor: "Relay global ID of the provider.",
  },
  DispatchPreview: {
    self: "What one provider would give if the help were dispatched now.",
    endsAt:
      "When its code would end. Null if the provider's pool has no code for it, so that a dispatch would be refused.",
    endsSoon: "True if the code has less than 24 hours left, and the pool has no other.",
    helpType: "Kind of help.",
    vendorNumber: "Row number of the provider.",
  },
  HelpDispatch: {
    self: "Help that one provider gives for a request. The code is masked, and only for administrators. `revealDispatchCode` returns it.",
    completedAt: "When the help was given. Null until then.",
    confirmationNumber: "Confirmation number. Null unless the caller is an administrator.",
    createdAt: "When the help was dispatched.",
    dispatchedBy:
      "User name of the administrator who dispatched it. Null unless the caller is an administrator.",
    estimatedValue: "Value in US dollars.",
    hasProblem:
      "True if the recipient reported that it does not work and no one has resolved it. Null unless the caller is an administrator.",
    helpType: "Kind of help.",
    hours: "Shelter: duration in hours. Null for other help.",
    isFromPool:
      "True if the code comes from the provider's pool and can return to it. Null unless the caller is an administrator.",
    lost: "Money of its prepaid code, in US dollars, if the code was burnt, else 0. Null unless the caller is an administrator.",
    maskedCode: "First characters of the code. Null unless the caller is an administrator.",
    awaitsConfirmation:
      "It was marked complete, or its request was, and its money waits for a person who did not dispatch it, a terminal or a statement. Null unless the caller is an administrator.",
    isUnsettled:
      "Its money is still committed: the code was not used or billed, and no second person said that it was. Null unless the caller is an administrator.",
    notes: "Notes of the dispatch. Null unless the caller is an administrator.",
    number: "Row number. REST calls it `id`.",
    overReason:
      "Why more was given than allocated. Null if it was not, and unless the caller is an administrator.",
    people: "Food: number of people. Null for other help.",
    providerInfo:
      "Details for the provider, or its name if none were chosen. Null unless the caller is an administrator.",
    reissuePreview:
      "What would replace it if it were reissued now. Null without a provider, and unless the caller may dispatch.",
    replacesNumber:
      "Number of the dispatch that this one replaces. Null if there is none, and unless the caller is an administrator.",
    vendorName: "Name of the provider at the time of the dispatch.",
    vendorNumber:
      "Row number of the provider. Null for early dispatches, and unless the caller is an administrator.",
    viewerCanSettle:
      "The caller may say that it was used, so that its money counts as spent: never the person who dispatched it.",
    voidedAt: "When the dispatch was voided. Null if it was not.",
    voidReason: "Why it was voided. Null if it was not, and unless the caller is an administrator.",
  },
  DispatchHubCounts: {
    self: "How many requests each view has, without the filter. Counted up to 100.",
    all: "Approved and dispatched requests.",
    approved: "Approved requests for which nothing was dispatched.",
    complete: "Dispatched requests with every requested kind of help.",
    confirm: "Requests with help whose use the caller may confirm.",
    others: "Requests with help whose use another person must confirm.",
    partly: "Dispatched requests that lack a requested kind of help.",
    problem: "Requests with help that does not work, or whose use is disputed.",
  },
  HubFilter: {
    self: "Limits the requests. Omitted fields do not limit them.",
    search: "Part of the case ID or the victim's name. At most 100 characters.",
    view: "Only requests in this view. The default is `all`.",
  },
  HubView: {
    self: "Requests by the state of their help.",
    all: "Approved and dispatched requests.",
    approved: "Approved, with no help dispatched.",
    complete: "Dispatched, with every requested kind of help.",
    confirm: "Help counts as given, and the caller may confirm its use, in any status of the request.",
    dispatched: "Help was dispatched.",
    others: "Help counts as given, and another person must confirm its use, in any status of the request.",
    partly: "Dispatched, but a requested kind of help is missing.",
    problem: "Help does not work, or its use is disputed, in any status of the request.",
  },
  ProviderTimer: {
    self: "A running timer: an administrator is arranging help with a provider. Only administrators can read it.",
    helpType: "Kind of help.",
    startedAt: "When the timer started.",
    startedBy: "User name of the administrator who started it, or took it over last.",
    vendorNumber: "Row number of the provider.",
  },
  ReissueDispatchInput: {
    self: "Values for replacing a dispatch with a new code.",
    earliestEnd:
      "When a new code with less than 24 hours left may end, as `reissuePreview` returned it. CONFLICT if it ends before, or if this is omitted. Other codes are accepted.",
    reason: "Why the dispatch is replaced.",
    returnCode: "If true, the old code returns to the provider's pool. The default is false.",
  },
  RevealDispatchCodePayload: {
    self: "Result of `revealDispatchCode`.",
    code: "The full code.",
  },
  StartProviderTimerInput: {
    self: "Values for starting a timer.",
    helpType: "Kind of help.",
    vendor: "Relay global ID of the provider.",
  },
  StopProviderTimerInput: {
    self: "Values for stopping a timer.",
    helpType: "Kind of help.",
    vendor: "Relay global ID of the provider.",
  },
  CompleteProviderInput: {
    self: "Values for completing a provider's help.",
    helpType: "Kind of help.",
    vendor: "Relay global ID of the provider.",
  },
  VoidDispatchInput: {
    self: "Values for voiding a dispatch.",
    reason: "Why the dispatch is voided.",
    returnCode:
      "If true, the code returns to the provider's pool. If false, it is never used again. The default is false.",
  },
  Query: {
    "dispatchHub(including)": "Numbers of requests to add regardless of the filter. At most 20.",
    dispatchHub: "Approved and dispatched requests.",
    "dispatchHub(filter)": "Limits the requests.",
    dispatchPreview:
      "What `dispatchHelp` would give now, in the order of the providers. It takes no code, so another administrator can be first. INVALID with `fields`.",
    "dispatchPreview(providers)": "Providers and what each of them gives, as for `dispatchHelp`.",
    "dispatchPreview(request)": "Relay global ID of the request.",
    dispatchLimits: "Limits for the help of one request, from the configuration.",
  },
  Mutation: {
    completeDispatch:
      "Records that the help was given. Its money is spent if another person dispatched it; otherwise it stays committed until another person does the same. CONFLICT if it was voided or already completed. NOT_FOUND.",
    completeProvider:
      "Records that a provider gave its help: its dispatches are completed and its timer stops. Money of help that the caller dispatched stays committed. NOT_FOUND.",
    dispatchHelp:
      "Dispatches help for an approved request. INVALID with `fields`, with `overReason` if a reason is required. UNPROCESSABLE with `fields.limits` above the 24-hour limits. CONFLICT if the request or a provider changed, help was dispatched in the last 24 hours, or no code is free. CONFLICT also if a code ends within 24 hours, and before `earliestEnd`. NOT_FOUND.",
    reissueDispatch:
      "Voids a dispatch and dispatches the same help from the same provider with a new code. Errors as for `voidDispatch` and `dispatchHelp`.",
    revealDispatchCode: "Returns the code of a dispatch. The access is logged. NOT_FOUND.",
    startProviderTimer:
      "Starts a timer that every administrator sees. A running timer keeps running, and becomes the caller's. INVALID. CONFLICT if the request cannot be dispatched. NOT_FOUND.",
    stopProviderTimer:
      "Stops and removes the caller's timer. The timer of another administrator keeps running. NOT_FOUND.",
    voidDispatch:
      "Voids a dispatch and its letters. A request without other help is approved again. INVALID without a reason. CONFLICT if it was voided or completed. NOT_FOUND.",
  },
  EmergencyRequest: {
    dispatches: "Dispatches, oldest first, including voided ones. Empty for a citizen.",
    hasOpenDispute:
      "True while the desk has to find out whether someone else used its help. Null unless the caller is an administrator.",
    isFullyDispatched: "True if every requested kind of help was dispatched.",
    providerTimers: "Running timers. Empty unless the caller is an administrator.",
  },
});
