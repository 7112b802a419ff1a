import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import type { ReactNode } from 'react';

interface OuterLinkProps {
  readonly href: string;
  /** The name of the lesson, for screen readers. */
  readonly name: string;
}

/** A link to another site, shown as the name of that site. Anything but https is shown as text. */
export function OuterLink({ href, name }: OuterLinkProps): ReactNode {
  if (href === '') return '–';
  const url = URL.canParse(href) ? new URL(href) : undefined;
  if (url?.protocol !== 'https:') return href;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {url.hostname.replace(/^www\./u, '')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </a>
  );
}
