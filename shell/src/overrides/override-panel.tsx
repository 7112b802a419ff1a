import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { Button } from '@pathshala/web-kit/parts/button';
import { Dialog } from '@pathshala/web-kit/parts/dialog';
import { Field } from '@pathshala/web-kit/parts/field';
import { TextInput } from '@pathshala/web-kit/parts/text-input';
import type { Registry, RemoteDescription } from '@pathshala/web-kit/registry';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { isAllowedEntry, readOverrides, saveOverride } from '../registry/overrides.ts';
import styles from './override-panel.module.css';
import { texts } from './texts.ts';

interface OverridePanelProps {
  readonly published: Registry;
  /** The origins from which the server lets this page load remotes. */
  readonly origins: readonly string[];
  readonly reload: () => void;
}

/** A button in the corner, which shows while a remote comes from elsewhere, and the panel that it opens. */
export function OverridePanel({ published, origins, reload }: OverridePanelProps): ReactNode {
  const translate = useText();
  const [isOpen, open] = useState(false);
  const overrides = readOverrides(published);
  const count = Object.keys(overrides).length;
  const save = (name: string, entry: string | undefined): void => {
    saveOverride(name, entry);
    reload();
  };
  const resetAll = (): void => {
    for (const name of Object.keys(overrides)) saveOverride(name, undefined);
    reload();
  };
  return (
    <>
      <div className={styles['corner']} data-print="no">
        <Button size="small" kind={count > 0 ? 'primary' : 'secondary'} onClick={() => open(true)}>
          {count > 0 ? translate(texts.active, { n: count }) : translate(commonTexts.remotes)}
        </Button>
      </div>
      <Dialog
        title={translate(texts.title)}
        isOpen={isOpen}
        onClose={() => open(false)}
        actions={count > 0 && <Button onClick={resetAll}>{translate(texts.resetAll)}</Button>}
      >
        <p>{translate(texts.lead, { origins: origins.join(', ') })}</p>
        <ul className={styles['list']}>
          {Object.values(published).map((remote) => (
            <RemoteRow
              key={remote.name}
              remote={remote}
              override={overrides[remote.name]}
              origins={origins}
              onSave={(entry) => save(remote.name, entry)}
            />
          ))}
        </ul>
      </Dialog>
    </>
  );
}

interface RemoteRowProps {
  readonly remote: RemoteDescription;
  readonly override: string | undefined;
  readonly origins: readonly string[];
  readonly onSave: (entry: string | undefined) => void;
}

function RemoteRow({ remote, override, origins, onSave }: RemoteRowProps): ReactNode {
  const translate = useText();
  const { name, version } = remote;
  const [entry, setEntry] = useState(override ?? '');
  const [isRefused, refuse] = useState(false);
  const example = `${origins[0] ?? ''}/federated/remoteEntry.js`;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isAllowedEntry(entry, origins)) onSave(entry);
    else refuse(true);
  };
  return (
    <li>
      <h3>
        {name} {override !== undefined && <Badge tone="attention">{translate(texts.replaced)}</Badge>}
      </h3>
      <p>{translate(texts.published, { version })}</p>
      <form onSubmit={submit} noValidate>
        <Field
          label={translate(texts.address)}
          error={isRefused ? translate(texts.refused, { example }) : undefined}
        >
          <TextInput
            inputMode="url"
            placeholder={example}
            value={entry}
            onChange={({ target }) => setEntry(target.value)}
          />
        </Field>
        <div className={styles['actions']}>
          <Button type="submit" size="small">
            {translate(texts.use, { name })}
          </Button>
          {override !== undefined && (
            <Button size="small" onClick={() => onSave(undefined)}>
              {translate(texts.reset, { name })}
            </Button>
          )}
        </div>
      </form>
    </li>
  );
}
