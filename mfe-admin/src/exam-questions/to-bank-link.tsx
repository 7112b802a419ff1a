import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { paperQuestionsPath } from './paths.ts';

const texts = { toBank: { en: 'Add to the question bank', bn: 'প্রশ্নব্যাংকে যোগ করুন' } };

/** Leads from a paper to the page that adds its questions to the bank. */
export function ToBankLink({ paperId }: { readonly paperId: string }): ReactNode {
  const translate = useText();
  const may = useMayDo();
  if (!may(permissions.questions)) return null;
  return <LinkButton to={paperQuestionsPath(paperId)}>{translate(texts.toBank)}</LinkButton>;
}
