import type { readCertificate } from '@pathshala/svc-campaigns-contract/http';
import { useSiteName } from '@pathshala/web-kit/site-settings';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { QrCode } from '@pathshala/web-kit/parts/qr-code';
import { Facts, type FactsProps } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import styles from './certificate.module.css';
import { grouped } from './grouped.ts';
import { Seal } from './seal.tsx';
import { texts } from './texts.ts';

type CertificateData = z.output<(typeof readCertificate)['answer']>;

interface CertificateProps {
  readonly certificate: CertificateData;
}

/** The sheet that the browser prints: A4, landscape, one page. */
export function Certificate({ certificate }: CertificateProps): ReactNode {
  const facts = useFacts({ certificate });
  const text = useText();
  const inLanguage = useBilingual();
  const { date } = useFormat();
  const { campaignTitle, heldAt, fullName, rank, of, code } = certificate;
  return (
    <article className={styles['sheet']} aria-label={text(texts.merit)}>
      <p className={styles['school']}>{useSiteName()}</p>
      <h2 className={styles['merit']}>{text(texts.merit)}</h2>
      <p>{text(texts.given)}</p>
      <p className={styles['name']}>{inLanguage(fullName)}</p>
      <p className={styles['for']}>
        {text(texts.for, { rank, of, title: inLanguage(campaignTitle), date: date(heldAt) })}
      </p>
      <div className={styles['facts']}>
        <Facts facts={facts} />
      </div>
      <Foot rank={rank} code={code} />
    </article>
  );
}

/** The seal with the rank, a line to sign on, and the address where anybody can check the certificate. */
function Foot({ rank, code }: Pick<CertificateData, 'rank' | 'code'>): ReactNode {
  const text = useText();
  const address = `${globalThis.location.origin}/campaigns/certificates/${grouped(code)}`;
  return (
    <div className={styles['foot']}>
      <Seal rank={rank} />
      <p className={styles['signature']}>{text(texts.signature)}</p>
      <div className={styles['qr']}>
        <QrCode text={address} label={text(texts.qr)} />
      </div>
      <p className={styles['check']}>
        {text(texts.check)}
        <br />
        <span className={styles['code']}>{address}</span>
      </p>
    </div>
  );
}

function useFacts({ certificate }: CertificateProps): FactsProps['facts'] {
  const text = useText();
  const { date, digits, number } = useFormat();
  const { score, totalMarks, percentile, rollNumber, issuedAt, version } = certificate;
  return [
    [text(commonTexts.marks), text(commonTexts.scoreOfTotal, { score, total: totalMarks })],
    [text(texts.percentile), number(percentile)],
    [text(commonTexts.rollNumber), digits(rollNumber ?? '')],
    [text(texts.issued), text(texts.version, { date: date(issuedAt), version })],
  ];
}
