import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommandPalette } from '../command-palette/command-palette.tsx';
import { AdminPage } from './admin-page.tsx';
import { Menu } from './menu.tsx';

const meta: Meta = { title: 'Layout' };
export default meta;

export const Page: StoryObj = {
  render: () => (
    <AdminPage
      title="Dhaka University"
      lead="A sentence below the title."
      breadcrumbs={[
        { text: 'Boss area', to: '/boss' },
        { text: 'Admission courses', to: '/boss/course-management/university-courses' },
      ]}
      actions={
        <>
          <Button variant="default">Preview</Button>
          <Button>Save</Button>
        </>
      }
    >
      <p>The content.</p>
    </AdminPage>
  ),
};

export const Sidebar: StoryObj = { render: () => <Menu /> };

export const Palette: StoryObj = {
  render: () => <CommandPalette isOpen sources={[]} onClose={() => undefined} />,
};
