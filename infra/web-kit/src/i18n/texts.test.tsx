import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderRemotePart } from '../testing/index.tsx';
import { defineTexts, useText } from './texts.ts';

function makeTexts() {
  const asked: string[] = [];
  const load = (language: string, catalogue: Record<string, string>) => async () => {
    asked.push(language);
    return { default: catalogue };
  };
  const texts = defineTexts<'exams'>({
    en: load('en', { exams: '{n} exams', 'exams.one': '{n} exam' }),
    bn: load('bn', { exams: '{n}টি পরীক্ষা' }),
  });
  function Count({ n }: { readonly n: number }) {
    return <p>{texts.useTexts()('exams', { n })}</p>;
  }
  return { texts, asked, Count };
}

describe('the texts of a remote', () => {
  it('load the reader’s language only', async () => {
    const { texts, asked, Count } = makeTexts();
    await texts.load('en');
    renderRemotePart(<Count n={2} />);
    screen.getByText('2 exams');
    expect(asked).toEqual(['en']);
  });

  it('know one thing from many', async () => {
    const { texts, Count } = makeTexts();
    await texts.load('en');
    const { container } = renderRemotePart(<Count n={1} />);
    expect(container.textContent).toBe('1 exam');
  });

  it('know one thing from many in English, where they are beside their code', () => {
    const text = { en: '{n} exams', one: '1 exam', bn: '{n}টি পরীক্ষা' };
    function Exams({ n }: { readonly n: number }) {
      return <p>{useText()(text, { n })}</p>;
    }
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

  it('follow the switch, showing the old language until the new one is there', async () => {
    const { texts, Count } = makeTexts();
    await texts.load('en');
    const { services, container } = renderRemotePart(<Count n={12} />);
    act(() => services.language.set('bn'));
    expect(container.textContent).toBe('12 exams');
    await screen.findByText('১২টি পরীক্ষা');
  });
});
