import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  keyWrong: "Use lowercase letters, numbers and hyphens, at most 40 characters",
  issuerWrong: "Enter the issuer's URL, starting with https://",
  privateIssuer: "This URL is in a private network. To allow it, set OIDC_ALLOW_PRIVATE=1 on the server",
  domainWrong: "Enter a domain, such as county.gov",
  domainMissing: "Enter at least one domain of the county's email addresses",
  agencyMissing: "Enter the name of the agency",
  claimMissing: "Enter the name of the claim",
  groupWrong: "Write each group on its own line, as: group = role, role",
  superAdminNotAllowed: "These groups give the role super_admin, which this provider may not give",
  secretMissing: "Enter the client secret",
  keyTaken: "Another provider has this name in its address",
  issuerTaken: "Another provider has this issuer",
  changedMeanwhile: "Someone else changed this provider. Look at it again, then save.",
  kindFixed: "You can't switch a provider between administrators and officers. Add another one.",
  issuerFixed: "People are connected through this issuer. Disconnect them first, or add another provider.",
  noProvider: "This identity provider no longer exists.",
  noLink: "This account is no longer connected.",
  lastLocal: "At least one active super admin must be able to sign in without a provider.",
  identityExpired:
    "Your sign-in with your department has expired. Sign in again, or fill in the form without it.",
};

export const says = sentences("identity-providers", en);
