import type { UserManagementPageQuery$data } from "#relay/UserManagementPageQuery.graphql";

/** An account in the list. */
export type Account = UserManagementPageQuery$data["admins"]["edges"][number]["node"];
