import { statuses } from "#shared/requests/statuses.fr";

export const fr = { statuses, rejected: "rejetée" };
