import { Checkbox } from '@mantine/core';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { campaignPaths } from '../../campaigns/paths.ts';
import type { ReleaseStep } from './release-step.ts';
import styles from './release.module.css';
import { useCertificateStep } from './certificate-step.tsx';
import { StepCard } from './step-card.tsx';
import { texts } from './texts.ts';
import { useChecks } from './use-checks.ts';
import { type ReleaseReads, useReleaseReads } from './use-release-reads.ts';
import { useMailStep, useReleaseStep } from './use-release.tsx';

/** /boss/campaign-management/release/:id: faulty questions, the key, the ranks, the release, the mails. */
export function ReleasePage(): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { id = '' } = useParams();
  const reads = useReleaseReads(id);
  return (
    <QueryStates query={reads.campaign} failedTitle={() => translate(texts.loadFailed)}>
      {({ title }) => (
        <AdminPage
          title={translate(texts.title, { name: inLanguage(title) })}
          lead={translate(texts.lead)}
          breadcrumbs={[{ text: translate(texts.management), to: campaignPaths.list.exam }]}
        >
          <Steps id={id} reads={reads} />
        </AdminPage>
      )}
    </QueryStates>
  );
}

function Steps({ id, reads }: { readonly id: string; readonly reads: ReleaseReads }): ReactNode {
  const translate = useText();
  const [hasLooked, setLooked] = useState(false);
  const checks = useChecks(id, reads, hasLooked);
  const release = useReleaseStep(id, reads, checks);
  const certificates = useCertificateStep(id, reads);
  const mails = useMailStep(reads);
  const hasFindings = reads.analysis.data?.questions.some(({ findings }) => findings.length > 0) === true;
  const question = (
    <Checkbox
      label={translate(texts.looked)}
      checked={hasLooked}
      onChange={(event) => setLooked(event.currentTarget.checked)}
    />
  );
  const withQuestion = (step: ReleaseStep): ReleaseStep =>
    step.id === 'faulty' && hasFindings && release.state !== 'done' ? { ...step, children: question } : step;
  return (
    <ol className={styles['steps']}>
      {[...checks.map(withQuestion), certificates, release, mails].map((step, index) => (
        <StepCard key={step.id} step={step} index={index} />
      ))}
    </ol>
  );
}
