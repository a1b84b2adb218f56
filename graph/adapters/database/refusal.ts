/** A value that PostgreSQL does not know, such as a time zone of newer or older tables. */
export const unknownValue = "22023";
export const uniqueViolated = "23505"; // PostgreSQL's SQLSTATE

/**
 * The database's sentence for an error with this SQLSTATE; undefined for other errors. Reads
 * node-postgres' errors and Prisma's wrappers around them.
 */
export function refusalOf(error: unknown, state: string): string | undefined {
  for (let inner = error as Layer | undefined; inner; inner = inner.meta?.driverAdapterError ?? inner.cause) {
    if (inner.code === state || inner.originalCode === state) {
      return inner.originalMessage ?? inner.message;
    }
  }
  return undefined;
}

interface Layer {
  code?: unknown;
  originalCode?: unknown;
  message?: string;
  originalMessage?: string;
  cause?: Layer;
  meta?: { driverAdapterError?: Layer };
}
