import { useLocation } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { useText } from '../i18n/texts.ts';
import { LinkButton } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

const showAll = { en: 'Show all', bn: 'সব দেখুন' };

const lens = (
  <>
    <path d="M14 14h52M14 38h30M14 62h56" stroke="var(--line-strong)" />
    <circle cx="78" cy="34" r="17" stroke="var(--green)" />
    <path d="m91 47 15 15" stroke="var(--green)" />
  </>
);

/** Is shown for a search, stored in the address, without results: links to the whole list. */
export function NothingFound({ text }: { readonly text: string }): ReactNode {
  const translate = useText();
  const { pathname } = useLocation();
  return (
    <EmptyState
      text={text}
      drawing={lens}
      action={<LinkButton to={pathname}>{translate(showAll)}</LinkButton>}
    />
  );
}
