import type { ReactNode } from 'react';
import { useText } from '../i18n/texts.ts';
import { LinkButton } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Page } from './page.tsx';

const texts = {
  title: { en: 'Page Not Found', bn: 'পাতাটি পাওয়া যায়নি' },
  text: {
    en: 'There is nothing at this address. It may have been moved or taken down.',
    bn: 'এই ঠিকানায় কিছু নেই। হয়তো সরানো হয়েছে বা তুলে নেওয়া হয়েছে।',
  },
  home: { en: 'Go to the home page', bn: 'প্রথম পাতায় যান' },
};

const signpost = (
  <>
    <path d="M8 64h104M60 64V10" stroke="var(--line-strong)" />
    <path d="M60 14h30l9 8-9 8H60z" stroke="var(--green)" />
  </>
);

/** The 404 page (NAV-03), for unknown paths and for unknown courses, exams and campaigns. */
export function NotFound(): ReactNode {
  const translate = useText();
  return (
    <Page title={translate(texts.title)}>
      <EmptyState
        text={translate(texts.text)}
        drawing={signpost}
        action={
          <LinkButton to="/" kind="primary">
            {translate(texts.home)}
          </LinkButton>
        }
      />
    </Page>
  );
}
