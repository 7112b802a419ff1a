import type { readSitePage } from '@pathshala/svc-auth-contract/http';
import { Page } from '@pathshala/web-kit/parts/page';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

interface SitePageProps {
  readonly name: 'about' | 'terms';
}

/** /about */
export function AboutPage(): ReactNode {
  return <SitePage name="about" />;
}

/** /terms */
export function TermsPage(): ReactNode {
  return <SitePage name="terms" />;
}

/** The text of the school, in the language of the reader. */
function SitePage({ name }: SitePageProps): ReactNode {
  const translate = useText();
  const language = useLanguage();
  const query = useApiQuery<typeof readSitePage>('/pages/{name}', { params: { name } });
  return (
    <QueryStates query={query} failedTitle={() => translate(texts.failed)}>
      {({ title, body }) => (
        <Page title={title[language]} width="text">
          <RichText html={body} />
        </Page>
      )}
    </QueryStates>
  );
}
