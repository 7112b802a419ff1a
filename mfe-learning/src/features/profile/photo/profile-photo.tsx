import { lazyPage } from '@pathshala/web-kit/lazy-page';
import { Button } from '@pathshala/web-kit/parts/button';
import { Notice } from '@pathshala/web-kit/parts/notice';
import { useSiteFeatures } from '@pathshala/web-kit/site-settings';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import { type ChangeEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import type { Student } from '../profile-types.ts';
import styles from './profile-photo.module.css';
import { texts } from './texts.ts';
import { useChosenFile } from './use-chosen-file.ts';
import { usePhoto } from './use-photo.ts';

/** Loaded with the first file: cropping is heavy. */
const CropDialog = lazyPage(
  () => import(/* webpackChunkName: "profile-crop" */ './crop-dialog.tsx'),
  (file) => file.CropDialog,
);

/** Shows photo, name and username of the student, and how to change the photo. */
export function ProfilePhoto({ student }: { readonly student: Student }): ReactNode {
  const user = useUser();
  const language = useLanguage();
  const { fullName, profilePhotoUrl } = student.personalInfo;
  const [first, second] =
    language === 'bn' ? [fullName.bengali, fullName.english] : [fullName.english, fullName.bengali];
  const name = first || second || user?.username || '';
  return (
    <div className={styles['head']}>
      <Picture key={profilePhotoUrl} url={profilePhotoUrl} name={name} />
      <div className={styles['words']}>
        <p className={styles['name']}>{name}</p>
        {user && <p className={styles['username']}>@{user.username}</p>}
        <PhotoActions student={student} />
      </div>
    </div>
  );
}

function Picture({ url, name }: { readonly url: string; readonly name: string }): ReactNode {
  const translate = useText();
  const [isBroken, setBroken] = useState(false);
  if (url !== '' && !isBroken) {
    return (
      <img
        className={styles['picture']}
        src={url}
        alt={translate(texts.photo)}
        width="112"
        height="112"
        onError={() => setBroken(true)}
      />
    );
  }
  const [letter = ''] = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)];
  return (
    <span className={styles['picture']} aria-hidden="true">
      {letter === '' ? '' : letter.segment.toUpperCase()}
    </span>
  );
}

function PhotoActions({ student }: { readonly student: Student }): ReactNode {
  const translate = useText();
  const input = useRef<HTMLInputElement>(null);
  const { url, problem, choose, clear } = useChosenFile();
  const { upload, remove, isUploading, isRemoving, error, reset } = usePhoto(student, clear);
  const { photos } = useSiteFeatures();
  const hasPhoto = student.personalInfo.profilePhotoUrl !== '';
  const pick = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    reset();
    if (file) void choose(file);
  };
  const close = (): void => {
    reset();
    clear();
  };
  const words = problem ?? (url === undefined ? error : undefined);
  return (
    <>
      <div className={styles['actions']}>
        <input
          ref={input}
          className={styles['file']}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif"
          tabIndex={-1}
          aria-label={translate(texts.photo)}
          onChange={pick}
        />
        {photos && (
          <Button size="small" onClick={() => input.current?.click()}>
            {translate(hasPhoto ? texts.change : texts.add)}
          </Button>
        )}
        {hasPhoto && (
          <Button size="small" kind="quiet" isBusy={isRemoving} onClick={remove}>
            {translate(texts.remove)}
          </Button>
        )}
      </div>
      {words !== undefined && (
        <Notice tone="bad" isLive>
          <p>{words}</p>
        </Notice>
      )}
      {url !== undefined && (
        <Suspense fallback={<p>{translate(texts.loading)}</p>}>
          <CropDialog url={url} isBusy={isUploading} error={error} onCut={upload} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
