import { splitMaths } from '@pathshala/web-kit/split-maths';
import { DOMParser as DocumentParser, type Node, type Schema } from '@tiptap/pm/model';

const blocks = 'p,div,ul,ol,li,h2,h3,h4,blockquote,pre,table,thead,tbody,tr,th,td';

/** A stored fragment as a document that reads the same: see `RichText` of web-kit for what its white space means. */
export function documentOf(schema: Schema, fragment: string): Node {
  const { body } = new DOMParser().parseFromString(fragment, 'text/html');
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) if (!text.parentElement?.closest('pre,code')) normalise(text);
  return DocumentParser.fromSchema(schema).parse(body, { preserveWhitespace: 'full' });
}

function normalise(text: Text): void {
  const { data } = text;
  if (data.trim() === '') {
    if (isBetweenBlocks(text)) text.remove();
    else text.data = data.replaceAll('\n', ' ');
  } else if (data.includes('\n')) text.replaceWith(...linesOf(data));
}

function isBetweenBlocks({ previousSibling, nextSibling, parentNode }: Text): boolean {
  const isBlock = (node: unknown): boolean => node instanceof Element && node.matches(blocks);
  if (isBlock(previousSibling) || isBlock(nextSibling)) return true;
  return parentNode instanceof Element && parentNode.matches('ul,ol,table,thead,tbody,tr');
}

/** A newline is a line break, but inside a formula it is a space. */
function linesOf(data: string): (string | Element)[] {
  const nodes: (string | Element)[] = [];
  let from = 0;
  for (const { kind, text } of splitMaths(data)) {
    const at = data.indexOf(text, from);
    const before = data.slice(from, at);
    from = at + text.length;
    nodes.push(before, ...(kind === 'text' ? withBreaks(text) : [text.replaceAll('\n', ' ')]));
  }
  return [...nodes, data.slice(from)];
}

function withBreaks(text: string): (string | Element)[] {
  return text
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [line] : [document.createElement('br'), line]));
}
