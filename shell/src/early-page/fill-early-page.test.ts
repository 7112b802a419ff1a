import { afterEach, describe, expect, it } from 'vitest';
import { fillEarlyPage } from './fill-early-page.ts';

const card = '<li data-item><img data-fill="picture" hidden><p data-fill="name" hidden></p></li>';

function open(html: string): void {
  document.body.innerHTML = `<div id="early">${html}</div><div id="root">${card}</div>`;
}

const shown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-fill]:not([hidden])')].map((part) =>
    part instanceof HTMLImageElement ? part.src : part.innerHTML,
  );

describe('the page that the gateway has sent', () => {
  afterEach(() => document.body.replaceChildren());

  it('gets the pictures and names of as many items as it has places for, in the language of the page', () => {
    open(card + card);
    const items = ['ক | A', 'খ | B', 'গ | C'].map((name, at) => ({
      name,
      picture: `https://x.example/${at}`,
    }));
    fillEarlyPage({ items }, 'en');
    expect(shown()).toEqual(['https://x.example/0', 'A', 'https://x.example/1', 'B']);
  });

  it('keeps its empty places where the answer has less', () => {
    open(card + card);
    fillEarlyPage({ items: [{ name: '', picture: 7 }] }, 'bn');
    expect(shown()).toEqual([]);
    fillEarlyPage(null, 'bn');
    expect(shown()).toEqual([]);
  });

  it('takes the answer itself where that is no list, and never as HTML', () => {
    open('<div data-item><p data-fill="name" hidden></p></div>');
    fillEarlyPage({ name: '<img src=x onerror=alert(1)></script>' }, 'bn');
    expect(shown()).toEqual(['&lt;img src=x onerror=alert(1)&gt;&lt;/script&gt;']);
  });
});
