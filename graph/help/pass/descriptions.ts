import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  EmergencyRequest: {
    helpPass:
      "The latest Help Pass, until it is ended or replaced. Null if there is none, or if the caller may not hand it over.",
    viewerTextsPassLink:
      "True if the caller may text the Help Pass link to the recipient: there is a number, and texts are wanted. Always false for a citizen.",
    viewerHandsOverPass: "True if the caller may make and end the request's Help Pass.",
  },
  HelpPass: {
    self: "A link and a PIN with which the recipient follows the request, without an account. This type never contains the link or the PIN.",
    createdAt: "When it was made.",
    expiresAt:
      "When it ends: 180 days after it was made, or 30 days after the request is completed or denied.",
    isExpired: "True if it has expired. A new one can replace it.",
    isLocked: "True while no PIN is accepted, after too many wrong ones.",
    madeBy:
      "Name and badge number of the officer who made it. User name of the administrator if one made it, for administrators only. Null otherwise.",
    number: "Row number, for replacing it.",
    openedAt: "When a PIN first opened it. Null before.",
  },
  NewHelpPass: {
    self: "A new Help Pass to hand over. It is returned once and cannot be read again.",
    href: "Address of the page.",
    pin: "PIN, 6 digits.",
    qr: "The address as a QR code.",
    shortCode: "Code to type at `/card` instead of opening the link, such as `7K4M-Q2XP`.",
  },
  QrCode: {
    self: "A QR code to draw.",
    path: "SVG path of the dark modules: lines of a width of one, with one unit per module.",
    size: "Modules per side.",
  },
  MakePassInput: {
    self: "Values for making a Help Pass.",
    replaces: "Number of the pass that the caller saw and wants to replace. Omit it if there is none.",
  },
  MakePassPayload: {
    self: "Result of `makePass`.",
    pass: "The new pass.",
    request: "The request.",
  },
  TextPassLinkInput: {
    self: "Values for texting the link of a Help Pass.",
    token: "Last part of `NewHelpPass.href`. The server stores only its hash.",
  },
  TextPassLinkPayload: { self: "Result of `textPassLink`.", request: "The request." },
  EndPassInput: { self: "Values for ending a Help Pass." },
  EndPassPayload: { self: "Result of `endPass`.", request: "The request." },
  Mutation: {
    endPass: "Ends the request's Help Pass at once. NOT_FOUND if there is none.",
    textPassLink:
      "Texts the link of the request's Help Pass to the recipient, once. The PIN is never sent. CONFLICT if the link was already texted, if there is a newer pass, or if texts are not wanted.",
    makePass:
      "Makes a Help Pass for the request, and ends the one that it replaces. NOT_FOUND if the caller may not hand it over. CONFLICT if there is a newer one.",
  },
});
