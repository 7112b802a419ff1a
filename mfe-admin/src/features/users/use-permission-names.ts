import type { Permission } from '@pathshala/rules/permissions';
import { useTexts } from '../../texts.ts';

/** 'Marker, Support' of an administrator with some permissions; undefined for everybody else. */
export function usePermissionNames(): (of: {
  readonly permissions?: readonly Permission[] | undefined;
}) => string | undefined {
  const translate = useTexts();
  return ({ permissions }) => permissions?.map((name) => translate(`permission.${name}`)).join(', ');
}
