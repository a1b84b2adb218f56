import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  EmergencyRequest: {
    redemptionEvents:
      "How the codes of its dispatches were used, oldest first. Empty unless the caller may read money.",
  },
  RedemptionEvent: {
    self: "Something that happened to the code of a dispatch.",
    amount: "What was redeemed, or what the code was worth, in US dollars.",
    at: "When it happened.",
    by: "Name of the terminal or of the administrator. Null for a code that expired or is disputed.",
    id: "ID within the request. `node` does not accept it.",
    kind: "What happened.",
    vendorName: "Name of the provider.",
    way: "How it was redeemed. Null for a code that expired or is disputed.",
  },
  RedemptionEventKind: {
    self: "What can happen to a code.",
    disputed: "The recipient said that someone else used it.",
    expired: "It ended unused, and its money went back to the fund.",
    redeemed: "The provider redeemed it.",
    undone: "A redemption was undone.",
  },
  RedemptionWay: {
    self: "How a code is redeemed.",
    phone: "The provider called an administrator.",
    statement: "The provider's statement billed it.",
    terminal: "On a redemption terminal of the provider.",
  },
  CodeEnds: {
    self: "How the codes ended whose 72 hours after their end passed in the last 30 days.",
    expired: "Number that ended unused.",
    open: "Number without an end. A job expires them within minutes.",
    received: "Number that were marked as received, alone or with their request.",
    redeemed: "Number that were redeemed.",
    voided: "Number that were voided.",
  },
  DispatchCodeState: {
    self: "Whether the code of dispatched help can be used.",
    valid: "It can be used.",
    received: "The recipient or an administrator marked the help as received. It can still be redeemed.",
    used: "It was redeemed.",
    void: "The dispatch was voided.",
    expired: "It ended unused. 72 hours later its money returns to the fund.",
  },
  HelpDispatch: {
    actualAmount: "What it was redeemed for, in US dollars. Null until then.",
    canUndoRedemption:
      "True if the caller is an administrator and the last redemption is less than five minutes old.",
    codeState: "Whether its code can be used.",
    disputedAt: "When the recipient said that someone else used it. Null if no one did.",
    endsAt: "When its code ends. Null for dispatches from before redemption.",
    redeemableAmount: "What it can still be redeemed for, in US dollars.",
    redeemedAt: "When it was redeemed. Null until then.",
    redeemedBy:
      "Name of the terminal, or user name of the administrator. Null until it is redeemed, and unless the caller is an administrator.",
    redeemedOnTerminal: "True if a vendor's terminal redeemed it.",
  },
  InviteTerminalInput: {
    self: "A device that is to redeem a provider's codes.",
    name: "Name of the device, such as `Front desk`. At most 40 characters.",
  },
  InviteTerminalPayload: {
    self: "Result of `inviteTerminal`.",
    href: "The one-time link. It works for 7 days and is shown once.",
    qr: "The link as a QR code.",
    vendor: "The provider.",
  },
  RedeemByPhoneInput: {
    self: "What a provider redeems by phone.",
    amount: "Amount in US dollars, at most `redeemableAmount`.",
  },
  RedemptionTerminal: {
    self: "A provider's device that redeems codes, or the invitation for one.",
    createdBy: "User name of the administrator who made its link.",
    disputes: "Number of its redemptions that a recipient disputes.",
    endsAt: "When it stops being a terminal, 90 days after it joined. Null until it joined.",
    invitedUntil: "Until when its one-time link works.",
    isEnded:
      "True if its link or its 90 days are over. An unused link also ends when the account that made it is disabled, removed, or may no longer dispatch.",
    isFlagged: "True from three disputes on.",
    isRevoked: "True if an administrator removed it.",
    joinedAt: "When the device joined. Null until then.",
    lastSeenAt: "When the device was last used, within a minute. Null until it joined.",
    name: "Name of the device.",
    redemptionCount: "Number of its redemptions that were not undone.",
  },
  RevokeTerminalPayload: { self: "Result of `revokeTerminal`.", terminal: "The removed terminal." },
  RevokeTerminalInput: { self: "The terminal to remove." },
  UndoRedemptionInput: { self: "The dispatch whose last redemption is undone." },
  Vendor: {
    terminals: "Its redemption terminals and open invitations, without removed ones.",
  },
  Query: { codeEnds: "How codes ended in the last 30 days." },
  Mutation: {
    inviteTerminal:
      "Makes a one-time link that turns a provider's device into a redemption terminal. INVALID names `name`. NOT_FOUND.",
    redeemByPhone:
      "Redeems a code for a provider who calls. INVALID names `amount`. CONFLICT if the code was used, voided or expired. FORBIDDEN for the person who dispatched it. NOT_FOUND.",
    revokeTerminal:
      "Removes a terminal. Its device redeems nothing from here on. CONFLICT if it was removed before. NOT_FOUND.",
    undoRedemption:
      "Undoes the last redemption of a dispatch. CONFLICT after five minutes, or if there is none.",
  },
});
