import type { checkCertificate } from '@pathshala/svc-campaigns-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { CheckedCertificate } from '../features/certificate/checked-certificate.tsx';
import { texts } from '../features/certificate/texts.ts';

/** /campaigns/certificates/:code (CMP-06): the address that is printed on a certificate. */
export function CertificateCheckPage(): ReactNode {
  const text = useText();
  const { code = '' } = useParams();
  const query = useApiQuery<typeof checkCertificate>('/examcampaigns/certificates/{code}', {
    params: { code },
  });
  return (
    <Page title={text(texts.checkTitle)} width="text" lead={`${text(texts.number)}: ${code}`}>
      {isApiError(query.error, 404) ? (
        <Notice tone="bad" isLive>
          <p>{text(texts.unknown)}</p>
        </Notice>
      ) : (
        <QueryStates query={query}>{(checked) => <CheckedCertificate checked={checked} />}</QueryStates>
      )}
    </Page>
  );
}
