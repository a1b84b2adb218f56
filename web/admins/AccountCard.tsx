import { useWords } from "../core/i18n/i18n.tsx";
import { Button } from "../design/Button.tsx";
import { Card } from "../design/Card.tsx";
import { Cluster, Stack } from "../design/layout.tsx";
import { Notice } from "../design/Notice.tsx";
import { useLogOut } from "../settings/useLogOut.ts";
import { words as sessionWords } from "../settings/words.ts";
import { words } from "./words.ts";

interface AccountCardProps {
  /** It was asked for: it is said at once. */
  isAboutTwoFactor: boolean;
  onChangePassword: () => void;
}

/** What administrators may change about their own account, and the way out of it. */
export function AccountCard({ isAboutTwoFactor, onChangePassword }: AccountCardProps) {
  const t = useWords(words);
  const session = useWords(sessionWords);
  const [logOut, isLeaving] = useLogOut("admin");
  return (
    <Card title={t.account}>
      <Stack>
        <Cluster>
          <Button variant="quiet" icon="lock" onPress={onChangePassword}>
            {t.change}
          </Button>
          <Button variant="quiet" icon="logout" isPending={isLeaving} onPress={logOut}>
            {session.adminLogOut}
          </Button>
        </Cluster>
        <Notice tone="neutral" icon="shield" title={t.twoFactor} isAlert={isAboutTwoFactor}>
          {t.twoFactorText}
        </Notice>
      </Stack>
    </Card>
  );
}
