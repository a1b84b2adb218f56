import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router-dom";
import { App } from "./App.tsx";
import type { OpenRelay } from "./relayDoor.ts";
import { routerOptions, routes } from "./routes.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

let relay: ReturnType<OpenRelay> | undefined;
const openRelay: OpenRelay = () =>
  (relay ??= import("./relayInBrowser.ts").then(
    (file) => (relay = file.environment),
    (error: unknown) => {
      relay = undefined; // a lost connection: the next page tries again
      throw error;
    },
  ));
const router = createBrowserRouter(routes, routerOptions({ openRelay }));

// Pages bring their own title; the first one in the document would win over theirs.
document.querySelector("head > title")?.remove();
createRoot(root).render(<App router={router} openRelay={openRelay} />);
