/** The address of "SafeVoice <fund@example.org>", or of an address alone. */
export function addressOfSender(sender: string): string {
  const last = sender.lastIndexOf(">");
  const from = last < 0 ? -1 : sender.lastIndexOf("<", last);
  return from < 0 ? sender : sender.slice(from + 1, sender.indexOf(">", from));
}
