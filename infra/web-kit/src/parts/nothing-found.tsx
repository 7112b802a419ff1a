import type { ReactNode } from 'react';
import { useText } from '../i18n/texts.ts';
import { useLocation } from '../router/navigation.ts';
import { LinkButton } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

const showAll = { en: 'Show all', bn: 'সব দেখুন' };

/** A search kept in the address that finds nothing, and the way back to the whole list. */
export function NothingFound({ text }: { readonly text: string }): ReactNode {
  const say = useText();
  const { pathname } = useLocation();
  return <EmptyState text={text} action={<LinkButton to={pathname}>{say(showAll)}</LinkButton>} />;
}
