import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { renderRemotePart, type RenderOptions } from '@pathshala/web-kit/testing';
import { AdminProvider } from '../../theme/admin-provider.tsx';
import { EditConflict, type EditConflictProps } from './edit-conflict.tsx';

const fee = { id: 'fee', label: 'Enrolment fee', mine: '100', theirs: '90' };
const gone = { id: 'units.0', label: 'Units › A', mine: '', theirs: 'A · 2024' };

function renderConflict(props: Partial<EditConflictProps> = {}, options: RenderOptions = {}) {
  const act = {
    onKeepMine: vi.fn<() => void>(),
    onTakeTheirs: vi.fn<() => void>(),
    onClose: vi.fn<() => void>(),
  };
  const rendered = renderRemotePart(
    <AdminProvider>
      <EditConflict
        changedBy="Rahima"
        changedAt="2026-01-15T10:00:00.000Z"
        differences={[fee, gone]}
        {...act}
        {...props}
      />
    </AdminProvider>,
    options,
  );
  return { ...rendered, ...act };
}

describe('two versions of a record', () => {
  it('are shown field by field, with the author and the time of the other version', () => {
    renderConflict();
    expect(screen.getByRole('dialog', { name: 'Two versions' }).textContent).toContain(
      'Rahima changed this on 15\u00A0January 2026, 4:00\u00A0pm, after you opened it.',
    );
    const [first, second] = within(screen.getByRole('list', { name: 'What differs' })).getAllByRole(
      'listitem',
    );
    expect(first?.textContent).toBe('Enrolment feeYours100Stored90');
    expect(second?.textContent).toBe('Units › AYoursNothingStoredA · 2024');
  });

  it('shorten a picture and a long text', () => {
    const picture = `‹img src="data:image/png;base64,${'A'.repeat(5000)}" alt="x" /›`;
    renderConflict({ differences: [{ ...fee, mine: picture, theirs: 'y'.repeat(700) }] });
    const [entry] = within(screen.getByRole('list', { name: 'What differs' })).getAllByRole('listitem');
    expect(entry?.textContent).toContain('‹img src="image/png (5022)" alt="x" /›');
    expect(entry?.textContent).toContain(`${'y'.repeat(600)}…`);
  });

  it('leave the choice to the reader, by keyboard alone', async () => {
    const { onKeepMine, onTakeTheirs, onClose } = renderConflict();
    const back = screen.getByRole('button', { name: 'Continue editing' });
    await waitFor(() => expect(document.activeElement).toBe(back));
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect([onClose, onTakeTheirs, onKeepMine].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  });

  it('cannot be saved twice while the first save is on its way', async () => {
    const { onKeepMine, onTakeTheirs } = renderConflict({ isBusy: true });
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(onKeepMine).not.toHaveBeenCalled();
    expect(onTakeTheirs).not.toHaveBeenCalled();
  });

  it('are shown in Bengali, also without a name', () => {
    renderConflict({ changedBy: null, changedAt: null }, { language: 'bn' });
    expect(screen.getByRole('dialog', { name: 'দুটি সংস্করণ' }).textContent).toContain('কেউ এটি বদলেছেন');
    screen.getByRole('button', { name: 'আমারটা রাখুন' });
  });

  it('have no accessibility fault that axe finds', async () => {
    const { container } = renderConflict();
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
