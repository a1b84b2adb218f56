/**
 * PGlite has one session. Its connections take turns, first come first served. One with an open
 * transaction keeps its turn until the transaction ends, so that no other statement falls into it.
 */
export class Turns<Member extends object> {
  readonly members = new Set<Member>();
  private holder: Member | undefined;
  private readonly waiting: { member: Member; start: () => void }[] = [];

  async take(member: Member): Promise<void> {
    if (this.holder === member) return;
    if (!this.holder) {
      this.holder = member;
      return;
    }
    await new Promise<void>((start) => this.waiting.push({ member, start }));
  }

  give(member: Member): void {
    if (this.holder !== member) return;
    const next = this.waiting.shift();
    this.holder = next?.member;
    next?.start();
  }

  holds(member: Member): boolean {
    return this.holder === member;
  }

  /** A closing connection waits for nothing. It starts at once and finds itself closed. */
  forget(member: Member): void {
    const index = this.waiting.findIndex((entry) => entry.member === member);
    if (index >= 0) this.waiting.splice(index, 1)[0]?.start();
  }
}
