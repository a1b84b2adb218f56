/**
 * The newest seal of the audit chain, kept out of reach of a person who can change the database: a
 * truncated chain looks complete by itself.
 */
export interface AuditHead {
  seq: bigint;
  hash: string;
  /** When it was kept, if that is known. */
  at?: Date | undefined;
}
