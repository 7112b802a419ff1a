import { useLocation } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { useText } from '../i18n/texts.ts';
import { LinkButton } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

const showAll = { en: 'Show all', bn: 'সব দেখুন' };

/** For a search, stored in the address, without results: links to the whole list. */
export function NothingFound({ text }: { readonly text: string }): ReactNode {
  const translate = useText();
  const { pathname } = useLocation();
  return <EmptyState text={text} action={<LinkButton to={pathname}>{translate(showAll)}</LinkButton>} />;
}
