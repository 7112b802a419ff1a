import { Notice } from '@pathshala/web-kit/parts/notice';
import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';

/** Replaces the fields of an exam that students have begun. */
export function FixedExam({ campaignId }: { readonly campaignId: string }): ReactNode {
  const translate = useText();
  return (
    <section>
      <h2>{translate(texts.exam)}</h2>
      <Notice tone="neutral">
        <p>{translate(texts.fixed)}</p>
        <p>
          <Link to={`/campaigns/${campaignId}/add-exam`}>{translate(texts.seePaper)}</Link>
        </p>
      </Notice>
    </section>
  );
}
