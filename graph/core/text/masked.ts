/** l•••@austintexas.gov, which only the owner recognizes. */
export const masked = (mailbox: string): string => mailbox.replace(/^(.).*(?=@)/, "$1•••");
