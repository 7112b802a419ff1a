import { DOMSerializer, type Node } from '@tiptap/pm/model';

const attributesOf: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  div: ['lang'],
};

/** Documents share the blocks that did not change: each is written once. */
const written = new WeakMap<Node, string>();

/** The document as the server stores it, letter by letter. A text of one paragraph is stored without its `<p>`. */
export function fragmentOf(document: Node): string {
  if (document.childCount === 1 && document.firstChild?.type.name === 'paragraph')
    return contentOf(document.firstChild).trim();
  let fragment = '';
  document.forEach((block) => {
    fragment += blockOf(block);
  });
  return fragment;
}

function blockOf(block: Node): string {
  const known = written.get(block);
  if (known !== undefined) return known;
  const serializer = DOMSerializer.fromSchema(block.type.schema);
  const html = htmlOf(serializer.serializeNode(block));
  written.set(block, html);
  return html;
}

function contentOf(block: Node): string {
  return blockOf(block).slice('<p>'.length, -'</p>'.length);
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function htmlOf(node: globalThis.Node): string {
  if (!(node instanceof Element)) return escapeText(node.textContent ?? '');
  const name = node.localName;
  const tag = `${name}${attributes(node)}`;
  if (name === 'br' || name === 'img') return `<${tag} />`;
  return `<${tag}>${childrenOf(node)}</${name}>`;
}

/** An item or a cell whose only paragraph comes first is written without its `<p>`. */
function childrenOf(element: Element): string {
  const [first, ...more] = [...element.childNodes];
  const holdsOneParagraph =
    /^(?:li|td|th)$/u.test(element.localName) &&
    first?.nodeName === 'P' &&
    // Spaces alone, between two tags, are not content.
    first.textContent?.trim() !== '' &&
    !more.some(({ nodeName }) => nodeName === 'P');
  const children = holdsOneParagraph ? [...first.childNodes, ...more] : [...element.childNodes];
  return children.map((child) => htmlOf(child)).join('');
}

function attributes(element: Element): string {
  return (attributesOf[element.localName] ?? [])
    .flatMap((name) => {
      const value = element.getAttribute(name);
      if (value === null || (name.endsWith('span') && value === '1')) return [];
      return [` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`];
    })
    .join('');
}
