import { Button } from '@mantine/core';
import { useText } from '@pathshala/web-kit/texts';
import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { AdminLayout } from './admin-layout.tsx';
import { PageHeader } from './page-header.tsx';

export default { title: 'Layout' };

const texts = {
  courses: { en: 'Admission Courses', bn: 'ভর্তি প্রস্তুতির কোর্স' },
  edit: { en: 'Edit Medical Admission Preparation', bn: 'মেডিকেল ভর্তি প্রস্তুতি সম্পাদনা' },
  lead: { en: 'Created on 22 November 2026.', bn: 'তৈরি হয়েছে ২২ নভেম্বর ২০২৬-এ।' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
};

function Header(): ReactNode {
  const translate = useText();
  return (
    <PageHeader
      title={translate(texts.edit)}
      lead={translate(texts.lead)}
      breadcrumbs={[{ text: translate(texts.courses), to: '/boss/courses' }]}
      actions={<Button>{translate(texts.save)}</Button>}
    />
  );
}

export const Frame: StoryObj = {
  render: () => (
    <AdminLayout>
      <Header />
    </AdminLayout>
  ),
  parameters: { at: '/boss', isPage: true },
};
