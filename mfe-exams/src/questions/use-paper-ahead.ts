import type { StudentPaper } from '@pathshala/svc-exams-contract/http';
import { hasChemistry, loadChemistry } from '@pathshala/web-kit/load-chemistry';
import { loadMaths } from '@pathshala/web-kit/load-maths';
import { splitMaths } from '@pathshala/web-kit/split-maths';
import { useEffect } from 'react';
import { shownTexts } from './paper-texts.ts';

type Texts = Pick<StudentPaper, 'subjects' | 'written'>;

/** Fetches what draws the formulas of the paper, and its pictures, so that later questions need no connection. */
export function usePaperAhead(paper: Texts): void {
  useEffect(() => {
    const stop = new AbortController();
    void fetchAhead(paper, stop.signal);
    return () => stop.abort();
  }, [paper]);
}

/** One after another: the answers have the connection first. */
async function fetchAhead(paper: Texts, signal: AbortSignal): Promise<void> {
  const texts = shownTexts(paper);
  // A script or picture that fails is requested again where it is shown, and replaced there.
  const formulas = texts.flatMap(formulasIn);
  if (formulas.length > 0) await loadMaths().catch(() => undefined);
  if (formulas.some(hasChemistry)) await loadChemistry().catch(() => undefined);
  for (const address of picturesIn(texts)) {
    if (signal.aborted) return;
    await loadPicture(address);
  }
}

function formulasIn(text: string): string[] {
  return splitMaths(text).flatMap((part) => (part.kind === 'text' ? [] : [part.text]));
}

function picturesIn(texts: readonly string[]): readonly string[] {
  const withPictures = texts.filter((text) => text.includes('<img'));
  const addresses = withPictures.flatMap((text) => {
    // `DOMParser` runs no script and loads no picture.
    const { images } = new DOMParser().parseFromString(text, 'text/html');
    return [...images].map((image) => image.getAttribute('src') ?? '');
  });
  return [...new Set(addresses)].filter((address) => address.startsWith('/api/files/'));
}

function loadPicture(address: string): Promise<void> {
  const picture = new Image();
  return new Promise((resolve) => {
    picture.addEventListener('load', () => resolve());
    picture.addEventListener('error', () => resolve());
    picture.src = address;
  });
}
