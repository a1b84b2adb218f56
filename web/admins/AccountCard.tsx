import { useWords } from "../app/i18n.tsx";
import { Button } from "../design/Button.tsx";
import { Card } from "../design/Card.tsx";
import { Stack } from "../design/layout.tsx";
import { Notice } from "../design/Notice.tsx";
import { words } from "./words.ts";

interface AccountCardProps {
  /** He came for it: it is said at once. */
  isAboutTwoFactor: boolean;
  onChangePassword: () => void;
}

/** What an administrator may change about his own account. */
export function AccountCard({ isAboutTwoFactor, onChangePassword }: AccountCardProps) {
  const t = useWords(words);
  return (
    <Card title={t.account}>
      <Stack>
        <div>
          <Button look="quiet" icon="lock" onPress={onChangePassword}>
            {t.change}
          </Button>
        </div>
        <Notice tone="neutral" icon="shield" title={t.twoFactor} isAlert={isAboutTwoFactor}>
          {t.twoFactorText}
        </Notice>
      </Stack>
    </Card>
  );
}
