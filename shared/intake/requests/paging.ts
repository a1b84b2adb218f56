/** The page size of a person's own requests. */
export const requestsPerPage = 20;
export const maxRequestsPerPage = 50;
/**
 * The polling interval of the list; live updates come by subscription, this covers a lost socket.
 */
export const listRefreshMs = 30_000;
