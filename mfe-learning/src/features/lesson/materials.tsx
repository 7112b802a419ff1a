import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { Lesson } from '../../lessons/lesson-types.ts';
import styles from './lesson.module.css';
import { texts } from './texts.ts';

type Material = Lesson['supplementaryMaterials'][number];

interface ShownMaterial {
  readonly title: string;
  readonly description: string;
  readonly type: string;
  readonly link: string;
}

const isSecure = (link: string): boolean => URL.parse(link)?.protocol === 'https:';

/** A material may be no more than a title or an address. */
function materialOf(material: Material): ShownMaterial {
  if (typeof material !== 'string') {
    const { title, description, type, link } = material;
    return { title: title === '' ? link : title, description, type, link: isSecure(link) ? link : '' };
  }
  return { title: material, description: '', type: '', link: isSecure(material) ? material : '' };
}

export function Materials({ materials }: { readonly materials: readonly Material[] }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const shown = materials.map(materialOf).filter(({ title }) => title !== '');
  if (shown.length === 0) return null;
  return (
    <section>
      <h2>{translate(texts.materials)}</h2>
      <ul className={styles['materials']}>
        {shown.map(({ title, description, type, link }, index) => (
          <li key={index}>
            {link === '' ? (
              inLanguage(title)
            ) : (
              <a href={link} target="_blank" rel="noopener noreferrer">
                {inLanguage(title)}
              </a>
            )}{' '}
            {type !== '' && <Badge>{inLanguage(type)}</Badge>}
            {description !== '' && <p>{inLanguage(description)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
