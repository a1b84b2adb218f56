import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router-dom";
import { App } from "./App.tsx";
import { fetchGraphQL } from "./network.ts";
import { createEnvironment } from "./relay.ts";
import { routerOptions, routes } from "./routes.tsx";
import { createSocket } from "./socket.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

const environment = createEnvironment({ fetch: fetchGraphQL, ...createSocket() });
const router = createBrowserRouter(routes, routerOptions(environment));

// Pages bring their own title; the first one in the document would win over theirs.
document.querySelector("head > title")?.remove();
createRoot(root).render(<App router={router} environment={environment} />);
