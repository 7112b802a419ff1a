import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePaperAhead } from './use-paper-ahead.ts';

type Paper = Parameters<typeof usePaperAhead>[0];

const { loadMaths } = vi.hoisted(() => ({
  loadMaths: vi.fn<() => Promise<object>>(() => Promise.resolve({})),
}));
vi.mock('@pathshala/web-kit/load-maths', () => ({ loadMaths }));

const requested: string[] = [];

/** A picture that has arrived as soon as it is asked for. */
class ArrivedPicture extends EventTarget {
  set src(address: string) {
    requested.push(address);
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

afterEach(() => {
  requested.length = 0;
  loadMaths.mockClear();
  vi.unstubAllGlobals();
});

function open(question: string, options: readonly string[]): void {
  vi.stubGlobal('Image', ArrivedPicture);
  const mcq = { _id: 'q1', question, options: options.map((text, n) => ({ _id: `o${n}`, text })) };
  const paper = { subjects: [{ mcqs: [mcq] }] } as unknown as Paper;
  function Page() {
    usePaperAhead(paper);
    return null;
  }
  render(<Page />);
}

it('a formula in an option fetches what draws it, before its question is shown [EXM-05]', () => {
  open('How much?', [String.raw`$70\,\mathrm{mL}$`, '5']);
  expect(loadMaths).toHaveBeenCalledOnce();
});

it('pictures are fetched once each, from the school alone', async () => {
  const own = `/api/files/svc-exams/${'a'.repeat(64)}`;
  open(`<p><img src="${own}" alt="A"></p>`, [`<img src="${own}" alt="A">`, '<img src="//evil.example/x">']);
  await waitFor(() => expect(requested).toEqual([own]));
  expect(loadMaths).not.toHaveBeenCalled();
});
