/*
 * Errors quote what people typed, so a log keeps only messages that are known to quote nothing.
 * Each pattern is for a whole message. Names in them are of the schema, the role or the code.
 */

/** PostgreSQL's, node-postgres', and Prisma's. */
const ofDatabases = [
  /^Connection terminated(?: unexpectedly| due to connection timeout)?$/,
  /^(?:timeout exceeded when trying to connect|Query read timeout)$/,
  /^Client (?:was closed and is not queryable|has encountered a connection error and is not queryable)$/,
  /^canceling statement due to (?:statement timeout|lock timeout|user request|conflict with recovery)$/,
  /^terminating connection due to [\w -]{1,60}$/,
  /^(?:deadlock detected|division by zero|out of memory|out of shared memory|too many connections)$/,
  /^could not serialize access due to [\w/ ]{1,80}$/,
  /^sorry, too many clients already$/,
  /^remaining connection slots are reserved for [\w -]{1,80}$/,
  /^the database system is (?:starting up|shutting down|in recovery mode|not (?:yet )?accepting connections)$/,
  /^(?:server closed the connection unexpectedly|current transaction is aborted, commands ignored until end of transaction block)$/,
  /^cannot execute [A-Z ]{1,40} in a read-only transaction$/,
  /^permission denied for [a-z]{1,20} \w{1,63}$/,
  /^must be owner of [a-z]{1,20} \w{1,63}$/,
  /^(?:relation|table|schema|index|sequence|database|role|type|extension) "[\w.-]{1,130}" does not exist$/,
  /^column "?[\w.]{1,130}"? (?:of relation "\w{1,63}" )?does not exist$/,
  /^password authentication failed for user "[\w.-]{1,63}"$/,
  /^null value in column "\w{1,63}" of relation "\w{1,63}" violates not-null constraint$/,
  /^duplicate key value violates unique constraint "\w{1,63}"$/,
  /^new row for relation "\w{1,63}" violates check constraint "\w{1,63}"$/,
  /^(?:insert or update|update or delete) on table "\w{1,63}" violates foreign key constraint "\w{1,63}"(?: on table "\w{1,63}")?$/,
  /^value too long for type character(?: varying)?\(\d{1,9}\)$/,
  /^(?:smallint|integer|bigint|numeric field) (?:out of range|overflow)$/,
  /^could not [a-z]{1,20}(?: to)? file "[\w./]{1,100}": [A-Z][\w ]{1,60}$/,
  /^Transaction API error: [A-Z][a-z]{1,20} to start a transaction in the given time\.$/,
];

/** JavaScript's, Node's and those of network calls. */
const ofPrograms = [
  /^(?:The operation was aborted(?: due to timeout)?|This operation was aborted)$/,
  /^(?:fetch failed|socket hang up|terminated|other side closed|aborted)$/,
  /^Cannot (?:read|set) properties of (?:undefined|null) \((?:reading|setting) '[\w$]{1,60}'\)$/,
  /^[\w$.]{1,80} is not (?:a function|defined|iterable|a constructor)$/,
  /^Cannot (?:mix BigInt and other types, use explicit conversions|convert undefined or null to object)$/,
  /^Do not know how to serialize a BigInt$/,
  /^Maximum call stack size exceeded$/,
  /^Invalid (?:string length|array length|time value)$/,
  /^Unsupported state or unable to authenticate data$/,
  /^Unexpected end of JSON input$/,
];

/** The product's own, about its parts. */
const ofProduct = new Set([
  "The database does not answer",
  "The database gave no answer.",
  "The answer is too long",
  "The agent gave no answer",
  "The model gave no answer",
  "It was sealed with another key.",
  "The stored text cannot be opened: it was sealed with another SECRET_KEY.",
  "There is no room left to store files",
  "The kept head of the audit chain cannot be read.",
  "the ledger answered nothing",
  "the letter was not written",
  "a dry run answered nothing",
  "an approval left no allocation",
  "no code was found that is free",
  "No receipt number is free",
  "nothing was written",
]);

/** Whether a log may keep the message of an error. */
export const isSafeMessage = (message: string): boolean =>
  ofProduct.has(message) || [...ofDatabases, ...ofPrograms].some((pattern) => pattern.test(message));
