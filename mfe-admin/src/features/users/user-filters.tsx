import { Field } from '@pathshala/web-kit/parts/field';
import { Select } from '@pathshala/web-kit/parts/text-input';
import { useSearchParams } from '@pathshala/web-kit/router';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import styles from './users.module.css';

const roles = ['student', 'admin'] as const;
const states = ['true', 'false'] as const;

/** The filters in the URL, in the format of the request. */
export function useUserFilters() {
  const [search] = useSearchParams();
  const role = roles.find((one) => one === search.get('role'));
  const active = states.find((one) => one === search.get('active'));
  return {
    query: { ...(role ? { role } : {}), ...(active ? { active } : {}) },
    isSet: role !== undefined || active !== undefined,
  };
}

export function UserFilters(): ReactNode {
  const translate = useTexts();
  const [, setSearch] = useQueryParams();
  const { query } = useUserFilters();
  return (
    <div className={styles['filters']}>
      <Field label={translate('users.role')}>
        <Select
          value={query.role ?? ''}
          onChange={(event) => setSearch({ role: event.currentTarget.value, page: undefined })}
        >
          <option value="">{translate('users.all')}</option>
          {roles.map((role) => (
            <option key={role} value={role}>
              {translate(`role.${role}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={translate('users.state')}>
        <Select
          value={query.active ?? ''}
          onChange={(event) => setSearch({ active: event.currentTarget.value, page: undefined })}
        >
          <option value="">{translate('users.all')}</option>
          <option value="true">{translate('users.active')}</option>
          <option value="false">{translate('users.inactive')}</option>
        </Select>
      </Field>
    </div>
  );
}
