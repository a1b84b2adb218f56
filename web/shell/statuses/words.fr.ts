import { statuses } from "../../../shared/intake/requests/statuses.fr.ts";

export const fr = { statuses, rejected: "rejetée" };
