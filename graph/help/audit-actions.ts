import { declareActions } from "../core/audit/actions.ts";

const actions = declareActions(
  {
    "dispatch.completed": "Marked a dispatch as complete",
    "dispatch.reissued": "Reissued a dispatch",
    "dispatch.revealed": "Revealed the code of a dispatch",
    "dispatch.settled": "Confirmed that dispatched help was used",
    "dispatch.voided": "Voided a dispatch",
    "request.dispatched": "Dispatched help for a request",
    "pass.made": "Made a Help Pass",
    "pass.opened": "Opened a Help Pass with its PIN",
    "pass.texted": "Texted the link of a Help Pass",
    "pass.ended": "Ended a Help Pass",
    "pass.pin-changed": "Chose a PIN for a Help Pass",
    "pass.language-changed": "Chose the language of a Help Pass",
    "ledger.month-closed": "Closed a month of the ledger",
    "ledger.month-proposed": "Asked to close a month of the ledger",
    "statement.difference-settled": "Settled a statement difference",
    "statement.imported": "Imported a provider's statement",
    "dispatch.redeemed": "Redeemed a dispatch",
    "dispatch.redemption-undone": "Undid the redemption of a dispatch",
    "dispatch.expired": "A dispatch expired unused",
    "dispatch.disputed": "Reported that someone else used a dispatch",
    "terminal.invited": "Made a link for a redemption terminal",
    "terminal.joined": "A device became a redemption terminal",
    "terminal.revoked": "Removed a redemption terminal",
    "vendor.added": "Added a provider",
    "vendor.changed": "Edited a provider",
    "vendor.totals-exported": "Exported the totals of providers",
    "vendor.codes-corrected": "Changed the value of a provider's unused codes",
    "vendor.codes-withdrawn": "Withdrew a provider's unused codes",
    "vendor.codes-approved": "Approved a provider's imported codes",
    "vendor.codes-counted": "Counted a provider's unused codes",
    "vendor.count-signed": "Signed a count of a provider's codes",
    "vendor.count-exported": "Exported a count of a provider's codes",
    "vendor.codes-imported": "Imported a provider's codes",
    "vendor.codes-expired": "Prepaid codes expired in the pool",
    "vendor.deleted": "Deleted a provider",
    "vendor.switched": "Enabled or disabled a provider",
    "voucher.book-downloaded": "Downloaded a book of vouchers to print",
    "voucher.book-printed": "Made a book of vouchers and reserved its total",
    "voucher.entered": "Entered a voucher from paper",
    "voucher.released": "Released lost or void vouchers",
  },
  {
    failed: {
      "pass.opened": "Entered wrong PINs until a Help Pass was locked",
    },
  },
);

type Declared = typeof actions;
declare module "../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
