import type { readRelease } from '@pathshala/svc-campaigns-contract/http';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { CertificateForm } from './certificate-form.tsx';
import styles from './merit-list.module.css';
import { texts } from './texts.ts';

type Release = z.output<(typeof readRelease)['answer']>;

const everyMs = 3_000;
const percentOf = (done: number, total: number): number =>
  total === 0 ? 0 : Math.floor((done / total) * 100);

/** Shows administrators the progress of ranks and mails of the release, and up to which rank there are certificates. */
export function ReleasePanel({ campaignId }: { readonly campaignId: string }): ReactNode {
  const text = useText();
  const query = useApiQuery<typeof readRelease>(
    '/examcampaigns/{id}/release',
    { params: { id: campaignId } },
    { refetchInterval: (release) => (release && isFinished(release) ? false : everyMs) },
  );
  return (
    <section className={styles['release']} aria-label={text(texts.release)} data-print="no">
      <h2>{text(texts.release)}</h2>
      <QueryStates query={query}>
        {(release) => (
          <>
            <Progress release={release} />
            <CertificateForm
              campaignId={campaignId}
              upTo={release.certificatesUpTo}
              rev={release.certificatesRev}
            />
          </>
        )}
      </QueryStates>
    </section>
  );
}

/** The first version of the merit list is issued seconds after the release. */
const isFinished = ({ releasedAt, version, building, mails }: Release): boolean =>
  releasedAt !== null && version > 0 && building === null && mails.left === 0;

function Progress({ release: { building, mails } }: { readonly release: Release }): ReactNode {
  const text = useText();
  return (
    <>
      {building && (
        <ProgressBar label={text(texts.building)} percent={percentOf(building.done, building.total)} />
      )}
      {mails.total > 0 && (
        <div>
          <ProgressBar label={text(texts.mails)} percent={percentOf(mails.total - mails.left, mails.total)} />
          <p>{text(texts.mailCounts, mails)}</p>
        </div>
      )}
    </>
  );
}
