import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";
import { forgetPreferences } from "../../web/core/device/preferences.ts";
import { forgetNotifications } from "../../web/notifications/notifications.ts";

/**
 * After each test of a screen the page is closed, and the device is as good as new: neither the
 * disk nor the modules, which stay loaded, remember anybody.
 */
afterEach(() => {
  cleanup();
  forgetNotifications();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=")[0]}=; Max-Age=0; Path=/`;
  forgetPreferences();
});
