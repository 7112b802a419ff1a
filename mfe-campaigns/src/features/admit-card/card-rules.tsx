import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { isOnline } from '../../campaigns/is-online.ts';
import type { HeldRegistration } from '../../campaigns/use-linked-registration.ts';
import styles from './admit-card.module.css';
import { texts } from './texts.ts';

interface CardRulesProps {
  readonly campaign: HeldRegistration['campaign'];
}

/** Lists what the participant has to know at a venue, online, or in an exam. */
export function CardRules({ campaign }: CardRulesProps): ReactNode {
  const text = useText();
  const format = useFormat();
  const { kind, location, endDate } = campaign;
  const isVirtual = isOnline(location);
  const rules = [
    ...(isVirtual ? [] : [text(texts.showIt)]),
    ...(kind === 'exam' && isVirtual ? [text(texts.online)] : []),
    ...(kind === 'exam' ? [text(texts.inTime, { end: format.dateTime(endDate) })] : []),
    text(texts.onlyYou),
    text(texts.giveBack),
  ];
  return (
    <section className={styles['rules']}>
      <h3>{text(texts.rules)}</h3>
      <ol>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </section>
  );
}
