import { Switch } from '@mantine/core';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type { changeSiteSettings, readSiteSettings } from '@pathshala/svc-auth-contract/http';
import { useServices } from '@pathshala/web-kit/services';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import styles from './users.module.css';

/** Whether administrators must log in with two steps; nothing for administrators who may not decide it. */
export function SecondFactorRule(): ReactNode {
  const may = useMayDo();
  return may(permissions.administration) ? <Rule /> : null;
}

function Rule(): ReactNode {
  const translate = useTexts();
  const confirm = useConfirm();
  const { toast } = useServices();
  const { data: settings } = useApiQuery<typeof readSiteSettings>('/settings', {});
  const { mutate, isPending } = useApiMutation<typeof changeSiteSettings>('put', '/settings', {
    invalidates: ['/settings'],
    onSuccess: ({ requireSecondFactorForAdmins: isRequired }) =>
      toast.success(translate(isRequired ? 'users.twoStepsOn' : 'users.twoStepsOff')),
    onError: ({ message }) => toast.error(message),
  });
  if (settings === undefined || !('rev' in settings)) return null;

  async function change(isRequired: boolean): Promise<void> {
    const question = {
      title: translate('users.twoStepsTitle'),
      body: translate('users.twoStepsText'),
      confirmText: translate('users.twoStepsConfirm'),
    };
    if (settings === undefined || (isRequired && !(await confirm(question)))) return;
    mutate({ body: { ...settings, requireSecondFactorForAdmins: isRequired } });
  }

  return (
    <Switch
      className={styles['rule'] ?? ''}
      label={translate('users.twoSteps')}
      description={translate('users.twoStepsHelp')}
      checked={settings.requireSecondFactorForAdmins}
      disabled={isPending}
      onChange={({ currentTarget }) => void change(currentTarget.checked)}
    />
  );
}
