import { isSeparateSettler } from "../../core/access/separation.ts";
import { isTool, may, personKeysOf, type AdminViewer, type Viewer } from "../../core/access/viewer.ts";

export const can = {
  /** Administrators who read money. */
  readBooks: (viewer: Viewer): viewer is AdminViewer => may(viewer, "readMoney"),
  /** A treasurer, in person. Everyone who has the printed sheet counts as its printer. */
  print: (viewer: Viewer): viewer is AdminViewer => may(viewer, "enterMoney") && !isTool(viewer),
  /** A dispatcher, in person. */
  enter: (viewer: Viewer): viewer is AdminViewer => may(viewer, "dispatch") && !isTool(viewer),
  /** A treasurer or a dispatcher, in person: those who may also freeze a fund. */
  release: (viewer: Viewer): viewer is AdminViewer => may(viewer, "freezeMoney") && !isTool(viewer),
  /**
   * Another person than those who had the printed sheet. The database checks the same:
   * `Voucher_entered_by_another`.
   */
  enterVoucher: (viewer: Viewer, { printedByKeys }: { printedByKeys: readonly string[] }) =>
    isSeparateSettler(personKeysOf(viewer), [{ dispatchedByKeys: printedByKeys }]),
};
