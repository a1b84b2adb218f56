import type { UserManagementPageQuery$data } from "#relay/UserManagementPageQuery.graphql";

/** An account as the list has it. */
export type Account = UserManagementPageQuery$data["admins"]["rows"][number];
