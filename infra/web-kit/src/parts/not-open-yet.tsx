import type { ReactNode } from 'react';
import { commonTexts } from '../i18n/common-texts.ts';
import { useText } from '../i18n/texts.ts';
import { LinkButton } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Page } from './page.tsx';

const texts = {
  title: { en: 'Not open yet', bn: 'এখনো চালু হয়নি' },
  text: {
    en: 'This part of the school is still being built. Nothing here works yet.',
    bn: 'সাইটের এই অংশটি এখনো তৈরি হচ্ছে। এখানে এখনো কিছু কাজ করে না।',
  },
};

export interface NotOpenYetProps {
  readonly title?: string;
  /** The next step; by default a link to the courses. */
  readonly action?: ReactNode;
}

/** The page of a planned route that is not built yet. */
export function NotOpenYet({ title, action }: NotOpenYetProps): ReactNode {
  const translate = useText();
  return (
    <Page title={title ?? translate(texts.title)}>
      <EmptyState
        text={translate(texts.text)}
        action={action ?? <LinkButton to="/courses">{translate(commonTexts.seeTheCourses)}</LinkButton>}
      />
    </Page>
  );
}
