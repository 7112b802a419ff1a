import { join, resolve } from 'node:path';

interface Variables {
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_DIR?: string | undefined;
  readonly S3_BUCKET?: string | undefined;
  readonly UPLOADS_DIR?: string | undefined;
}

/** The folders in which mails and uploads are written when no outside system takes them. */
export interface SharedFolders {
  readonly mailDir: string;
  readonly uploadsDir: string;
}

/** Several machines share no disk by themselves: mails would never leave, an upload would belong to one process. */
export function folderFaults({ SMTP_URL, MAIL_DIR, S3_BUCKET, UPLOADS_DIR }: Variables): readonly string[] {
  const faults: string[] = [];
  if (SMTP_URL === undefined && MAIL_DIR === undefined) {
    faults.push('SMTP_URL: needed to send mails (for tests, MAIL_DIR: a folder to write them to instead)');
  }
  if (S3_BUCKET === undefined && UPLOADS_DIR === undefined) {
    faults.push('S3_BUCKET: needed for uploads, or UPLOADS_DIR: a folder that all processes share');
  }
  return faults;
}

export function foldersOf({ MAIL_DIR, UPLOADS_DIR }: Variables, dataDir: string): SharedFolders {
  return {
    mailDir: resolve(MAIL_DIR ?? join(dataDir, 'mail')),
    uploadsDir: resolve(UPLOADS_DIR ?? join(dataDir, 'uploads')),
  };
}
