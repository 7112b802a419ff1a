import type { readCertificate } from '@pathshala/svc-campaigns-contract/http';
import { isApiError } from '@pathshala/web-kit/api-error';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Button } from '@pathshala/web-kit/parts/button';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { examCampaignPath } from '../campaigns/campaign-path.ts';
import { Certificate } from '../features/certificate/certificate.tsx';
import { texts } from '../features/certificate/texts.ts';

/** /campaigns/exam/:id/certificate (CMP-06): the student's own certificate, made to be printed. */
export function CertificatePage(): ReactNode {
  const text = useText();
  const { id = '' } = useParams();
  const query = useApiQuery<typeof readCertificate>('/examcampaigns/{id}/certificate', { params: { id } });
  return (
    <Page
      title={text(texts.title)}
      back={{ to: `${examCampaignPath(id)}/merit-list`, text: text(commonTexts.meritList) }}
      titleOnPaper={!query.data}
      actions={
        query.data && (
          <Button kind="primary" onClick={() => globalThis.print()} data-print="no">
            {text(texts.print)}
          </Button>
        )
      }
    >
      {isApiError(query.error, 404) ? (
        <EmptyState text={text(texts.none)} />
      ) : (
        <QueryStates query={query}>{(certificate) => <Certificate certificate={certificate} />}</QueryStates>
      )}
    </Page>
  );
}
