import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Clicks the field of formatted text with this label and returns its editor, focused; `userEvent.keyboard` types into it. */
export async function openRichText(label: string): Promise<HTMLElement> {
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('textbox', { name: label }));
  return waitFor(() => {
    const field = screen.getByRole('textbox', { name: label });
    if (field !== document.activeElement || field.getAttribute('contenteditable') !== 'true')
      throw new Error(`${label} is not an editor yet`);
    return field;
  });
}
