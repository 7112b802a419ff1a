import type { readCertificate } from '@pathshala/svc-campaigns-contract/http';
import { useSiteName } from '@pathshala/web-kit/site-settings';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Facts, type FactsProps } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import styles from './certificate.module.css';
import { grouped } from './grouped.ts';
import { texts } from './texts.ts';

type CertificateData = z.output<(typeof readCertificate)['answer']>;

interface CertificateProps {
  readonly certificate: CertificateData;
}

/** The sheet that the browser prints: A4, landscape, one page. */
export function Certificate({ certificate }: CertificateProps): ReactNode {
  const facts = useFacts({ certificate });
  const text = useText();
  const half = useBilingual();
  const { date } = useFormat();
  const { campaignTitle, heldAt, fullName, rank, of, code } = certificate;
  return (
    <article className={styles['sheet']} aria-label={text(texts.merit)}>
      <p className={styles['school']}>{useSiteName()}</p>
      <h2 className={styles['merit']}>{text(texts.merit)}</h2>
      <p>{text(texts.given)}</p>
      <p className={styles['name']}>{fullName}</p>
      <p className={styles['for']}>
        {text(texts.for, { rank, of, title: half(campaignTitle), date: date(heldAt) })}
      </p>
      <div className={styles['facts']}>
        <Facts facts={facts} />
      </div>
      <p className={styles['check']}>
        {text(texts.check)}
        <br />
        <span className={styles['code']}>
          {`${globalThis.location.origin}/campaigns/certificates/${grouped(code)}`}
        </span>
      </p>
    </article>
  );
}

function useFacts({ certificate }: CertificateProps): FactsProps['facts'] {
  const text = useText();
  const { date, digits, number } = useFormat();
  const { score, totalMarks, percentile, rollNumber, issuedAt, version } = certificate;
  return [
    [text(texts.marks), text(texts.marksOf, { score, total: totalMarks })],
    [text(texts.percentile), number(percentile)],
    [text(texts.roll), digits(rollNumber ?? '')],
    [text(texts.issued), text(texts.version, { date: date(issuedAt), version })],
  ];
}
