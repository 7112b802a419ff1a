import { renderRemotePart } from '@pathshala/web-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AdminProvider } from '../theme/admin-provider.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';

describe('editing rich text', () => {
  it('gives what was typed as a fragment', async () => {
    const onChange = vi.fn<(html: string) => void>();
    renderRemotePart(
      <AdminProvider>
        <RichTextEditor label="Question" value="" onChange={onChange} size="line" />
      </AdminProvider>,
    );
    const field = await screen.findByRole('textbox', { name: 'Question' });
    await userEvent.click(field);
    await userEvent.keyboard(' & c');
    expect(onChange).toHaveBeenLastCalledWith('&amp; c');
  });
});
