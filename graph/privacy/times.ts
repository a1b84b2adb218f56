/** How long links work and data is kept, from the rules that the server follows. */
export interface Times {
  unattachedHours: number;
  replyDays: number;
  ratingDays: number;
  supervisorHours: number;
}
