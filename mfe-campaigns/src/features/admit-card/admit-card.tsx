import { useSiteName } from '@pathshala/web-kit/site-settings';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Facts, type FactsProps } from '@pathshala/web-kit/parts/facts';
import { QrCode } from '@pathshala/web-kit/parts/qr-code';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { HeldRegistration } from '../../campaigns/use-linked-registration.ts';
import styles from './admit-card.module.css';
import { CardRules } from './card-rules.tsx';
import { texts } from './texts.ts';

interface AdmitCardProps {
  readonly held: HeldRegistration;
  readonly checkInCode: string;
}

/**
 * Shows who is admitted to what, when and where, with the code that is scanned at the entrance. It is made to be printed.
 */
export function AdmitCard({ held, checkInCode }: AdmitCardProps): ReactNode {
  const text = useText();
  const inLanguage = useBilingual();
  const code = `${checkInCode.slice(0, 5)}-${checkInCode.slice(5)}`;
  return (
    <article className={styles['card']}>
      <header className={styles['head']}>
        <p className={styles['school']}>{`${useSiteName()} · ${text(texts.title)}`}</p>
        <h2 className={styles['campaign']}>{inLanguage(held.campaign.title)}</h2>
      </header>
      <div className={styles['body']}>
        <Facts isList facts={useCardFacts(held)} />
        <div className={styles['code']}>
          <QrCode text={checkInCode} label={text(texts.qr, { code })} />
          <p className={styles['name']}>{text(texts.code)}</p>
          <p className={styles['letters']}>{code}</p>
        </div>
      </div>
      <CardRules campaign={held.campaign} />
    </article>
  );
}

function useCardFacts({ campaign, registration, fullName }: HeldRegistration): FactsProps['facts'] {
  const text = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const { startDate, endDate, timeLimit, location } = campaign;
  const { rollNumber } = registration;
  const inDhaka = (time: string) => text(texts.inDhaka, { time: format.dateTime(time) });
  return [
    ...(fullName === ''
      ? []
      : [[text(commonTexts.name), <strong key="name">{inLanguage(fullName)}</strong>] as const]),
    ...(rollNumber === undefined
      ? []
      : [
          [
            text(commonTexts.rollNumber),
            <strong key="roll" className={styles['roll']}>
              {format.digits(rollNumber)}
            </strong>,
          ] as const,
        ]),
    [text(commonTexts.starts), inDhaka(startDate)],
    [text(commonTexts.ends), inDhaka(endDate)],
    ...(timeLimit === null || timeLimit === 0
      ? []
      : [[text(commonTexts.timeLimit), format.duration(timeLimit * 60_000)] as const]),
    ...(location === '' ? [] : [[text(texts.place), inLanguage(location)] as const]),
  ];
}
