import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderRemotePart } from '../testing/index.tsx';
import { codeDigits, editCode } from './code-digits.ts';
import { CodeField } from './code-field.tsx';

const completed: string[] = [];

function Example({ error }: { readonly error?: string }): ReactNode {
  const [value, setValue] = useState('');
  return (
    <CodeField
      label="Code from the mail"
      value={value}
      onChange={setValue}
      onComplete={(code) => completed.push(code)}
      error={error}
    />
  );
}

function show(error?: string): HTMLInputElement {
  completed.length = 0;
  renderRemotePart(<Example {...(error !== undefined && { error })} />);
  return screen.getByLabelText('Code from the mail');
}

describe('the field for a code', () => {
  it('is one input that phones and password managers recognise, described by its error', () => {
    const input = show('This code is not right. Tries left: 4.');
    expect(input.getAttribute('autocomplete')).toBe('one-time-code');
    expect(input.getAttribute('inputmode')).toBe('numeric');
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    const describedBy = input.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toBe('This code is not right. Tries left: 4.');
  });

  it('reports the code once its last digit is typed, Bengali digits too', async () => {
    const input = show();
    await userEvent.type(input, '১২ 3-45');
    expect(completed).toEqual([]);
    await userEvent.type(input, '6');
    expect(input.value).toBe('123456');
    expect(completed).toEqual(['123456']);
  });

  it('takes a pasted code in any place, with the words around it [AUTH-02]', async () => {
    const input = show();
    await userEvent.type(input, '98');
    input.setSelectionRange(1, 1);
    await userEvent.paste('Your code: 123 456.');
    expect(input.value).toBe('123456');
    expect(completed).toEqual(['123456']);
  });

  it('corrects a digit by arrow keys and Backspace', async () => {
    const input = show();
    await userEvent.type(input, '12456');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}3');
    expect(input.value).toBe('123456');
    await userEvent.keyboard('{Backspace}');
    expect(input.value).toBe('12456');
    expect(input.selectionStart).toBe(2);
  });
});

describe('editing a code', () => {
  it.each([
    ['123456', { text: '1293456', caret: 3 }, { text: '129456', caret: 3 }],
    ['123456', { text: '1234567', caret: 7 }, { text: '123456', caret: 6 }],
    ['12', { text: '12x', caret: 3 }, { text: '12', caret: 2 }],
    ['123456', { text: '12456', caret: 2 }, { text: '12456', caret: 2 }],
  ])('%s becomes what is expected after %j', (before, typed, expected) => {
    expect(editCode(before, typed, 6)).toEqual(expected);
  });

  it('ignores what is no digit', () => {
    expect(codeDigits('G-১২৩ 456!', 6)).toBe('123456');
  });
});
