/** How long links work and data is kept, from the server's own rules. */
export interface Times {
  unattachedHours: number;
  backupDays: number;
  replyDays: number;
  ratingDays: number;
  supervisorHours: number;
}
