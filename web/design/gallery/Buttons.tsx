import { useState } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../controls/Button.tsx";
import { Cluster, Muted } from "../layout/layout.tsx";
import { Menu, type MenuAction } from "../overlays/Menu.tsx";
import { State } from "./State.tsx";
import { words } from "./words.gallery.ts";

const looks = ["primary", "quiet", "plain", "danger"] as const;

export function Buttons() {
  const { buttons: t, menu, states } = useWords(words);
  const [chosen, setChosen] = useState<string>();
  const actions: MenuAction[] = [
    { id: "open", label: menu.open, icon: "eye" },
    { id: "assign", label: menu.assign, icon: "user", description: menu.assignHint },
    { id: "print", label: menu.print, icon: "printer", description: menu.printHint, isDisabled: true },
    { id: "remove", label: menu.remove, icon: "cross", isDangerous: true },
  ];
  const choose = (id: string) => setChosen(actions.find((action) => action.id === id)?.label);
  return (
    <>
      <State name={states.usual}>
        <Cluster>
          {looks.map((variant) => (
            <Button key={variant} variant={variant}>
              {t.looks[variant]}
            </Button>
          ))}
          <Button icon="plus" variant="quiet" aria-label={t.add} />
        </Cluster>
        <Cluster>
          <Menu label={menu.label} actions={actions} onAction={choose}>
            {menu.button}
          </Menu>
          <Menu label={menu.label} actions={actions} onAction={choose} />
          <p role="status">{chosen !== undefined && <Muted>{menu.did(chosen)}</Muted>}</p>
        </Cluster>
      </State>
      <State name={states.disabled}>
        <Cluster>
          {looks.map((variant) => (
            <Button key={variant} variant={variant} isDisabled>
              {t.disabled}
            </Button>
          ))}
          <Menu label={menu.label} actions={actions} onAction={choose} isDisabled>
            {menu.button}
          </Menu>
        </Cluster>
      </State>
      <State name={states.loading}>
        <Cluster>
          <Button isPending pendingText={t.pending}>
            {t.looks.primary}
          </Button>
        </Cluster>
      </State>
    </>
  );
}
