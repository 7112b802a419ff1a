/** A number or letter before `.` or `)`; everything else is a bullet. */
const ordinal = /^\(?(?:[\da-z]+|[\u09E6-\u09EF\u0980-\u09B9]+)[.)]/iu;

/** Word copies the items of a list as paragraphs with a style `mso-list: l0 level2 lfo1`, and their bullets as text. */
export function restoreWordLists(body: HTMLElement): void {
  const lists: HTMLElement[] = [];
  let previous: Element | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const level = levelOf(paragraph);
    if (level === 0) continue;
    if (previous === null || paragraph.previousElementSibling !== previous) lists.length = 0;
    lists.length = Math.min(lists.length, level);
    const isOrdered = takeMarker(paragraph);
    while (lists.length < level) openList(lists, { isOrdered, before: paragraph });
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    lists.at(-1)?.append(item);
    paragraph.remove();
    previous = lists[0] ?? null;
  }
}

function levelOf(paragraph: HTMLElement): number {
  return Number(/mso-list:[^;]*level(\d)/iu.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
}

/** Removes the bullet or number that is part of the text; whether it was a number. */
function takeMarker(paragraph: HTMLElement): boolean {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const isOrdered = ordinal.test(marker?.textContent?.trim() ?? '');
  marker?.remove();
  return isOrdered;
}

function openList(lists: HTMLElement[], at: { isOrdered: boolean; before: Element }): void {
  const list = document.createElement(at.isOrdered ? 'ol' : 'ul');
  const parent = lists.at(-1);
  if (parent === undefined) at.before.before(list);
  else (parent.lastElementChild ?? parent).append(list);
  lists.push(list);
}
