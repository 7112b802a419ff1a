import { AdminLayout } from '@pathshala/admin-kit/layout/admin-layout';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { usePaletteSources } from './use-palette-sources.ts';

const searched = {
  en: 'A page, course, campaign, exam or user',
  bn: 'পাতা, কোর্স, ক্যাম্পেইন, পরীক্ষা বা ব্যবহারকারী',
};

/** The frame of the boss area, whose command palette finds courses, campaigns, exam campaigns and users. */
export function BossLayout({ children }: { readonly children: ReactNode }): ReactNode {
  const translate = useText();
  return (
    <AdminLayout sources={usePaletteSources()} placeholder={translate(searched)}>
      {children}
    </AdminLayout>
  );
}
