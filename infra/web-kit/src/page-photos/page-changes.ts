import type { Page, Pages } from './page-calls.ts';

/** A change that can be applied to the pages as they are by then. */
export type PageChange = (pages: Pages) => Pages;

/** One place forward (-1) or back (1). */
export function movePage(pageId: string, by: -1 | 1): PageChange {
  return (pages) => {
    const from = pages.findIndex((page) => page.pageId === pageId);
    const to = from + by;
    const moved = pages[from];
    if (moved === undefined || to < 0 || to >= pages.length) return pages;
    return pages.toSpliced(from, 1).toSpliced(to, 0, moved);
  };
}

const next = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;

/** A quarter clockwise. */
export function rotatePage(pageId: string): PageChange {
  return (pages) =>
    pages.map((page) => (page.pageId === pageId ? { ...page, rotation: next[page.rotation] } : page));
}

export function removePage(pageId: string): PageChange {
  return (pages) => pages.filter((page) => page.pageId !== pageId);
}

/** Brings a removed page back to its place. */
export function restorePage(removed: Page, index: number): PageChange {
  return (pages) =>
    pages.some(({ pageId }) => pageId === removed.pageId) ? pages : pages.toSpliced(index, 0, removed);
}
