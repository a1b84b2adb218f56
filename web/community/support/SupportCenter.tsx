import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Actions } from "../../design/layout/layout.tsx";
import { Icon, type IconName } from "../../design/text/Icon.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import * as css from "./SupportDialog.css.ts";
import type { Desk } from "./readDesk.ts";
import { words } from "./words.ts";

interface SupportCenterProps {
  desk: Desk;
  onChat: () => void;
  onClose: () => void;
}

/** Contacts for help, and the administrators' sign-in. */
export function SupportCenter({ desk, onChat, onClose }: SupportCenterProps) {
  const t = useWords(words);
  const navigate = useNavigate();

  function logIn() {
    onClose();
    void navigate("/admin/login");
  }
  return (
    <>
      <Notice tone="critical">{t.notice}</Notice>
      <ul className={css.cards}>
        <SupportCard icon="phone" tone="critical" {...t.hotline}>
          <ButtonLink href="tel:911" variant="danger" icon="phone">
            {t.hotline.action}
          </ButtonLink>
        </SupportCard>
        <SupportCard icon="chat" {...t.agent}>
          <Button icon="chat" onPress={onChat}>
            {t.agent.action}
          </Button>
        </SupportCard>
        <li className={css.card}>
          <h3 className={css.title}>{t.lines}</h3>
          <More text={t.crisis.text} action={t.crisis.action} href="tel:988" />
          <More text={t.local.text} action={t.local.action} href="tel:211" />
        </li>
        {desk.email && (
          <SupportCard icon="mail" {...t.email}>
            <ButtonLink href={`mailto:${desk.email}`} variant="quiet" icon="mail">
              {t.email.action}
            </ButtonLink>
          </SupportCard>
        )}
        <SupportCard icon="book" tone="neutral" {...t.guide}>
          <Button variant="quiet" isDisabled>
            {t.guide.action}
          </Button>
        </SupportCard>
        <SupportCard icon="lock" tone="neutral" {...t.admin}>
          <Button variant="quiet" onPress={logIn}>
            {t.admin.action}
          </Button>
        </SupportCard>
      </ul>
      <Actions>
        <Button variant="quiet" onPress={onClose}>
          {t.close}
        </Button>
      </Actions>
    </>
  );
}

const SupportCard = (props: {
  icon: IconName;
  tone?: "critical" | "neutral";
  title: string;
  text: string;
  children: ReactNode;
}) => (
  <li className={css.card}>
    <span className={css.icon} data-tone={props.tone}>
      <Icon name={props.icon} />
    </span>
    <div className={css.about}>
      <h3 className={css.title}>{props.title}</h3>
      <p className={css.text}>{props.text}</p>
    </div>
    {props.children}
  </li>
);

const More = ({ text, action, href }: { text: string; action: string; href: string }) => (
  <div className={css.more}>
    <span className={css.moreText}>{text}</span>
    <ButtonLink href={href} variant="quiet" icon="phone">
      {action}
    </ButtonLink>
  </div>
);
