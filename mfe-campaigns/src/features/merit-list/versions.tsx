import { Field } from '@pathshala/web-kit/parts/field';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { Select } from '@pathshala/web-kit/parts/text-input';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './merit-list.module.css';
import type { MeritListPageOf } from './merit-table.tsx';
import { texts } from './texts.ts';

interface VersionsProps {
  readonly list: Pick<MeritListPageOf, 'version' | 'versions'>;
  /** Left out: the latest one. */
  readonly onVersion: (version: number | undefined) => void;
}

/** Shows what this version changed, with links to the other ones; renders nothing while there is only one. */
export function Versions({ list: { version, versions }, onVersion }: VersionsProps): ReactNode {
  const text = useText();
  const { shortDateTime } = useFormat();
  const latest = versions.at(-1);
  const shown = versions.find((one) => one.version === version);
  if (!latest || !shown || versions.length < 2) return null;
  return (
    <div className={styles['versions']}>
      {shown !== latest && (
        <Notice tone="attention">
          <p>
            {text(texts.older, { version })} <Link to="?">{text(texts.latest)}</Link>
          </p>
        </Notice>
      )}
      {shown.changes && (
        <p>{text(texts.changed, { version, date: shortDateTime(shown.issuedAt), ...shown.changes })}</p>
      )}
      <Field label={text(texts.version)}>
        <Select
          value={version}
          onChange={({ currentTarget: { value } }) =>
            onVersion(Number(value) === latest.version ? undefined : Number(value))
          }
        >
          {versions.toReversed().map((one) => (
            <option key={one.version} value={one.version}>
              {text(texts.versionOf, { version: one.version, date: shortDateTime(one.issuedAt) })}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
