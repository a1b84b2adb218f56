import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense, useEffect } from "react";
import { graphql, RelayEnvironmentProvider, usePreloadedQuery } from "react-relay";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import testQuery from "#relay/QueryDialogTestQuery$parameters";
import type { QueryDialogTestQuery } from "#relay/QueryDialogTestQuery.graphql";
import { RequestError } from "../../core/http/http.ts";
import { createEnvironment } from "../../core/relay/relay.ts";
import { useQueryOnPress, type Opened } from "../../core/relay/useQueryOnPress.ts";
import { lazily } from "../../core/routing/lazily.ts";
import { QueryDialog } from "./QueryDialog.tsx";

beforeEach(() => {
  vi.stubGlobal("CSS", { escape: String }); // jsdom has none
});
afterEach(cleanup);

function Content({ queryRef }: Pick<Opened<QueryDialogTestQuery>, "queryRef">) {
  const { request } = usePreloadedQuery<QueryDialogTestQuery>(
    graphql`
      query QueryDialogTestQuery($number: Int!) @preloadable {
        request(number: $number) {
          victimName
        }
      }
    `,
    queryRef,
  );
  return <p>{request.victimName}</p>;
}
const CaseDialog = (opened: Opened<QueryDialogTestQuery>) => (
  <QueryDialog {...opened} title="Case">
    <Content queryRef={opened.queryRef} />
  </QueryDialog>
);

interface CasesProps {
  Dialog: ReturnType<typeof lazily<"CaseDialog", { CaseDialog: typeof CaseDialog }>>;
  onOpened: (opened: Opened<QueryDialogTestQuery> | null) => void;
}

function Cases({ Dialog, onOpened }: CasesProps) {
  const { open, opened } = useQueryOnPress<QueryDialogTestQuery>(testQuery, { code: Dialog });
  useEffect(() => {
    onOpened(opened);
  });
  return (
    <>
      {[1, 2].map((number) => (
        <button key={number} type="button" onClick={() => open({ number })}>
          Open {number}
        </button>
      ))}
      <Suspense>{opened && <Dialog {...opened} />}</Suspense>
    </>
  );
}

/** A page with two cases to open. Code and answers arrive when the test says so. */
function openPage() {
  const asked: { number: number; answer: (name: string) => void; fail: (error: Error) => void }[] = [];
  const environment = createEnvironment({
    fetch: (_request, { number }) =>
      new Promise((resolve, reject) =>
        asked.push({
          number: number as number,
          answer: (victimName) =>
            resolve({ data: { request: { id: `case-${String(number)}`, victimName } } }),
          fail: reject,
        }),
      ),
    subscribe: () => {
      throw new Error("not used");
    },
  });
  let arrive = () => {};
  const code = new Promise<{ CaseDialog: typeof CaseDialog }>((resolve) => {
    arrive = () => resolve({ CaseDialog });
  });
  const Dialog = lazily(() => code, "CaseDialog");
  let opened: Opened<QueryDialogTestQuery> | null = null;
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Cases
        Dialog={Dialog}
        onOpened={(now) => {
          opened = now;
        }}
      />
    </RelayEnvironmentProvider>,
  );
  const press = (name: string) => act(async () => screen.getByRole("button", { name, hidden: true }).click());
  return {
    asked,
    press,
    arrive: () => act(async () => arrive()),
    opened: () => opened,
    /** The n-th query is answered. */
    answer: (at: number, name: string) => act(async () => asked[at]!.answer(name)),
    fail: (at: number, error: Error) => act(async () => asked[at]!.fail(error)),
    numbers: () => asked.map(({ number }) => number),
    text: () => screen.queryByRole("dialog")?.textContent,
  };
}

test("the query starts with the press, and its answer may arrive before the code", async () => {
  const page = openPage();
  await page.press("Open 1");
  expect([page.numbers(), page.text()]).toEqual([[1], undefined]);
  await page.answer(0, "Ann");
  await page.arrive();
  expect([page.numbers(), page.text()]).toEqual([[1], "CaseAnn"]);
});

test("a failed query says why inside the dialog, and Retry reads it again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const page = openPage();
  await page.arrive();
  await page.press("Open 1");
  await page.fail(0, new RequestError("This case is closed to you.", { code: "FORBIDDEN" }));
  expect(page.text()).toContain("This case is closed to you.");
  await page.press("Retry");
  expect(page.text()).not.toContain("This case is closed to you.");
  await page.answer(1, "Ann");
  expect([page.numbers(), page.text()]).toEqual([[1, 1], "CaseAnn"]);
});

test("of two quick presses only the second is shown, also if the first is answered last", async () => {
  const page = openPage();
  await page.arrive();
  await page.press("Open 1");
  await page.press("Open 2");
  await page.answer(1, "Ben");
  await page.answer(0, "Ann");
  expect([screen.getAllByRole("dialog").length, page.text()]).toEqual([1, "CaseBen"]);
});

test("a closed dialog is disposed, stays closed, and is read again when it is reopened", async () => {
  const page = openPage();
  await page.arrive();
  await page.press("Open 1");
  await page.answer(0, "Ann");
  const first = page.opened()!;
  await page.press("Close");
  expect([page.text(), first.queryRef.isDisposed]).toEqual([undefined, true]);
  await act(async () => first.readAgain());
  expect([page.numbers(), page.text()]).toEqual([[1], undefined]);
  await page.press("Open 1");
  expect(page.text()).toBe("CaseAnn");
  await page.answer(1, "Anna");
  expect(page.text()).toBe("CaseAnna");
});
