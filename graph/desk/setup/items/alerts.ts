import { noticeAddresses } from "../../../accounts/admins/accounts/notices.ts";
import { emergencyUnheard, unheardCauses, type UnheardReason } from "../../../platform/system/emergency.ts";
import { pluralEn } from "../../../../shared/core/i18n/plural.ts";
import { attention, done, notedBy, open, setupItem, settingsOf, type Noted } from "../item.ts";

interface ContactFacts {
  unheard: UnheardReason | null;
  emergency: string;
  director: string;
}

export const emergencyContacts = setupItem<ContactFacts>({
  id: "emergency-contacts",
  title: "Emergency contacts",
  meaning:
    "Emergencies go to the emergency email, and requests that wait too long to the director. Both must be read day and night.",
  page: settingsOf("notifications"),
  async read(source) {
    const { emergencyNotificationEmail, notificationEmail, directorEmail } = source.config();
    return {
      unheard: await emergencyUnheard(source),
      emergency: emergencyNotificationEmail || notificationEmail,
      director: directorEmail,
    };
  },
  judge({ unheard, emergency, director }) {
    const missing = [!emergency && "emergency email", !director && "director's email"].filter(Boolean);
    if (missing.length > 0) return open(`Not set: ${missing.join(" and ")}.`);
    if (unheard) return attention(`Emergency emails cannot be sent: ${unheardCauses[unheard]}.`);
    return done(`Emergencies go to ${emergency}, escalations to ${director}.`);
  },
});

interface AlertFacts {
  addresses: number;
  unheard: UnheardReason | null;
  noted: Noted | null;
}

export const alerts = setupItem<AlertFacts>({
  id: "alerts",
  title: "Alerts reach a person",
  meaning:
    "The product emails its warnings, and deploy/alerts.yml pages someone if it is down. Let Prometheus send a test alert, and note that it arrived.",
  page: settingsOf("notifications"),
  how: "Let Prometheus read /metrics (METRICS_TOKEN) with deploy/prometheus.yml and deploy/alerts.yml.",
  note: {
    label: "Note that a test alert arrived",
    detail: { label: "Who gets the alerts", hint: "For example “on-call phone of the IT team”." },
  },
  async read(source) {
    const addresses = await noticeAddresses(source, source.db, { permission: "manageSystem" });
    return {
      addresses: addresses.length,
      unheard: await emergencyUnheard(source),
      noted: source.noted("alerts"),
    };
  },
  judge({ addresses, unheard, noted }) {
    if (addresses === 0) return open("No notification email is set, and no administrator has an address.");
    const readers = pluralEn(addresses, "1 address", `${addresses} addresses`);
    if (unheard) return attention(`Warnings for ${readers} cannot be sent: ${unheardCauses[unheard]}.`);
    if (!noted) return open(`Warnings go to ${readers}. No one has noted that a test alert arrived.`);
    return done(`Warnings go to ${readers}. ${noted.detail}: ${notedBy(noted)}.`);
  },
});
