/* oxlint-disable relay/unused-fields */
import { graphql } from "react-relay";

/** Every setting. Written by `npm run generate` from shared/platform/system/setting-table.ts. */
void graphql`
  fragment settingsFragment_settings on SystemConfig {
    emailEnabled
    smtpHost
    smtpPort
    smtpUser
    fromEmail
    maxFundAllocation
    defaultFoodAssistance
    defaultHousingAssistance
    defaultHotelDuration
    victimDayLimit
    victimMonthLimit
    officerDayLimit
    officerMonthLimit
    agencyDayLimit
    agencyMonthLimit
    transparencyPage
    sessionTimeout
    maxLoginAttempts
    passwordMinLength
    maxConcurrentSessions
    requireMFA
    requirePasskey
    emergencyVerifyEnabled
    officerVisibility
    systemName
    systemDescription
    timeZone
    maintenanceMode
    notificationEmail
    emergencyNotificationEmail
    directorEmail
    callbackResponseTime
  }
`;
