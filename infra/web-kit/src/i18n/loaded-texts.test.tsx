import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageSwitch } from '../remote/language-switch.tsx';
import { renderRemotePart } from '../testing/index.tsx';
import { loadedText, loadTexts } from './loaded-texts.ts';
import { encodeTexts, readTexts, type Text } from './text-file.ts';
import { useText } from './texts.ts';

/** The build puts these calls in the place of the pairs. */
const texts = { exams: loadedText(7), again: loadedText(12) };

const stored: Record<string, string> = {
  '/mfe/page.en.json': encodeTexts([
    [12, 'Again'],
    [7, ['{n} exams', '1 exam']],
  ]),
  '/mfe/page.bn.json': encodeTexts([
    [7, '{n}টি পরীক্ষা'],
    [12, 'আবার'],
  ]),
};

function Exams({ n }: { readonly n: number }) {
  const translate = useText();
  return <p>{`${translate(texts.exams, { n })} ${translate(texts.again)}`}</p>;
}

describe('the texts that the build has taken out of the code', () => {
  const asked: string[] = [];
  let isOffline = false;
  beforeEach(() => {
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      if (isOffline) throw new TypeError('Failed to fetch');
      return new Response(stored[address] ?? null, { status: stored[address] === undefined ? 404 : 200 });
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are loaded in one language, and in the other one when it is chosen', async () => {
    document.documentElement.lang = 'en';
    await loadTexts('/mfe/page');
    expect(asked).toEqual(['/mfe/page.en.json']);
    const { services, container } = renderRemotePart(
      <>
        <LanguageSwitch />
        <Exams n={1} />
        <Exams n={2} />
      </>,
      { language: 'en' },
    );
    expect(container.textContent).toBe('1 exam Again2 exams Again');

    isOffline = true;
    act(() => services.language.set('bn'));
    expect(container.textContent).toBe('1 exam Again2 exams Again');
    await vi.waitFor(() => expect(services.language.get()).toBe('en'));
    expect(services.toast.shown.get().map(({ text }) => text)).toEqual([
      'The texts did not load. Check your connection and try again.',
    ]);

    isOffline = false;
    act(() => services.language.set('bn'));
    await screen.findByText('১টি পরীক্ষা আবার');
    act(() => services.language.set('en'));
    expect(container.textContent).toBe('1 exam Again2 exams Again');
    expect(asked.filter((address) => address.endsWith('.en.json'))).toHaveLength(1);
  });

  it('fail as a file of code does, so that the page can be tried again', async () => {
    await expect(loadTexts('/mfe/gone')).rejects.toThrow('Loading chunk /mfe/gone failed.');
  });

  it('keep their numbers in a file', () => {
    const table: Text[] = [];
    readTexts(
      JSON.parse(
        encodeTexts([
          [3, 'c'],
          [1, ['a', 'b']],
          [2, 'd'],
        ]),
      ),
      table,
    );
    expect([table[1], table[2], table[3]]).toEqual([['a', 'b'], 'd', 'c']);
  });
});
