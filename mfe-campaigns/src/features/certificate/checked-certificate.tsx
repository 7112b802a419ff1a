import type { checkCertificate } from '@pathshala/svc-campaigns-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import styles from './certificate.module.css';
import { texts } from './texts.ts';

type Checked = z.output<(typeof checkCertificate)['answer']>;

/** What anybody learns about a certificate. */
export function CheckedCertificate({ checked }: { readonly checked: Checked }): ReactNode {
  const text = useText();
  const half = useBilingual();
  const { date, digits } = useFormat();
  const { isValid, name, initials, campaignTitle, rank, of, rollNumber, issuedAt, version } = checked;
  const facts = [
    [texts.holder, name ?? initials ?? text(texts.hidden)],
    [texts.roll, digits(rollNumber ?? '')],
    [texts.exam, half(campaignTitle)],
    [texts.rank, text(texts.rankOf, { rank, of })],
    [texts.issued, text(texts.version, { date: date(issuedAt), version })],
  ] as const;
  return (
    <>
      <Notice tone={isValid ? 'good' : 'attention'}>
        <p>{text(isValid ? texts.valid : texts.outdated)}</p>
      </Notice>
      <dl className={styles['list']}>
        {facts.map(([label, value]) => (
          <div key={label.en}>
            <dt>{text(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
