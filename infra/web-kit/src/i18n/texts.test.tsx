import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderRemotePart } from '../testing/index.tsx';
import { useText } from './texts.ts';

describe('a text', () => {
  const text = { en: '{n} exams', one: '1 exam', bn: '{n}টি পরীক্ষা' };
  function Exams({ n }: { readonly n: number }) {
    return <p>{useText()(text, { n })}</p>;
  }

  it('follows the language, and knows one thing from many in English', () => {
    const both = (
      <>
        <Exams n={1} />
        <Exams n={2} />
      </>
    );
    const { services, container } = renderRemotePart(both);
    expect(container.textContent).toBe('1 exam2 exams');
    act(() => services.language.set('bn'));
    expect(container.textContent).toBe('১টি পরীক্ষা২টি পরীক্ষা');
  });
});
