import { expect, test } from "vitest";
import { useKernel } from "../harness/kernel.ts";
import { useServer, type WireAnswer } from "../harness/servers/live-server.ts";

const lab = useKernel();
const direct = useServer(lab);
const behindProxy = useServer(lab, { env: { TRUST_PROXY: true } });

const keptFor = ({ headers }: WireAnswer) => Number(/\d+/.exec(String(headers["keep-alive"]))?.[0]);

test("closes an idle connection within seconds; a proxy's after more than the minute that proxies keep theirs", async () => {
  expect(keptFor(await direct.send("/healthz"))).toBeLessThanOrEqual(5);
  expect(keptFor(await behindProxy.send("/healthz"))).toBeGreaterThan(60);
});
