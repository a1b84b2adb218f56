import { graphql, useFragment } from "react-relay";
import { conditionsIn } from "../../../../shared/decisions/rulebook/rulesets.ts";
import type { RulesetItem_ruleset$key } from "#relay/RulesetItem_ruleset.graphql";
import type { RulesetItemMutation } from "#relay/RulesetItemMutation.graphql";
import { isOutdated } from "../../../core/http/refusals.ts";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useAction } from "../../../core/relay/useAction.ts";
import { Badge } from "../../../design/text/Badge.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Cluster, Muted } from "../../../design/layout/layout.tsx";
import { Switch } from "../../../design/fields/choices/Switch.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { aiWords } from "../words.ai.ts";
import * as css from "../rulebook.css.ts";

interface RulesetItemProps {
  ruleset: RulesetItem_ruleset$key;
  mayWrite: boolean;
  onEdit: () => void;
  onOutdated: () => void;
}

/** One ruleset; super admins enable and edit it. */
export function RulesetItem({ ruleset: ref, mayWrite, onEdit, onOutdated }: RulesetItemProps) {
  const t = useWords(aiWords);
  const showFailure = useFailureToast();
  const ruleset = useFragment(
    graphql`
      fragment RulesetItem_ruleset on AiRuleset {
        id
        name
        category
        isActive
        priority
        requiresHumanReview
        adjustment
        conditions
        version
      }
    `,
    ref,
  );
  const { id, name, category, isActive, version } = ruleset;
  const [turn, isTurning] = useAction<RulesetItemMutation>(graphql`
    mutation RulesetItemMutation($input: SwitchAiRulesetInput!) {
      switchAiRuleset(input: $input) {
        ruleset {
          ...RulesetItem_ruleset
        }
      }
    }
  `);
  async function change(isOn: boolean) {
    try {
      await turn({ input: { id, version, isActive: isOn } });
      toast({ title: t.switched, tone: "positive" });
    } catch (error) {
      showFailure(error, t);
      if (isOutdated(error)) onOutdated();
    }
  }
  return (
    <li className={css.item}>
      <Cluster isSpread>
        <h3 className={css.name}>{name}</h3>
        {mayWrite ? (
          <Switch
            aria-label={t.activeOf(name)}
            isSelected={isActive}
            isDisabled={isTurning}
            onChange={(isOn) => void change(isOn)}
          >
            {t.active}
          </Switch>
        ) : (
          <Badge tone={isActive ? "positive" : "neutral"} icon={isActive ? "check" : "minus"}>
            {isActive ? t.on : t.off}
          </Badge>
        )}
      </Cluster>
      <p>{t.when(ruleset.conditions === null ? null : conditionsIn(JSON.parse(ruleset.conditions)))}</p>
      <Muted>{t.effect(category, ruleset.priority, ruleset.adjustment)}</Muted>
      <Cluster isSpread>
        {ruleset.requiresHumanReview ? (
          <Badge tone="caution" icon="user">
            {t.review}
          </Badge>
        ) : (
          <span />
        )}
        {mayWrite && (
          <Button variant="quiet" icon="pencil" aria-label={t.editOf(name)} onPress={onEdit}>
            {t.edit}
          </Button>
        )}
      </Cluster>
    </li>
  );
}
