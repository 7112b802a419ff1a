import { type DefaultTreeAdapterTypes, html, parseFragment, serialize } from 'parse5';
import { foreignHost } from './hostile-corpus.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const harmless = new Set(
  'p br ul ol li h2 h3 h4 blockquote pre img strong em u s sub sup span code a table thead tbody tr th td div'.split(
    ' ',
  ),
);
const attributes = new Set('href src alt width height lang colspan rowspan'.split(' '));
const picture =
  /^(?:data:image\/(?:png|jpeg|webp|svg\+xml)[;,]|\/api\/files\/[a-z][a-z0-9-]*\/[0-9a-f]{64}$)/u;

/**
 * The elements and attributes of a fragment that may run, load or restyle something, as a browser's parser finds them:
 * also after the fragment was written and parsed again. Independent of the sanitiser.
 */
export function dangersIn(fragment: string): readonly string[] {
  const tree = parseFragment(fragment);
  const again = parseFragment(serialize(tree));
  return [tree, again].flatMap((root) => root.childNodes.flatMap(dangersOf));
}

function dangersOf(node: Node): readonly string[] {
  if (!('tagName' in node)) return [];
  const isHarmless = node.namespaceURI === html.NS.HTML && harmless.has(node.tagName);
  return [
    ...(isHarmless ? [] : [node.tagName]),
    ...node.attrs
      .filter((attribute) => isDangerous(attribute, node))
      .map(({ name }) => `${node.tagName}[${name}]`),
    ...node.childNodes.flatMap(dangersOf),
  ];
}

function isDangerous({ name, value }: Element['attrs'][number], { tagName }: Element): boolean {
  if (!attributes.has(name)) return true;
  if (name === 'src') return !picture.test(value);
  if (name !== 'href') return false;
  // A text that is no address leads nowhere.
  if (!URL.canParse(value, 'https://site.example/')) return false;
  const { protocol, host } = new URL(value, 'https://site.example/');
  return tagName !== 'a' || !(protocol === 'mailto:' || protocol === 'https:') || host === foreignHost;
}
