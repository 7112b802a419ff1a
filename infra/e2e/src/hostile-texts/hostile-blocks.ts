import { hostileTexts } from '@pathshala/service-kit/rich-text/hostile-corpus';

/** Ends everything that a hostile text has left open, so that the next one is read from its start. */
const end = `"'>--></script></style></textarea></title></xmp></iframe></noscript></template></svg></math></table></p>`;
/** Nothing ends a `<plaintext>`. */
const isEndless = (text: string): boolean => text.includes('<plaintext>');
/** Below the smallest limit of a rich field, which counts the text once it is sanitised. */
const maxLength = 4_000;

/** The mark before each block: a field that holds it is a rich field. */
export const mark = '<p>hostile block</p>';

/** All hostile texts, in blocks that fit into every rich field. */
export function hostileBlocks(): readonly string[] {
  const ordered = hostileTexts.toSorted((a, b) => Number(isEndless(a)) - Number(isEndless(b)));
  const blocks: string[] = [];
  let block = '';
  for (const text of ordered) {
    const next = `${text}${end}`;
    if (block !== '' && block.length + next.length > maxLength) {
      blocks.push(`${mark}${block}`);
      block = '';
    }
    block += next;
  }
  return [...blocks, `${mark}${block}`];
}
