import { Observable, type GraphQLResponse } from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEnvironment } from "../../core/relay/relay.ts";
import { askAgent, type AnswerPart } from "./askAgent.ts";

const question = { sessionId: "s", message: "I need food" };
let heard: AnswerPart[];
let tell: (text: string) => void;
let breakOff: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An open live connection that delivers what `tell` returns. */
function ask() {
  const environment = createEnvironment({
    fetch: () => Promise.reject(new Error("The chat asks no query")),
    subscribe: () =>
      Observable.create<GraphQLResponse>((sink) => {
        tell = (text) => sink.next({ data: { chatAnswer: part(text, false) } });
      }),
    onLost: (listener) => {
      breakOff = listener;
      return () => (breakOff = () => {});
    },
  });
  return askAgent(environment, question, (one) => heard.push(one));
}
const part = (text: string, isLast: boolean, hasFailed = false): AnswerPart => ({
  place: 0,
  text,
  isLast,
  callbackRequested: false,
  hasFailed,
});
const settle = () => vi.advanceTimersByTimeAsync(0);

test("a connection that breaks off in the middle of an answer ends it at once when the server is gone", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("refused")));
  ask();
  tell("Food is");
  breakOff();
  await settle();
  expect(heard).toEqual([part("Food is", false), part("", true, true)]);
});

test("when only the connection was lost, a plain call answers from the beginning", async () => {
  const calls: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    calls.push([path, JSON.parse(body as string)]);
    return Response.json({ success: true, response: "Food is $10.", callbackRequested: false });
  });
  ask();
  tell("Food is");
  breakOff();
  breakOff();
  await settle();
  expect(calls).toEqual([["/api/ai-support/chat", question]]);
  expect(heard).toEqual([part("Food is", false), part("Food is $10.", true)]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toHaveLength(2);
});

test("a plain call without an answer ends too, and a stopped one reports nothing", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  ask();
  breakOff();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(heard).toEqual([part("", true, true)]);
  ask()();
  breakOff();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toHaveLength(1);
});
