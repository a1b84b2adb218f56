import { isSecondPerson } from "../../core/access/separation.ts";
import { isSuperAdmin, isTool, may, type AdminViewer, type Viewer } from "../../core/access/viewer.ts";

export const can = {
  /** Balances and the journal. Officers and supervisors never see a balance. */
  readFunds: (viewer: Viewer): viewer is AdminViewer => may(viewer, "readMoney"),
  /** A treasurer. A program never enters money. */
  enterDeposit: (viewer: Viewer): viewer is AdminViewer => may(viewer, "enterMoney") && !isTool(viewer),
  /** Two people: the one who entered a deposit never decides on it. */
  decideDeposit: (viewer: Viewer, deposit: { enteredById: number }): viewer is AdminViewer =>
    may(viewer, "confirmMoney") && !isTool(viewer) && isSecondPerson(viewer, deposit),
  /** Treasurers and dispatchers may stop money at once. Only a super administrator releases it. */
  freeze: (viewer: Viewer): viewer is AdminViewer => may(viewer, "freezeMoney") && !isTool(viewer),
  unfreeze: isSuperAdmin,
  changeFunds: isSuperAdmin,
};
