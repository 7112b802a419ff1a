import { Link } from '@pathshala/web-kit/router';
import { type ReactNode, useState } from 'react';
import { useText } from '../i18n/texts.ts';
import { Field } from '../parts/field.tsx';
import { Page } from '../parts/page.tsx';
import { TextInput } from '../parts/text-input.tsx';
import type { RemoteRoute } from '../registry.ts';

const texts = {
  title: { en: 'Pages of this remote', bn: 'এই রিমোটের পাতাগুলো' },
  open: { en: 'Open', bn: 'খুলুন' },
};

/** The paths of a remote's manifest as links; a path with parameters has a field for each. */
export function PageList({ routes }: { readonly routes: readonly RemoteRoute[] }): ReactNode {
  const translate = useText();
  return (
    <Page title={translate(texts.title)}>
      <ul>
        {routes.map(({ path, access }) => (
          <li key={path}>
            <code>{path}</code> ({access}) <PageLink path={path} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

function PageLink({ path }: { readonly path: string }): ReactNode {
  const translate = useText();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const names = path.split('/').filter((part) => part.startsWith(':'));
  const to = path
    .split('/')
    .map((part) => (part === '*' ? '' : names.includes(part) ? encodeURIComponent(values[part] ?? '') : part))
    .join('/');
  const isComplete = names.every((name) => (values[name] ?? '') !== '');
  return (
    <>
      {names.map((name) => (
        <Field key={name} label={name}>
          <TextInput
            value={values[name] ?? ''}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        </Field>
      ))}
      {isComplete && (
        <Link to={to} aria-label={`${translate(texts.open)} ${to}`}>
          {translate(texts.open)}
        </Link>
      )}
    </>
  );
}
