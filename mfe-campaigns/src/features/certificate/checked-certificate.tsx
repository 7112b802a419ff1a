import type { checkCertificate } from '@pathshala/svc-campaigns-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { texts } from './texts.ts';

type Checked = z.output<(typeof checkCertificate)['answer']>;

/** Shows the public facts of a certificate. */
export function CheckedCertificate({ checked }: { readonly checked: Checked }): ReactNode {
  const text = useText();
  const inLanguage = useBilingual();
  const { date, digits } = useFormat();
  const { isValid, name, initials, campaignTitle, rank, of, rollNumber, issuedAt, version } = checked;
  const facts = [
    [text(texts.holder), inLanguage(name ?? initials ?? text(texts.hidden))],
    [text(commonTexts.rollNumber), digits(rollNumber ?? '')],
    [text(commonTexts.exam), inLanguage(campaignTitle)],
    [text(commonTexts.rank), text(commonTexts.rankOf, { rank, of })],
    [text(texts.issued), text(texts.version, { date: date(issuedAt), version })],
  ] as const;
  return (
    <>
      <Notice tone={isValid ? 'good' : 'attention'}>
        <p>{text(isValid ? texts.valid : texts.outdated)}</p>
      </Notice>
      <Facts isList facts={facts} />
    </>
  );
}
