import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import { forgetPreferences } from "../../../web/core/device/preferences.ts";
import { forgetNotifications } from "../../../web/shell/notifications/notifications.ts";
import { forgetOwnChanges } from "../../../web/shell/notifications/ownChanges.ts";
import { closePages } from "./pages.ts";

// jsdom cannot scroll: the window would print a warning for each call, and elements have no such
// method, which react-aria calls.
window.scrollTo = () => {};
Element.prototype.scrollTo = () => {};

/**
 * After each screen test the page is closed and the device reset: neither storage nor loaded
 * modules remember anyone.
 */
afterEach(() => {
  closePages();
  cleanup();
  forgetNotifications();
  forgetOwnChanges();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=")[0]}=; Max-Age=0; Path=/`;
  forgetPreferences();
});
