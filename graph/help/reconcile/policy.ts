import { isSecondPerson, isSeparateAccepter, isSeparateSettler } from "../../core/access/separation.ts";
import { isTool, may, personKeysOf, type AdminViewer, type Viewer } from "../../core/access/viewer.ts";
import { takesMore, type Verdict } from "../../../shared/help/reconcile/rules.ts";

type Dispatches = Parameters<typeof isSeparateSettler>[1];

const reconciles = (viewer: Viewer): viewer is AdminViewer => may(viewer, "confirmMoney") && !isTool(viewer);

export const can = {
  /** Statements, their differences, and closed months. */
  readStatements: (viewer: Viewer): viewer is AdminViewer => may(viewer, "readMoney"),
  /** Paying and closing are for treasurers. A program never does it. */
  reconcile: reconciles,
  /** Never the person who dispatched help for the case. */
  settleDifference: (viewer: Viewer, dispatches: Dispatches): viewer is AdminViewer =>
    reconciles(viewer) && isSeparateSettler(personKeysOf(viewer), dispatches),
  /** Two people, if it takes more money: never the person who imported the statement. */
  acceptDifference: (
    viewer: Viewer,
    { verdict, importedBy }: { verdict: Verdict; importedBy: string },
  ): viewer is AdminViewer =>
    reconciles(viewer) && (!takesMore(verdict) || isSeparateAccepter(viewer, { importedBy })),
  /** Two people: never the person who wants to close it. */
  confirmMonth: (viewer: Viewer, { proposedById }: { proposedById: number }): viewer is AdminViewer =>
    reconciles(viewer) && isSecondPerson(viewer, { enteredById: proposedById }),
};
