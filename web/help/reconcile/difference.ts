import type { ImportStatementMutation$data } from "#relay/ImportStatementMutation.graphql";
import type { ReconcilePageQuery$data } from "#relay/ReconcilePageQuery.graphql";

/** A difference as the list shows it. */
export type Difference = ReconcilePageQuery$data["statementDifferences"]["edges"][number]["node"];
/** A file as its check found it. */
export type Checked = ImportStatementMutation$data["importStatement"];
