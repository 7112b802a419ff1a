/** The elements of common rich text, as the server's sanitiser allows them. */
const elements = new Set(
  'p br strong em u s sub sup ul ol li h2 h3 h4 blockquote code pre table thead tbody tr th td img a span'.split(
    ' ',
  ),
);

export function isAllowedElement(name: string): boolean {
  return elements.has(name);
}

/** The server's sanitiser has the same rule: another host would learn who reads what. */
const pictureSource =
  /^(\/api\/files\/[a-z][a-z0-9-]*\/[0-9a-f]{64}$|data:image\/(png|jpeg|webp|svg\+xml)[;,])/i;
/** `/\` before a host means `//` to a browser. */
const linkTarget = /^(https?:|mailto:|\/(?![/\\])|#)/i;

/** The allowed attributes of an element; all others are dropped, above all `style` and event handlers. */
export function allowedAttributes(name: string, element: Element): Readonly<Record<string, string | number>> {
  if (name === 'img') return pictureAttributes(element);
  if (name === 'a') return linkAttributes(element);
  return name === 'th' || name === 'td' ? numbers(element, { colspan: 'colSpan', rowspan: 'rowSpan' }) : {};
}

function pictureAttributes(element: Element): Readonly<Record<string, string | number>> {
  const source = element.getAttribute('src')?.trim() ?? '';
  return {
    ...(pictureSource.test(source) ? { src: source } : {}),
    alt: element.getAttribute('alt') ?? '',
    loading: 'lazy',
    decoding: 'async',
    ...numbers(element, { width: 'width', height: 'height' }),
  };
}

function linkAttributes(element: Element): Readonly<Record<string, string>> {
  const href = element.getAttribute('href')?.trim() ?? '';
  if (!linkTarget.test(href)) return {};
  return href.startsWith('/') || href.startsWith('#')
    ? { href }
    : { href, rel: 'noopener noreferrer', target: '_blank' };
}

function numbers(
  element: Element,
  names: Readonly<Record<string, string>>,
): Readonly<Record<string, number>> {
  const entries = Object.entries(names).flatMap(([name, property]) => {
    const value = Number.parseInt(element.getAttribute(name) ?? '', 10);
    return value > 0 && value <= 4000 ? [[property, value] as const] : [];
  });
  return Object.fromEntries(entries);
}
