import { enqueue } from "./outbox.ts";
import { leftWaiting } from "./leftWaiting.ts";
import { lastOwner } from "../owner.ts";
import type { Later } from "./submission.ts";
import { canKeep } from "../sealedStore.ts";

interface Submission<Value> {
  later: Later<Value>;
  value: Value;
  /** The fields' values, for later editing. */
  values: Record<string, unknown>;
  key: string;
  form: string;
}

/** Queues it. Returns whether it was stored. */
export async function sendLater<Value>({
  later,
  value,
  values,
  key,
  form,
}: Submission<Value>): Promise<boolean> {
  if (!canKeep()) return false;
  const { kind, path, about, input, files } = later;
  const item = {
    id: key,
    kind,
    form,
    path,
    owner: lastOwner(),
    about: about(value),
    input: input(value),
    values,
    writtenAt: new Date().toISOString(),
    tries: 0,
    notBefore: 0,
  };
  return enqueue(item, files?.() ?? []).then(
    () => {
      leftWaiting.add(key);
      return true;
    },
    () => false,
  );
}
