import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { isPlainClick } from './is-plain-click.ts';
import { useNavigation } from './navigation.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  readonly replace?: boolean;
  readonly children: ReactNode;
}

/** A link inside the product; a new tab, a download and another site stay the browser's business. */
export function Link({ to, replace = false, onClick, children, ...rest }: LinkProps): ReactNode {
  const { navigator, prefetch } = useNavigation();
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || rest.target !== undefined) return;
    event.preventDefault();
    if (replace) navigator.replace(to);
    else navigator.push(to);
  }
  return (
    <a {...rest} href={to} onClick={follow} onPointerEnter={() => prefetch?.(to)}>
      {children}
    </a>
  );
}
