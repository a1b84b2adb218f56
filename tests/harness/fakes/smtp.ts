import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface MailServerAtHand {
  port: number;
  /** Received messages, with headers. Lines that were cut for the way are whole again. */
  mails: string[];
  /** The senders on their envelopes. */
  senders: string[];
  /** Sign-ins, as user and password. */
  signedIn: string[];
  close: () => Promise<void>;
}

/** A local mail server. With a password it requires a sign-in. */
export async function openMailServer({ password }: { password?: string } = {}): Promise<MailServerAtHand> {
  const mails: string[] = [];
  const senders: string[] = [];
  const signedIn: string[] = [];
  const server = new SMTPServer({
    authOptional: password === undefined,
    closeTimeout: 100,
    allowInsecureAuth: true,
    disabledCommands: password === undefined ? ["STARTTLS", "AUTH"] : ["STARTTLS"],
    onAuth(given, _session, done) {
      signedIn.push(`${given.username} ${given.password}`);
      if (given.password === password) done(null, { user: given.username });
      else done(new Error("no"));
    },
    onData(stream, { envelope }, done) {
      let mail = "";
      if (envelope.mailFrom) senders.push(envelope.mailFrom.address);
      stream.on("data", (part: Buffer) => (mail += part.toString("utf8")));
      stream.on("end", () => (mails.push(mail.replaceAll("=\r\n", "")), done()));
    },
  });
  server.on("error", () => {});
  await new Promise<void>((up) => server.listen(0, "127.0.0.1", () => up()));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    mails,
    senders,
    signedIn,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
