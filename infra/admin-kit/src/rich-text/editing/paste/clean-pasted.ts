import { restoreWordLists } from './word-lists.ts';

export interface PastedContent {
  readonly html: string;
  /** Pictures that were part of the text; they are uploaded. */
  readonly pictures: readonly File[];
  /** Pictures of other sites and of the sender's disk, which cannot be shown. */
  readonly lostPictures: number;
}

const blocks = 'p,div,li,h1,h2,h3,h4,h5,h6,blockquote,pre,tr,table,ul,ol,section,article';
const headings: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** Returns what Word, Google Docs and web pages copy, without their layout; with `isLine` as one paragraph. */
export function cleanPasted(html: string, { isLine }: { readonly isLine: boolean }): PastedContent {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  removeAll(body, 'style,script,meta,link,title,xml,template,noscript,br.Apple-interchange-newline');
  removeComments(body);
  restoreWordLists(body);
  // The languages of a text are parts of the field, not of what is pasted into it.
  for (const part of body.querySelectorAll('div[lang]')) part.removeAttribute('lang');
  for (const [from, to] of Object.entries(headings)) rename(body, from, to);
  for (const link of body.querySelectorAll('a')) cleanLink(link);
  removeEmptyParagraphs(body);
  removeBreaksBetweenBlocks(body);
  spacesOf(body);
  const pictures = takePictures(body);
  if (isLine) flatten(body);
  return { html: body.innerHTML, ...pictures };
}

function removeAll(body: HTMLElement, selector: string): void {
  for (const element of body.querySelectorAll(selector)) element.remove();
}

function nodesOf(body: HTMLElement, kind: number): Node[] {
  const walker = document.createTreeWalker(body, kind);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

function removeComments(body: HTMLElement): void {
  for (const node of nodesOf(body, NodeFilter.SHOW_COMMENT)) node.parentNode?.removeChild(node);
}

function rename(body: HTMLElement, from: string, to: string): void {
  for (const element of body.querySelectorAll(from)) {
    const renamed = document.createElement(to);
    renamed.append(...element.childNodes);
    element.replaceWith(renamed);
  }
}

/** Links are underlined by the site; nearly every site that answers `http` answers `https` too. */
function cleanLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  link.setAttribute('href', href.replace(/^http:/iu, 'https:'));
  for (const element of [link, ...link.querySelectorAll<HTMLElement>('*')]) {
    element.style.removeProperty('text-decoration');
    element.style.removeProperty('text-decoration-line');
  }
  for (const underline of link.querySelectorAll('u')) underline.replaceWith(...underline.childNodes);
}

/** Word and Google Docs put them between paragraphs for space. */
function removeEmptyParagraphs(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.textContent?.trim() === '' && !paragraph.querySelector('img')) paragraph.remove();
  }
}

function removeBreaksBetweenBlocks(body: HTMLElement): void {
  for (const lineBreak of body.querySelectorAll('br')) {
    const { previousElementSibling: before, nextElementSibling: after } = lineBreak;
    if (before?.matches(blocks) === true || after?.matches(blocks) === true) lineBreak.remove();
  }
}

function spacesOf(body: HTMLElement): void {
  for (const text of nodesOf(body, NodeFilter.SHOW_TEXT) as Text[])
    text.data = text.data.replaceAll('\u00A0', ' ');
}

function takePictures(body: HTMLElement): Pick<PastedContent, 'pictures' | 'lostPictures'> {
  const found = [...body.querySelectorAll('img')].filter((image) => !isOurs(image.getAttribute('src')));
  const pictures = found.flatMap((image) => fileOf(image.getAttribute('src') ?? ''));
  for (const image of found) image.remove();
  return { pictures, lostPictures: found.length - pictures.length };
}

function isOurs(source: string | null): boolean {
  return /^\/api\/files\/[a-z][a-z0-9-]*\/[0-9a-f]{64}$/u.test(source ?? '');
}

function fileOf(source: string): File[] {
  const [, type, content] = /^data:(image\/(?:png|jpeg|webp|gif));base64,([\w+/=\s]+)$/u.exec(source) ?? [];
  if (type === undefined || content === undefined) return [];
  const bytes = Uint8Array.from(atob(content), (character) => character.codePointAt(0) ?? 0);
  return [new File([bytes], type.replace('/', '.'), { type })];
}

/** Blocks become lines. */
function flatten(body: HTMLElement): void {
  for (const block of body.querySelectorAll(blocks)) {
    if (block.nextSibling) block.after(document.createElement('br'));
    block.replaceWith(...block.childNodes);
  }
}
