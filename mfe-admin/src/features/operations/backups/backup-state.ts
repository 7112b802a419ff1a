import type { BackupsAnswer } from '@pathshala/svc-auth-contract/http';

export type BackupState = NonNullable<BackupsAnswer['state']>;
