/** How long links work and data is kept, from the server's own rules. */
export interface Times {
  unattachedHours: number;
  replyDays: number;
  ratingDays: number;
  supervisorHours: number;
}
