import type { ProviderForm } from "../../../shared/accounts/identity-providers/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Checkbox } from "../../design/fields/choices/Checkbox.tsx";
import { FormColumns, FormSection } from "../../design/fields/form/FormSection.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { Muted } from "../../design/layout/layout.tsx";
import { knownRoles } from "./providerTyped.ts";
import { words } from "./words.desk.ts";

type ProviderValues = Readonly<
  Record<"name" | "key" | "issuer" | "clientId" | "agency" | "groupClaim" | "groupRoles", string> &
    Record<"nameClaim" | "badgeClaim" | "rankClaim", string> &
    Record<"scopes" | "domains" | "provingAcr" | "provingAmr", readonly string[]> &
    Record<"mayGiveSuperAdmin" | "isActive", boolean>
>;

interface ProviderFieldsProps {
  kind: ProviderForm["kind"];
  isNew: boolean;
  values: ProviderValues;
}

/** The fields of a provider. Lists are words on one line, groups are lines. */
export function ProviderFields({ kind, isNew, values: shown }: ProviderFieldsProps) {
  const t = useWords(words);
  const text = (name: "name" | "key" | "issuer" | "clientId" | "agency") => ({
    ...{ name, label: t[name], defaultValue: shown[name], maxLength: 300, isRequired: true },
  });
  const claim = (name: "groupClaim" | "nameClaim" | "badgeClaim" | "rankClaim") => ({
    ...{ name, label: t[name], defaultValue: shown[name], maxLength: 100 },
  });
  const list = (name: "scopes" | "domains" | "provingAcr" | "provingAmr") => ({
    ...{ name, label: t[name], defaultValue: shown[name].join(" "), maxLength: 500 },
  });
  return (
    <>
      <FormColumns>
        <TextField {...text("name")} maxLength={60} autoFocus />
        <TextField {...text("key")} description={t.keyHint} maxLength={40} />
      </FormColumns>
      <TextField {...text("issuer")} description={t.issuerHint} type="url" />
      <FormColumns>
        <TextField {...text("clientId")} maxLength={200} />
        <TextField
          name="clientSecret"
          label={t.clientSecret}
          {...(!isNew && { description: t.secretKept })}
          type="password"
          autoComplete="new-password"
          maxLength={500}
          isRequired={isNew}
        />
      </FormColumns>
      <TextField {...list("scopes")} description={t.scopesHint} />
      {kind === "admin" ? (
        <>
          <TextField {...list("domains")} description={t.domainsHint} isRequired />
          <TextField {...claim("groupClaim")} description={t.groupClaimHint} />
          <TextField
            name="groupRoles"
            label={t.groupRoles}
            description={t.groupRolesHint(knownRoles)}
            defaultValue={shown.groupRoles}
            maxLength={8000}
            rows={4}
          />
          <Checkbox name="mayGiveSuperAdmin" defaultSelected={shown.mayGiveSuperAdmin}>
            {t.mayGiveSuperAdmin}
          </Checkbox>
          <FormSection title={t.proving}>
            <Muted>{t.provingHint}</Muted>
            <FormColumns>
              <TextField {...list("provingAcr")} />
              <TextField {...list("provingAmr")} />
            </FormColumns>
          </FormSection>
        </>
      ) : (
        <>
          <TextField {...text("agency")} description={t.agencyHint} maxLength={160} />
          <FormSection title={t.claims}>
            <FormColumns>
              <TextField {...claim("nameClaim")} isRequired />
              <TextField {...claim("badgeClaim")} isRequired />
            </FormColumns>
            <TextField {...claim("rankClaim")} description={t.rankHint} />
          </FormSection>
        </>
      )}
      <Checkbox name="isActive" defaultSelected={shown.isActive}>
        {t.isActive}
      </Checkbox>
    </>
  );
}
