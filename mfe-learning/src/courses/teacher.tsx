import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

/** Who teaches the course; nothing where no name is given. */
export function Teacher({ name }: { readonly name: string }): ReactNode {
  const translate = useText();
  if (name === '') return null;
  return (
    <section>
      <h2>{translate(texts.teacher)}</h2>
      <p>{name}</p>
    </section>
  );
}
